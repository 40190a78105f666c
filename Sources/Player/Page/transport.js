// Playing, stepping, comparing and saving.
function pause() {
  if (!isPlaying()) return;
  cancelAnimationFrame(state.timer);
  state.timer = 0;
  showPlaying();
  remember();
}

function showPlaying() {
  const button = byID('play');
  button.classList.toggle('is-playing', isPlaying());
  button.setAttribute('aria-label', isPlaying() ? 'Pause' : 'Play');
  button.title = isPlaying() ? 'Pause (space)' : 'Play (space)';
}

function play() {
  if (isPlaying()) { pause(); return; }
  if (state.time >= span() - 0.00005) state.time = 0;
  let last = performance.now();
  const tick = (now) => {
    const next = state.time + Math.max(now - last, 0) / 1000 * state.speed;
    last = now;
    state.timer = requestAnimationFrame(tick);
    if (next < span()) { seek(next); return; }
    if (state.isLooping) { seek(span() ? next % span() : 0); return; }
    seek(span());
    pause();
  };
  state.timer = requestAnimationFrame(tick);
  showPlaying();
}

// With two films, at the times of both.
function step(by) {
  pause();
  const times = [...new Set(shown().flatMap((one) => one.times))].sort((a, b) => a - b);
  const now = times.reduce((found, time, place) =>
    (time <= state.time + 0.00005 ? place : found), 0);
  seek(times[clamp(now + by, 0, times.length - 1)]);
  say(`frame ${frame()}, ${milliseconds(state.time)}`);
}

function stepEvent(by) {
  pause();
  const { events, faults } = film();
  const times = [...events, ...faults].map((one) => one.time).sort((a, b) => a - b);
  const next = by > 0 ? times.find((time) => time > state.time + 0.0005)
    : times.filter((time) => time < state.time - 0.0005).pop();
  if (next === undefined) return;
  seek(next);
  const here = [...events.map(eventWords), ...faults.map(faultWords)].filter((_, place) =>
    [...events, ...faults][place].time === next);
  say(`${milliseconds(next)}: ${here.join(', ')}`);
}

function followClock() {
  byID('now').textContent = seconds(state.time);
  byID('length').textContent = `/ ${seconds(span())}`;
  byID('frame').textContent = `frame ${frame()} / ${film().times.length - 1}`;
}

function setMode(mode) {
  state.mode = mode;
  changeFilm();
}

function showFilm() {
  const several = page.films.length > 1;
  byID('film').value = state.film;
  byID('other').value = state.other;
  byID('film-field').hidden = !several;
  byID('modes').hidden = !several;
  byID('other-field').hidden = !other();
  byID('amplify-field').hidden = state.mode !== 'difference';
  all('[data-mode]').forEach((button) =>
    button.setAttribute('aria-pressed', String(button.dataset.mode === state.mode)));
  const { width, height, scale, times } = film();
  byID('facts').textContent = `${times.length} frames · ${seconds(lengthOf(film()))} · `
    + `${width} × ${height} at ${digits(scale)}×${isVideo ? ' · compressed' : ''}`;
  byID('facts').title = isVideo ? 'Pictures are close to the frames; PNG files are exact.' : '';
}

// The picture as it is shown, in its own pixels.
function composed() {
  const width = sheetsShown.reduce((sum, { canvas }) => sum + canvas.width, 0);
  const height = Math.max(...sheetsShown.map(({ canvas }) => canvas.height));
  const sheet = make('canvas', { width, height });
  let x = 0;
  for (const { canvas } of sheetsShown) {
    sheet.getContext('2d').drawImage(canvas, x, 0);
    x += canvas.width;
  }
  return sheet;
}

const plainName = (text) => text.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'film';

function save() {
  pause();
  const name = `${plainName(film().name)}-${milliseconds(state.time).replace(' ', '')}.png`;
  composed().toBlob((blob) => {
    const link = make('a', { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    say(`saved ${name}`);
  });
}

function toggleLoop() {
  state.isLooping = !state.isLooping;
  byID('loop').setAttribute('aria-pressed', String(state.isLooping));
}

function setOnion(count) {
  state.onion = count;
  byID('onion').value = count;
  changeTime();
}

for (const name of ['film', 'other']) {
  byID(name).append(...page.films.map((one, number) =>
    make('option', { value: number }, `${number + 1}  ${one.name}`)));
  byID(name).addEventListener('change', (event) => {
    state[name] = Number(event.target.value);
    if (name === 'film') Object.assign(state, { layer: -1, plotted: null });
    changeFilm();
  });
}
all('[data-mode]').forEach((button) =>
  button.addEventListener('click', () => setMode(button.dataset.mode)));
byID('amplify').addEventListener('change', (event) => {
  state.amplifies = event.target.checked;
  changeTime();
});
byID('play').addEventListener('click', play);
byID('first').addEventListener('click', () => { pause(); seek(0); });
byID('last').addEventListener('click', () => { pause(); seek(span()); });
byID('back').addEventListener('click', () => step(-1));
byID('forward').addEventListener('click', () => step(1));
byID('loop').addEventListener('click', toggleLoop);
byID('speed').addEventListener('change', (event) => { state.speed = Number(event.target.value); });
byID('onion').addEventListener('change', (event) => setOnion(Number(event.target.value)));
byID('export').addEventListener('click', save);
byID('help-open').addEventListener('click', () => byID('help').showModal());
onFilm.push(showFilm);
onTime.push(followClock);
