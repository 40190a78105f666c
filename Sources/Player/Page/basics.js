// What the page shows, and the few helpers that everything else is made with.
const byID = (id) => document.getElementById(id);
const all = (query) => [...document.querySelectorAll(query)];
const page = JSON.parse(byID('data').textContent);
const files = JSON.parse(byID('pictures').textContent);

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

// Names and values only ever become text and attributes, never markup.
function fill(element, attributes, inside) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...inside);
  return element;
}

function make(tag, attributes = {}, ...inside) {
  return fill(document.createElement(tag), attributes, inside);
}

function shape(tag, attributes = {}, ...inside) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, inside);
}

// A long name may be broken where a word begins in it.
const breakable = (text) => text.split(/(?<=[a-z.)])(?=[A-Z]|\(\w)/).flatMap((part, place) =>
  (place ? [make('wbr'), part] : [part]));

const milliseconds = (time) => `${Math.round(time * 1000)} ms`;
const seconds = (time) => `${time.toFixed(3)} s`;

// At most three decimals, a true minus sign.
function digits(value) {
  if (value === null || value === undefined) return '–';
  return String(Math.round(value * 1000) / 1000).replace('-', '\u2212');
}

// What changed, for those who do not see it.
function say(text) {
  byID('status').textContent = text;
}
