// What is looked at, and what has to be drawn anew when that changes.
const state = { film: 0, other: 0, mode: 'one', time: 0, speed: 1, isLooping: false, onion: 0,
  amplifies: false, zoom: 0, centre: { x: 0.5, y: 0.5 }, layer: -1, plotted: null, timer: 0 };

const film = () => page.films[state.film];
const other = () => (state.mode === 'one' ? null : page.films[state.other]);
const shown = () => (other() ? [film(), other()] : [film()]);
const lengthOf = (one) => Math.max(one.duration, one.times[one.times.length - 1]);
const span = () => Math.max(...shown().map(lengthOf));
const isPlaying = () => state.timer !== 0;

// The last frame that has begun.
function frameAt(one, time) {
  let [low, high] = [0, one.times.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (one.times[middle] <= time + 0.00005) low = middle; else high = middle - 1;
  }
  return low;
}

const frame = () => frameAt(film(), state.time);

// Parts of the page say here what they do when the film, the layer or the time is another.
const onFilm = [];
const onLayer = [];
const onTime = [];
const call = (listeners) => listeners.forEach((listener) => listener());

function changeFilm() {
  state.time = clamp(state.time, 0, span());
  call(onFilm);
  changeLayer();
}

function changeLayer() {
  call(onLayer);
  changeTime();
}

function changeTime() {
  call(onTime);
  if (!isPlaying()) remember();
}

function seek(time) {
  state.time = clamp(time, 0, span());
  changeTime();
}

function pick(layer) {
  // Picked twice, it is let go.
  state.layer = layer === state.layer ? -1 : layer;
  state.plotted = null;
  changeLayer();
}

// The address leads to what is seen: #t=0.25&film=2&layer=7.
function remember() {
  const parts = [`t=${Math.round(state.time * 10000) / 10000}`];
  if (state.film) parts.push(`film=${state.film + 1}`);
  if (other()) parts.push(`${state.mode}=${state.other + 1}`);
  if (state.layer >= 0) parts.push(`layer=${state.layer}`);
  const address = '#' + parts.join('&');
  if (location.hash !== address) history.replaceState(null, '', address);
}

const wholeNumber = (text, count) =>
  (/^\d+$/.test(text || '') && Number(text) < count ? Number(text) : null);

// A time is in seconds, or has its unit: 0.25, 0.25s, 250ms.
function writtenTime(text) {
  const found = /^(\d+(?:\.\d+)?)(ms|s)?$/.exec(text || '');
  return found ? Number(found[1]) / (found[2] === 'ms' ? 1000 : 1) : null;
}

function followAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  state.film = (wholeNumber(words.get('film'), page.films.length + 1) || 1) - 1;
  for (const mode of ['side', 'difference']) {
    const number = wholeNumber(words.get(mode), page.films.length + 1);
    if (number) Object.assign(state, { mode, other: number - 1 });
  }
  const layer = wholeNumber(words.get('layer'), film().layers.length);
  state.layer = layer === null ? -1 : layer;
  state.plotted = null;
  const index = wholeNumber(words.get('frame'), film().times.length);
  const time = writtenTime(words.get('t'));
  state.time = index !== null ? film().times[index] : clamp(time || 0, 0, span());
}
