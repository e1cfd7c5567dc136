// Only what the pages cannot do by themselves; all of them work without it.
"use strict";

// A private link's token stands behind '#': post it, and leave no trace of it in the history.
const tokenForm = document.querySelector("[data-token-form]");
if (tokenForm && location.hash.length > 1) {
  tokenForm.elements.token.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  tokenForm.submit();
}

// The second click of a double click would break off what the first has sent. Buttons that lead to no other page may be
// clicked as fast as one likes.
document.addEventListener("click", (event) => {
  if (event.detail > 1 && event.target.closest("form[method=post] button:not([data-rearranges])")) event.preventDefault();
});

// The time left until the deadline goes on while one looks at it; by the second in the last hour.
const countdown = document.querySelector("[data-countdown]");
if (countdown) {
  const until = Date.parse(countdown.dateTime);
  const words = countdown.dataset;
  const show = () => {
    const left = Math.floor((until - Date.now()) / 1000);
    if (left <= 0) {
      countdown.textContent = words.passed;
      return;
    }
    const days = Math.floor(left / 86400);
    const hours = Math.floor((left % 86400) / 3600);
    const minutes = Math.floor((left % 3600) / 60);
    const parts = [];
    if (days > 0) parts.push(`${days} ${words.day}`);
    if (days > 0 || hours > 0) parts.push(`${hours} ${words.hour}`);
    parts.push(`${minutes} ${words.minute}`);
    if (days === 0 && hours === 0) parts.push(`${left % 60} ${words.second}`);
    const text = parts.join(" ");
    if (countdown.textContent !== text) countdown.textContent = text;
    setTimeout(show, 1000);
  };
  show();
}
