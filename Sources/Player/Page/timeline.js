// Rows on one axis of time: ruler, film strip, faults, callbacks and curves.
const edge = 12;
const curveHeight = 54;
const laneHeight = 24;
const stripHeight = 64;
let plotWidth = 0;
let stripTurn = 0;
let clusters = [];

const across = (time) => edge + (span() ? time / span() : 0) * (plotWidth - 2 * edge);
const timeAt = (x) => clamp((x - edge) / Math.max(plotWidth - 2 * edge, 1), 0, 1) * span();

function row(kind, name, plot, attributes = {}) {
  return make('div', { class: `row ${kind}`, ...attributes },
    make('div', { class: 'label name' }, ...breakable(name)), make('div', { class: 'plot' }, plot));
}

const drawing = (height, ...inside) => shape('svg', { width: plotWidth, height,
  viewBox: `0 0 ${plotWidth} ${height}`, 'aria-hidden': 'true' }, ...inside);

// Distances of 1, 2 or 5 of a power of ten, as close as their numbers allow.
function tickStep() {
  const least = span() * 76 / Math.max(plotWidth - 2 * edge, 1);
  const power = 10 ** Math.floor(Math.log10(least || 1));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) || 1;
}

function ruler() {
  const [step, marks] = [tickStep(), []];
  const unit = span() > 4 ? (time) => `${digits(time)} s` : milliseconds;
  for (let count = 0; count * step <= span() * 1.0001; count++) {
    const x = across(count * step);
    marks.push(shape('path', { class: 'tick', d: `M${x} 18v8` }),
      shape('text', { x, y: 12, class: x > plotWidth - 40 ? 'end' : '' }, unit(count * step)));
  }
  const gap = across(span() / film().times.length) - across(0);
  if (gap >= 5) {
    film().times.forEach((time) =>
      marks.push(shape('path', { class: 'minor', d: `M${across(time)} 22v4` })));
  }
  const scrubber = make('input', { type: 'range', id: 'scrubber', min: 0, step: 'any',
    'aria-label': 'Time', max: span(), input: (event) => { pause(); seek(Number(event.target.value)); } });
  return row('ruler', 'Time', make('div', {}, drawing(28, ...marks), scrubber));
}

function stripRow(one) {
  const canvas = make('canvas', { class: 'strip', 'aria-hidden': 'true' });
  canvas.width = Math.round(plotWidth * devicePixelRatio);
  canvas.height = stripHeight * devicePixelRatio;
  canvas.style.height = `${stripHeight}px`;
  drawStrip(one, canvas, stripTurn);
  return row('frames', other() ? one.name : 'Frames', canvas);
}

const nextTurn = () => new Promise((done) => requestAnimationFrame(done));

// As many frames as there is room for, each at its time, one after the other.
async function drawStrip(one, canvas, turn) {
  const context = canvas.getContext('2d');
  const height = canvas.height - 4 * devicePixelRatio;
  const width = Math.max(height * one.width / one.height, 4);
  const start = edge * devicePixelRatio;
  // A film that ends sooner than the other has a shorter strip.
  const room = (canvas.width - 2 * start) * (span() ? lengthOf(one) / span() : 1);
  const most = Math.floor((room + 4 * devicePixelRatio) / (width + 4 * devicePixelRatio));
  const count = clamp(most, 1, one.times.length);
  for (let place = 0; place < count && turn === stripTurn; place++) {
    const share = count > 1 ? place / (count - 1) : 0;
    const index = frameAt(one, share * lengthOf(one));
    const x = start + share * (room - width);
    // The picture that is looked at comes first.
    if (isLive) do await nextTurn(); while (isPainting);
    try {
      const source = await picture(one.pictures[index]);
      context.imageSmoothingQuality = 'high';
      context.drawImage(source, x, 2 * devicePixelRatio, width, height);
    } catch (error) {
      context.globalAlpha = 0.25;
      context.fillStyle = ink('--bad');
      context.fillRect(x, 2 * devicePixelRatio, width, height);
      context.globalAlpha = 1;
    }
    context.strokeStyle = ink('--line');
    context.strokeRect(x + 0.5, 2 * devicePixelRatio + 0.5, width - 1, height - 1);
  }
}

// Marks that would cover each other become one with their number.
function clustered(items) {
  const found = [];
  for (const item of [...items].sort((a, b) => a.time - b.time)) {
    const x = across(item.time);
    const last = found[found.length - 1];
    if (last && x - last.x < 11) last.items.push(item); else found.push({ x, items: [item] });
  }
  return found;
}

function mark(cluster) {
  const several = cluster.items.length > 1;
  return [shape('circle', { cx: cluster.x, cy: laneHeight / 2, r: several ? 8 : 5 }),
    ...(several ? [shape('text', { x: cluster.x, y: laneHeight / 2 + 3.5 },
      cluster.items.length > 99 ? '…' : cluster.items.length)] : [])];
}

// From `viewWillAppear` to `viewDidAppear` of one controller, and the like.
function bars(events) {
  const open = new Map();
  const found = [];
  for (const event of events) {
    const name = /^view(Will|Did)(Appear|Disappear)/.exec(event.name);
    if (!name) continue;
    if (name[1] === 'Will') open.set(name[2], event.time);
    else if (open.has(name[2])) {
      const from = open.get(name[2]);
      open.delete(name[2]);
      found.push(shape('rect', { class: 'bar', x: across(from), y: laneHeight / 2 - 3, rx: 3,
        width: Math.max(across(event.time) - across(from), 0), height: 6 }));
    }
  }
  return found;
}

function lane(kind, name, items, words) {
  const groups = clustered(items);
  const line = shape('path', { class: 'rule', d: `M${edge} ${laneHeight / 2}H${plotWidth - edge}` });
  const plot = drawing(laneHeight, line, ...(kind === 'events' ? bars(items) : []),
    ...groups.flatMap(mark));
  const made = row(kind, name, plot);
  clusters.push({ plot, groups, words });
  return made;
}

const eventWords = (event) => `${event.name}${event.detail ? `  ${event.detail}` : ''}`;
const faultWords = (fault) => `${fault.severity}: ${[fault.subject, fault.sentence]
  .filter(Boolean).join(': ')}`;

function lanes(one) {
  const bySubject = new Map();
  one.events.forEach((event) =>
    bySubject.set(event.subject, [...(bySubject.get(event.subject) || []), event]));
  return [...(one.faults.length ? [lane('faults', 'Faults', one.faults, faultWords)] : []),
    ...[...bySubject].map(([subject, events]) =>
      lane('events', subject || 'Stage', events, eventWords))];
}

function pathThrough(lists, y) {
  return lists.map((list) => list.map(([time, value], place) =>
    `${place ? 'L' : 'M'}${across(time).toFixed(1)} ${y(value).toFixed(1)}`).join('')).join('');
}

function curveRow({ name, lines, others }) {
  const values = [...lines, ...others].flat().map(([, value]) => value);
  const [low, high] = values.length ? [values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b))] : [0, 0];
  const y = (value) => 6 + (high > low ? (high - value) / (high - low) : 0.5) * (curveHeight - 12);
  const frameLine = shape('path', { class: 'rule', d: `M${edge} 6H${plotWidth - edge}M${edge} `
    + `${curveHeight - 6}H${plotWidth - edge}` });
  const plot = drawing(curveHeight, frameLine,
    shape('path', { class: 'curve other', d: pathThrough(others, y) }),
    shape('path', { class: 'curve', d: pathThrough(lines, y) }),
    shape('circle', { class: 'dot', r: 3.5 }));
  const label = [make('b', {}, name), make('output', {}), make('small', {},
    `${digits(low)} … ${digits(high)}`)];
  const made = row('curves', '', plot);
  made.querySelector('.label').replaceChildren(...label);
  made.follow = () => followCurve(made, lines, y);
  return made;
}

function followCurve(made, lines, y) {
  const now = film().times[frame()];
  const found = lines.flat().find(([time]) => time === now);
  made.querySelector('output').textContent = digits(found?.[1]);
  const dot = made.querySelector('.dot');
  dot.style.display = found ? '' : 'none';
  if (!found) return;
  dot.setAttribute('cx', across(now));
  dot.setAttribute('cy', y(found[1]));
}

function layRows() {
  const rows = byID('rows');
  // Measured on a row that is there already, or on a first one.
  if (!rows.firstChild) rows.append(row('ruler', 'Time', ''));
  plotWidth = Math.max(rows.querySelector('.plot').clientWidth, 60);
  stripTurn += 1;
  clusters = [];
  const hadFocus = document.activeElement?.id === 'scrubber';
  rows.replaceChildren(ruler(), ...shown().map(stripRow), ...lanes(film()),
    ...curveList().map(curveRow));
  if (hadFocus) byID('scrubber').focus();
}

function followTime() {
  const scrubber = byID('scrubber');
  scrubber.value = state.time;
  scrubber.setAttribute('aria-valuetext', `${milliseconds(state.time)}, frame ${frame()}`);
  const plot = byID('rows').querySelector('.plot');
  byID('playhead').style.transform = `translateX(${plot.offsetLeft + across(state.time)}px)`;
  byID('playhead').style.height = `${byID('rows').offsetHeight}px`;
  all('#rows .curves').forEach((made) => made.follow());
}

// Dragging anywhere on the rows scrubs; a tap on a mark goes to its very time.
function scrubWith(event) {
  const plot = event.target.closest('.plot');
  if (!plot || event.target.id === 'scrubber') return;
  const x = event.clientX - plot.getBoundingClientRect().left;
  const near = event.type === 'pointerdown' && nearest(event);
  pause();
  seek(near ? near.items[0].time : timeAt(x));
}

function nearest(event) {
  const found = clusters.find(({ plot }) => plot === event.target.closest('svg'));
  if (!found) return null;
  const x = event.clientX - found.plot.getBoundingClientRect().left;
  const group = found.groups.find((one) => Math.abs(one.x - x) < 10);
  return group ? { ...group, words: found.words, plot: found.plot } : null;
}

function showTip(event) {
  const near = nearest(event);
  const tip = byID('tip');
  tip.hidden = !near;
  if (!near) return;
  const lines = near.items.slice(0, 12).map((item) => make('div', { class: 'name' },
    make('span', {}, milliseconds(item.time)), near.words(item)));
  const more = near.items.length - lines.length;
  tip.replaceChildren(...lines, ...(more > 0 ? [make('div', {}, `and ${more} more`)] : []));
  const [box, plot] = [byID('timeline').getBoundingClientRect(), near.plot.getBoundingClientRect()];
  const left = plot.left - box.left + near.x;
  tip.style.left = `${clamp(left - tip.offsetWidth / 2, 4, Math.max(box.width - tip.offsetWidth - 4, 4))}px`;
  const above = plot.top - box.top - tip.offsetHeight - 6;
  tip.style.top = `${(above > 0 ? above : plot.bottom - box.top + 6) + byID('timeline').scrollTop}px`;
}

byID('rows').addEventListener('pointerdown', (event) => {
  if (event.button > 0 || !event.target.closest('.plot')) return;
  if (event.pointerType !== 'touch') event.preventDefault();
  if (event.target.id !== 'scrubber') byID('rows').setPointerCapture(event.pointerId);
  scrubWith(event);
});
byID('rows').addEventListener('pointermove', (event) => {
  if (event.buttons & 1 && byID('rows').hasPointerCapture(event.pointerId)) {
    const box = byID('rows').querySelector('.plot').getBoundingClientRect();
    seek(timeAt(event.clientX - box.left));
  } else {
    showTip(event);
  }
});
byID('rows').addEventListener('pointerleave', () => { byID('tip').hidden = true; });

function layAndFollow() {
  layRows();
  followTime();
}

onLayer.push(layRows);
onTime.push(followTime);
let widthBefore = 0;
new ResizeObserver(([entry]) => {
  if (entry.contentRect.width === widthBefore) return;
  widthBefore = entry.contentRect.width;
  layAndFollow();
}).observe(byID('timeline'));
