// The picture: frames are put together at their own size, then shown as large as is wanted.
const view = byID('view');
const viewContext = view.getContext('2d');
const ghostStrength = 0.35;
const captionHeight = 30;
let sheetsShown = [];
let isWanted = false;
let isPainting = false;

function blank(one) {
  const canvas = make('canvas', { width: one.width, height: one.height });
  return { one, canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
}

// Frame numbers with the strength of each, the one that is looked at first.
function exposures(one) {
  const middle = frameAt(one, state.time);
  const list = [{ index: middle, alpha: 1 }];
  for (let step = 1; step <= state.onion; step++) {
    const alpha = ghostStrength * (1 - (step - 1) / state.onion);
    if (middle - step >= 0) list.push({ index: middle - step, alpha });
    if (middle + step < one.times.length) list.push({ index: middle + step, alpha });
  }
  return list;
}

async function developed(one) {
  const parts = exposures(one);
  const pictures = await Promise.all(parts.map(({ index }) => picture(one.pictures[index])));
  const sheet = blank(one);
  pictures.forEach((source, place) => {
    sheet.context.globalAlpha = parts[place].alpha;
    sheet.context.drawImage(source, 0, 0);
  });
  sheet.context.globalAlpha = 1;
  return sheet;
}

// What cannot be decoded keeps its place and says so.
async function sheetOf(one) {
  try {
    return await developed(one);
  } catch (error) {
    const words = isLive ? 'did not come; is transrender still running?'
      : error.message === unsupported ? `${unsupported}.` : 'is damaged; make the page anew.';
    return { ...blank(one), trouble: `The picture of frame ${frameAt(one, state.time)} ${words}` };
  }
}

// Counts what differs, and makes it plainer if that is wanted.
function measure(sheet) {
  const { width, height } = sheet.canvas;
  const pixels = sheet.context.getImageData(0, 0, width, height);
  const bytes = pixels.data;
  const factor = state.amplifies ? 8 : 1;
  let [count, most] = [0, 0];
  for (let at = 0; at < bytes.length; at += 4) {
    const largest = Math.max(bytes[at], bytes[at + 1], bytes[at + 2]);
    if (largest === 0) continue;
    count += 1;
    if (largest > most) most = largest;
    for (let channel = at; channel < at + 3; channel++) bytes[channel] *= factor;
  }
  if (factor > 1 && count) sheet.context.putImageData(pixels, 0, 0);
  return { count, most, share: count / (width * height) };
}

function difference(above, below) {
  const sheet = blank(above.one);
  const { context, canvas } = sheet;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(above.canvas, 0, 0);
  context.globalCompositeOperation = 'difference';
  const scale = above.one.scale / below.one.scale;
  context.drawImage(below.canvas, 0, 0, below.canvas.width * scale, below.canvas.height * scale);
  context.globalCompositeOperation = 'source-over';
  return { ...sheet, trouble: above.trouble || below.trouble, found: measure(sheet) };
}

// Draws the latest that was asked for, and leaves out what was asked for meanwhile.
async function paint() {
  isWanted = true;
  if (isPainting) return;
  isPainting = true;
  while (isWanted) {
    isWanted = false;
    const made = await Promise.all(shown().map(sheetOf));
    sheetsShown = state.mode === 'difference' && made.length === 2
      ? [difference(made[0], made[1])] : made;
    project();
    describe();
  }
  isPainting = false;
}

function differenceWords({ count, most, share }) {
  if (!count) return 'no difference';
  const percent = share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`;
  return `${count.toLocaleString('en')} pixels differ (${percent}), by ${most} levels at most`;
}

function caption(sheet) {
  const name = sheet.found ? `${film().name} − ${other().name}: ${differenceWords(sheet.found)}`
    : `${sheet.one.name}, frame ${frameAt(sheet.one, state.time)}`;
  return sheetsShown.length > 1 || sheet.found ? name : '';
}

function describe() {
  const troubles = sheetsShown.map((sheet) => sheet.trouble).filter(Boolean);
  byID('trouble').hidden = !troubles.length;
  byID('trouble').textContent = troubles.join(' ');
  byID('captions').replaceChildren(...sheetsShown.map((sheet) =>
    make('span', { class: 'name' }, caption(sheet))));
  const words = sheetsShown.map((sheet) => caption(sheet)
    || `${sheet.one.name}, frame ${frame()} of ${film().times.length}`);
  view.setAttribute('aria-label', `${words.join('; ')}, at ${milliseconds(state.time)}`);
  view.dataset.time = state.time;
}

// Where each sheet stands on the view, in its pixels.
function panes() {
  const width = view.width / sheetsShown.length;
  const head = sheetsShown.some(caption) ? captionHeight * devicePixelRatio : 0;
  return sheetsShown.map((sheet, place) => {
    const pane = { x: width * place, y: head, width, height: view.height - head };
    return { sheet, pane, ...placed(sheet.canvas, pane) };
  });
}

function fitting(canvas, pane) {
  const margin = 24 * devicePixelRatio;
  const room = Math.min((pane.width - margin) / canvas.width, (pane.height - margin) / canvas.height);
  return Math.max(Math.min(room, 8), 0.01);
}

function placed(canvas, pane) {
  const scale = state.zoom || fitting(canvas, pane);
  const along = (size, start, room, centre) => {
    const length = size * scale;
    return length <= room ? start + (room - length) / 2
      : clamp(start + room / 2 - centre * length, start + room - length, start);
  };
  return { scale, x: Math.round(along(canvas.width, pane.x, pane.width, state.centre.x)),
    y: Math.round(along(canvas.height, pane.y, pane.height, state.centre.y)) };
}

function fitView() {
  const box = byID('stage').getBoundingClientRect();
  const [width, height] = [box.width, box.height].map((side) =>
    Math.max(1, Math.round(side * devicePixelRatio)));
  if (view.width !== width || view.height !== height) Object.assign(view, { width, height });
}

const ink = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function project() {
  fitView();
  viewContext.clearRect(0, 0, view.width, view.height);
  panes().forEach((one) => {
    viewContext.save();
    viewContext.beginPath();
    viewContext.rect(one.pane.x, one.pane.y, one.pane.width, one.pane.height);
    viewContext.clip();
    drawSheet(one);
    drawOutline(one);
    viewContext.restore();
  });
}

function drawSheet({ sheet, x, y, scale }) {
  const [width, height] = [sheet.canvas.width * scale, sheet.canvas.height * scale];
  viewContext.save();
  viewContext.shadowColor = 'rgba(0, 0, 0, 0.28)';
  viewContext.shadowBlur = 18 * devicePixelRatio;
  viewContext.shadowOffsetY = 3 * devicePixelRatio;
  viewContext.fillStyle = ink('--sheet');
  viewContext.fillRect(x, y, width, height);
  viewContext.restore();
  viewContext.imageSmoothingEnabled = scale < 1;
  viewContext.imageSmoothingQuality = 'high';
  viewContext.drawImage(sheet.canvas, x, y, width, height);
  if (scale >= 8) drawGrid(sheet.canvas, x, y, scale);
}

// Lines between pixels, where those are large enough to be told apart.
function drawGrid(canvas, x, y, scale) {
  const range = (start, room, count) => [Math.max(0, Math.floor(-start / scale)),
    Math.min(count, Math.ceil((room - start) / scale))];
  const [left, right] = range(x, view.width, canvas.width);
  const [top, bottom] = range(y, view.height, canvas.height);
  viewContext.fillStyle = 'rgba(128, 128, 128, 0.35)';
  for (let column = left; column <= right; column++) {
    viewContext.fillRect(x + column * scale, y + top * scale, 1, (bottom - top) * scale);
  }
  for (let row = top; row <= bottom; row++) {
    viewContext.fillRect(x + left * scale, y + row * scale, (right - left) * scale, 1);
  }
}

// The box of the layer that is picked.
function drawOutline({ sheet, x, y, scale }) {
  const layer = sheet.one === film() ? film().layers[state.layer] : counterpart();
  const box = layer && boxOf(layer, frameAt(sheet.one, state.time));
  if (!box) return;
  const points = scale * sheet.one.scale;
  viewContext.strokeStyle = ink('--accent');
  viewContext.lineWidth = 1.5 * devicePixelRatio;
  viewContext.strokeRect(x + box.x * points, y + box.y * points, box.width * points,
    box.height * points);
}

onTime.push(paint);
new ResizeObserver(() => project()).observe(byID('stage'));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => project());
