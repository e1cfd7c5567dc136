// Only what the pages cannot do by themselves; all of them work without it.
"use strict";

// A private link's token stands behind '#': post it, and leave no trace of it in the history.
const tokenForm = document.querySelector("[data-token-form]");
if (tokenForm && location.hash.length > 1) {
  tokenForm.elements.token.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  tokenForm.submit();
}
