(() => {
'use strict';
const byID = (id) => document.getElementById(id);
const state = { films: [], file: 0, isBusy: false, isOver: false, isConnected: false };
// What is seen, and what is being loaded to take its place: { id, version, frame }.
let seen = null;
let next = null;

const chosen = () => state.films.find((film) => film.id === state.file) || state.films[0];
const fileIn = (hash) => Number((/(?:^#|&)file=(\d+)/.exec(hash) || [])[1] || 0);
const withoutFile = (hash) => hash.slice(1).split('&').filter((part) =>
  part && !part.startsWith('file=')).join('&');
// As the player reads it: 0.25, 0.25s, 250ms.
const secondsIn = (hash) => {
  const [, number, unit] = /^#t=([\d.]+)(ms)?/.exec(hash) || [0, 0];
  return number / (unit ? 1000 : 1) || 0;
};
const inside = (player, id) => player.frame.contentDocument.getElementById(id);

// Roughly where the player is in time, without holding it: its next film begins to draw there.
function timeOf(player) {
  const hash = player.frame.contentWindow.location.hash;
  if (!inside(player, 'play').classList.contains('is-playing')) return hash;
  return `#t=${parseFloat(inside(player, 'now').textContent)}`;
}

// Where the player is in time, and how it shows it.
function placeOf(player) {
  const button = inside(player, 'play');
  const isPlaying = button.classList.contains('is-playing');
  // At rest its address says where it is.
  if (isPlaying) button.click();
  return {
    hash: player.frame.contentWindow.location.hash,
    isPlaying,
    isLooping: inside(player, 'loop').getAttribute('aria-pressed') === 'true',
    choices: ['speed', 'onion', 'zoom-level'].map((id) => [id, inside(player, id).value]),
  };
}

function takePlace(player, place) {
  if (player.frame.contentWindow.location.hash !== place.hash) {
    player.frame.contentWindow.location.hash = place.hash;
  }
  for (const [id, value] of place.choices) {
    const choice = inside(player, id);
    if (choice.value === value) continue;
    choice.value = value;
    choice.dispatchEvent(new Event('change'));
  }
  if (place.isLooping) inside(player, 'loop').click();
  if (place.isPlaying) inside(player, 'play').click();
}

function show(player) {
  const hadFocus = seen && document.activeElement === seen.frame;
  if (seen && seen.id === player.id) takePlace(player, placeOf(seen));
  if (seen) seen.frame.remove();
  player.frame.classList.remove('is-next');
  if (hadFocus) player.frame.contentWindow.focus();
  [seen, next] = [player, null];
  remember();
  render();
}

// A player says when its first picture is drawn.
function showWhenReady(player) {
  if (player !== next) return;
  const page = player.frame.contentDocument;
  if (page && page.documentElement.dataset.ready) { show(player); return; }
  setTimeout(() => showWhenReady(player), 10);
}

function load(film) {
  if (next) next.frame.remove();
  const frame = document.createElement('iframe');
  next = { id: film.id, version: film.version, frame };
  const player = next;
  frame.className = 'is-next';
  frame.title = film.name;
  const isFirst = !seen && withoutFile(location.hash);
  const place = seen && seen.id === film.id ? timeOf(seen) : isFirst ? `#${isFirst}` : '';
  frame.src = `film/${film.id}/${film.version}/?t=${secondsIn(place)}${place}`;
  frame.addEventListener('load', () => showWhenReady(player));
  byID('players').append(frame);
}

function words() {
  if (state.isOver) return 'Watching has ended';
  if (!state.isConnected) return 'Not connected; is transrender still running?';
  if (state.isBusy || next) return 'Filming…';
  return chosen() && chosen().trouble ? 'The film before is shown' : 'Up to date';
}

function showTrouble(film) {
  const trouble = film && film.trouble;
  byID('trouble').hidden = !trouble;
  byID('trouble-title').textContent = film ? film.name : '';
  if (byID('trouble-text').textContent !== (trouble || '')) {
    byID('trouble-text').textContent = trouble || '';
  }
}

function listFiles() {
  byID('file-field').hidden = state.films.length < 2;
  byID('file').replaceChildren(...state.films.map((film) => {
    const option = document.createElement('option');
    option.value = film.id;
    option.textContent = (film.trouble ? '✗ ' : '') + film.name;
    return option;
  }));
  if (chosen()) byID('file').value = chosen().id;
}

function render() {
  const film = chosen();
  showTrouble(film);
  const is = (player) => player && player.id === film.id && player.version === film.version;
  if (film && film.version && !is(next) && !(is(seen) && !next)) load(film);
  if (film && !film.version && seen && seen.id !== film.id) {
    seen.frame.remove();
    seen = null;
  }
  const said = words();
  if (byID('state').textContent !== said) byID('state').textContent = said;
  byID('state').classList.toggle('is-bad', state.isOver || !state.isConnected);
  document.documentElement.dataset.version = seen ? seen.version : 0;
}

// The address leads to what is seen, as the player's own does.
function remember() {
  const parts = state.films.length > 1 && chosen() ? [`file=${chosen().id}`] : [];
  if (seen) parts.push(withoutFile(seen.frame.contentWindow.location.hash));
  const hash = '#' + parts.filter(Boolean).join('&');
  if (location.hash !== hash) history.replaceState(null, '', hash);
}

byID('file').addEventListener('change', (event) => {
  state.file = Number(event.target.value);
  render();
});

// An address that somebody types into the open page.
addEventListener('hashchange', () => {
  state.file = fileIn(location.hash);
  if (seen && chosen() && seen.id === chosen().id) {
    seen.frame.contentWindow.location.hash = `#${withoutFile(location.hash)}`;
  }
  listFiles();
  render();
});

function connect() {
  const changes = new EventSource('changes');
  changes.addEventListener('message', (event) => {
    Object.assign(state, JSON.parse(event.data), { isConnected: true });
    listFiles();
    render();
  });
  changes.addEventListener('over', () => {
    state.isOver = true;
    changes.close();
    render();
  });
  changes.addEventListener('error', () => {
    state.isConnected = false;
    render();
  });
}

state.file = fileIn(location.hash);
setInterval(() => { if (seen) remember(); }, 300);
connect();
})();
