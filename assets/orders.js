// Checks orders while they are written, and adds and removes rows without a new page. Whatever it does, the buttons
// of the page do as well.
"use strict";

const desk = document.querySelector("[data-orders]");

if (desk) {
  const pause = 600; // milliseconds without a keystroke
  let timer = 0;
  let asked = 0; // the last question; answers to earlier ones come too late

  const part = (root, name) => root.querySelector(`[data-part="${name}"]`);

  const fresh = (answer, name) => {
    const old = desk.querySelector(`input[name="${name}"]`);
    const now = answer.querySelector(`input[name="${name}"]`);
    if (old && now) old.value = now.value;
    else if (old) old.remove();
    else if (now) desk.prepend(now);
  };

  // Things to tap of which the first counts first: hidden fields say which was tapped when, and a number shows it.
  const keepOrder = (box) => {
    const field = box.closest("fieldset.in-order");
    const name = `${box.name}.order`;
    const order = () => [...field.querySelectorAll("input[type=hidden]")].filter((one) => one.name === name);
    for (const one of order()) if (one.value === box.value) one.remove();
    if (box.checked) {
      const last = document.createElement("input");
      Object.assign(last, { type: "hidden", name, value: box.value });
      field.append(last);
    }
    const values = order().map((one) => one.value);
    for (const nth of field.querySelectorAll("label > .nth")) {
      const one = nth.parentElement.querySelector("input");
      if (one.name === box.name) nth.textContent = one.checked ? values.indexOf(one.value) + 1 || "" : "";
    }
  };

  // Cards of one hand that stand in several fields: one that is tapped again leaves the place where it was.
  const rivals = (radio) => {
    const pool = radio.closest("fieldset[data-pool]").dataset.pool;
    const all = desk.querySelectorAll(`fieldset[data-pool="${CSS.escape(pool)}"] input:checked`);
    return [...all].filter((one) => one.value === radio.value && one.name !== radio.name);
  };
  const held = (radio) => Number(radio.parentElement.querySelector("[data-held]")?.dataset.held ?? 1);

  const markPools = () => {
    for (const radio of desk.querySelectorAll("fieldset[data-pool] input[type=radio]")) {
      const spent = radio.value !== "" && !radio.checked && rivals(radio).length >= held(radio);
      radio.parentElement.classList.toggle("spent", spent);
    }
  };

  const takeOver = (radio) => {
    if (radio.value !== "") {
      for (const rival of rivals(radio).slice(0, Math.max(0, rivals(radio).length + 1 - held(radio)))) {
        const nothing = rival.closest("fieldset").querySelector('input[type=radio][value=""]');
        if (nothing) nothing.checked = true;
      }
    }
    markPools();
  };

  // What is said beside the fields, while somebody types in them.
  const takeRemarks = (answer) => {
    for (const said of part(answer, "form").querySelectorAll("[data-said]")) {
      const place = desk.querySelector(`[data-said="${CSS.escape(said.dataset.said)}"]`);
      if (place) place.replaceChildren(...said.childNodes);
      const field = answer.getElementById(said.dataset.said);
      const live = document.getElementById(said.dataset.said);
      if (field && live && field.hasAttribute("aria-invalid")) live.setAttribute("aria-invalid", "true");
      else if (live) live.removeAttribute("aria-invalid");
    }
  };

  const takeForm = (answer) => {
    const place = part(desk, "form");
    const written = answer.querySelector('input[name="form_mark"]') !== null;
    if (!written) {
      if (!desk.querySelector('input[name="form_mark"]')) place.replaceChildren(...part(answer, "form").childNodes);
      else {
        place.inert = true; // as it was, until the YAML is one that a form can show
        part(desk, "summary").append(...part(answer, "form").childNodes); // why
      }
      return false;
    }
    const open = [...place.querySelectorAll("details[open]")].map((one) => one.dataset.more);
    const focused = place.contains(document.activeElement) ? document.activeElement.id : "";
    place.replaceChildren(...part(answer, "form").childNodes);
    for (const name of open) {
      const more = place.querySelector(`details[data-more="${CSS.escape(name)}"]`);
      if (more) more.open = true;
    }
    place.inert = false;
    markPools();
    if (focused) document.getElementById(focused)?.focus();
    return true;
  };

  const ask = async (what) => {
    const number = ++asked;
    const fields = new FormData(desk);
    fields.set("do", what);
    desk.dataset.waiting = "";
    let answer = null;
    try {
      const response = await fetch("/me/orders/check", {
        method: "POST",
        body: new URLSearchParams(fields),
        credentials: "same-origin",
      });
      if (response.ok) answer = new DOMParser().parseFromString(await response.text(), "text/html");
    } catch {
      answer = null; // no connection: the buttons still work, or say why they do not
    }
    if (number !== asked) return null;
    delete desk.dataset.waiting;
    if (!answer || !part(answer, "check")) return null;
    for (const name of ["summary", "check"]) part(desk, name).replaceChildren(...part(answer, name).childNodes);
    return answer;
  };

  const checkForm = async () => {
    const answer = await ask("check-form");
    if (!answer) return;
    takeRemarks(answer);
    desk.elements.yaml.value = answer.getElementById("yaml").value;
    fresh(answer, "yaml_mark");
    fresh(answer, "form_mark");
  };

  const checkYaml = async () => {
    const answer = await ask("check-yaml");
    if (!answer) return;
    if (takeForm(answer)) fresh(answer, "form_mark");
    fresh(answer, "yaml_mark");
  };

  const rearrange = async (what) => {
    const answer = await ask(what);
    if (!answer) return false;
    takeForm(answer);
    desk.elements.yaml.value = answer.getElementById("yaml").value;
    fresh(answer, "yaml_mark");
    fresh(answer, "form_mark");
    return true;
  };

  // The new row's first field, or the button that was pressed.
  const focusAfter = (what) => {
    const [verb, name, kind] = what.split(":");
    if (verb === "fill") {
      const filled = desk.querySelector(`.row[data-place="${CSS.escape(name)}"]`);
      filled?.querySelector(".fields select, .fields input:not([type=hidden])")?.focus();
      return;
    }
    const list = verb === "add" ? name : name.slice(0, name.lastIndexOf("."));
    const rows = desk.querySelectorAll(`fieldset[data-place="${CSS.escape(list)}"] > .row`);
    const row = rows[rows.length - 1];
    const field = kind && row ? document.getElementById(`${row.dataset.place}.${kind}`) : null;
    const target = verb === "add" && row ? field || row.querySelector("select, input:not([type=hidden]), textarea") : null;
    (target || desk.querySelector(`.add button[value^="add:${CSS.escape(list)}"]`))?.focus();
  };

  desk.addEventListener("input", (event) => {
    if (event.target.matches("fieldset.in-order input[type=checkbox]")) keepOrder(event.target);
    if (event.target.matches("fieldset[data-pool] input[type=radio]")) takeOver(event.target);
    clearTimeout(timer);
    asked++; // whatever is on its way is older than this
    const ofYaml = event.target.id === "yaml";
    timer = setTimeout(ofYaml ? checkYaml : checkForm, pause);
  });

  desk.addEventListener("change", (event) => {
    if (!event.target.matches("select[data-rearranges]")) return;
    // A word to be chosen needs no fields of its own, so that who types on to find it is left in peace.
    const fields = event.target.closest("fieldset").querySelector(":scope > .field:not(.way), :scope > .group, :scope > .more");
    if (!fields && (event.target.value === "" || event.target.value.includes(":"))) return;
    clearTimeout(timer);
    rearrange("check-form");
  });

  desk.addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-rearranges]");
    if (!button) return;
    event.preventDefault();
    clearTimeout(timer);
    if (await rearrange(button.value)) focusAfter(button.value);
    else desk.requestSubmit(button);
  });
  markPools();
}
