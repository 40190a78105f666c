// Zooming, panning, looking at single pixels and picking layers on the picture.
const levels = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32];
const pointers = new Map();
let gesture = null;

byID('zoom-level').append(make('option', { value: 0 }, 'Fit'), ...levels.map((level) =>
  make('option', { value: level }, `${level * 100} %`)));

const scaleNow = () => panes()[0]?.scale || 1;

// `at` stays where it is: a point of the view, in its pixels.
function zoomTo(zoom, at = { x: view.width / 2, y: view.height / 2 }) {
  const point = pointOn(at);
  state.zoom = zoom;
  if (point && zoom) {
    const { sheet, pane } = point;
    const length = { x: sheet.canvas.width * zoom, y: sheet.canvas.height * zoom };
    state.centre = { x: (point.x * zoom + pane.x + pane.width / 2 - at.x) / length.x,
      y: (point.y * zoom + pane.y + pane.height / 2 - at.y) / length.y };
  }
  showZoom();
  project();
}

function showZoom() {
  const select = byID('zoom-level');
  const known = state.zoom === 0 || levels.includes(state.zoom);
  select.querySelector('[data-own]')?.remove();
  if (!known) {
    select.append(make('option', { value: state.zoom, 'data-own': '' },
      `${Math.round(state.zoom * 100)} %`));
  }
  select.value = String(state.zoom);
  view.classList.toggle('zoomed', state.zoom > 0);
}

function zoomBy(steps, at) {
  const now = scaleNow();
  const next = steps > 0 ? levels.find((level) => level > now * 1.01)
    : [...levels].reverse().find((level) => level < now * 0.99);
  if (next) zoomTo(next, at);
}

const onView = (event) => {
  const box = view.getBoundingClientRect();
  return { x: (event.clientX - box.left) * devicePixelRatio,
    y: (event.clientY - box.top) * devicePixelRatio };
};

// The pixel of a frame below a point of the view, whether or not the frame reaches there.
function pointOn(at) {
  const found = panes().find(({ pane }) => at.x >= pane.x && at.x < pane.x + pane.width);
  if (!found) return null;
  return { ...found, left: found.x, top: found.y, x: (at.x - found.x) / found.scale,
    y: (at.y - found.y) / found.scale };
}

function isOnSheet(point) {
  return point && point.x >= 0 && point.y >= 0 && point.x < point.sheet.canvas.width
    && point.y < point.sheet.canvas.height;
}

function readPixel(event) {
  const point = pointOn(onView(event));
  const output = byID('pixel');
  output.hidden = !isOnSheet(point);
  if (output.hidden) return;
  const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
  const bytes = [...point.sheet.context.getImageData(x, y, 1, 1).data];
  const color = '#' + (bytes[3] === 255 ? bytes.slice(0, 3) : bytes)
    .map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { scale } = point.sheet.one;
  const swatch = make('i');
  swatch.style.background = color;
  output.replaceChildren(swatch, `${color}  pixel ${x}, ${y}  point ${digits(x / scale)}, `
    + `${digits(y / scale)}`);
}

function pan(dx, dy) {
  const [one] = panes();
  if (!one || !state.zoom) return;
  const { width, height } = one.sheet.canvas;
  // From where the picture stands, which its edges may have held back.
  const centre = (start, size, room, place) =>
    (size * one.scale <= room ? 0.5 : (start + room / 2 - place) / (size * one.scale));
  state.centre = {
    x: centre(one.pane.x, width, one.pane.width, one.x) - dx / (width * one.scale),
    y: centre(one.pane.y, height, one.pane.height, one.y) - dy / (height * one.scale) };
  project();
}

// The layer that was drawn last of those below a point.
function layerAt(point) {
  const index = frameAt(point.sheet.one, state.time);
  const at = { x: point.x / point.sheet.one.scale, y: point.y / point.sheet.one.scale };
  const found = inOrder(film()).filter((number) => {
    const box = boxOf(film().layers[number], index);
    return box && valueAt(film().layers[number], 'opacity', index) > 0
      && at.x >= box.x && at.x < box.x + box.width && at.y >= box.y && at.y < box.y + box.height;
  });
  return found.length ? found[found.length - 1] : -1;
}

const distance = ([one, two]) => Math.hypot(one.x - two.x, one.y - two.y);

view.addEventListener('pointerdown', (event) => {
  view.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, onView(event));
  gesture = { start: onView(event), moved: 0, scale: scaleNow(), pinch: pointers.size > 1
    ? distance([...pointers.values()]) : 0 };
});

view.addEventListener('pointermove', (event) => {
  readPixel(event);
  const before = pointers.get(event.pointerId);
  if (!before || !gesture) return;
  const now = onView(event);
  pointers.set(event.pointerId, now);
  gesture.moved += distance([before, now]);
  if (pointers.size === 2) {
    const both = [...pointers.values()];
    const middle = { x: (both[0].x + both[1].x) / 2, y: (both[0].y + both[1].y) / 2 };
    zoomTo(clamp(gesture.scale * distance(both) / gesture.pinch, 0.05, 32), middle);
  } else {
    pan(now.x - before.x, now.y - before.y);
  }
});

function release(event) {
  const wasTap = pointers.size === 1 && gesture && gesture.moved < 6 * devicePixelRatio;
  pointers.delete(event.pointerId);
  if (!wasTap || event.type !== 'pointerup' || event.button > 0) return;
  const point = pointOn(onView(event));
  if (isOnSheet(point) && point.sheet.one === film()) pick(layerAt(point));
}

view.addEventListener('pointerup', release);
view.addEventListener('pointercancel', release);
view.addEventListener('pointerleave', () => { byID('pixel').hidden = true; });
view.addEventListener('wheel', (event) => {
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    zoomTo(clamp(scaleNow() * Math.exp(-event.deltaY / 200), 0.05, 32), onView(event));
  } else if (state.zoom) {
    event.preventDefault();
    pan(-event.deltaX * devicePixelRatio, -event.deltaY * devicePixelRatio);
  }
}, { passive: false });
view.addEventListener('dblclick', (event) => {
  zoomTo(state.zoom ? 0 : Math.max(1, scaleNow() * 4), onView(event));
});
byID('zoom-in').addEventListener('click', () => zoomBy(1));
byID('zoom-out').addEventListener('click', () => zoomBy(-1));
byID('zoom-level').addEventListener('change', (event) => zoomTo(Number(event.target.value)));
