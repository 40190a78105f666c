// Keys, the address, and the first picture.
const modeOrder = ['one', 'side', 'difference'];

function nextMode() {
  if (page.films.length < 2) return;
  setMode(modeOrder[(modeOrder.indexOf(state.mode) + 1) % modeOrder.length]);
}

const keys = {
  ' ': play,
  ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
  ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
  Home: () => { pause(); seek(0); },
  End: () => { pause(); seek(span()); },
  '[': () => stepEvent(-1),
  ']': () => stepEvent(1),
  l: toggleLoop,
  o: () => setOnion(state.onion ? 0 : 3),
  '+': () => zoomBy(1),
  '=': () => zoomBy(1),
  '-': () => zoomBy(-1),
  0: () => zoomTo(0),
  1: () => zoomTo(1),
  c: nextMode,
  s: save,
  Escape: () => pick(-1),
  '?': () => byID('help').showModal(),
};

// Controls keep the keys that are theirs.
function isTaken(event) {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || byID('help').open) return true;
  if (target.tagName === 'SELECT') return true;
  return key === ' ' && (target.tagName === 'BUTTON' || target.type === 'checkbox');
}

document.addEventListener('keydown', (event) => {
  if (isTaken(event) || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key](event);
});

function begin() {
  byID('title').textContent = page.films.length > 1 ? 'Films' : film().name;
  if (page.films.length > 1) state.other = 1;
  followAddress();
  chooseTab('layers');
  showZoom();
  changeFilm();
  paint().then(() => { document.documentElement.dataset.ready = 'true'; });
}

addEventListener('hashchange', () => {
  followAddress();
  changeFilm();
});
begin();
