// Values of layers over time, as the page's data has them.

// The place of a frame among those in which the layer is there; -1 where it is not.
function placeOf(layer, index) {
  let before = 0;
  for (const [first, count] of layer.runs) {
    if (index >= first && index < first + count) return before + index - first;
    before += count;
  }
  return -1;
}

function valueAt(layer, name, index) {
  const place = placeOf(layer, index);
  if (place < 0) return null;
  const track = layer.tracks[name];
  return Array.isArray(track) ? track[place] : track;
}

function boxOf(layer, index) {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((side) =>
    valueAt(layer, `screen.${side}`, index));
  return [x, y, width, height].some((side) => side === null) ? null : { x, y, width, height };
}

const order = ['position.x', 'position.y', 'bounds.size.width', 'bounds.size.height',
  'bounds.origin.x', 'bounds.origin.y', 'opacity', 'transform.scale.x', 'transform.scale.y',
  'transform.rotation.z', 'transform.translation.x', 'transform.translation.y', 'zPosition',
  'cornerRadius', 'shadowOpacity', 'screen.x', 'screen.y', 'screen.width', 'screen.height'];
const isOwn = (name) => !name.startsWith('screen.');
const isMoving = (layer, name) => Array.isArray(layer.tracks[name]);

// Whether the layer itself changes, comes or goes.
const changes = (layer, one = film()) => layer.runs.length !== 1
  || layer.runs[0][1] !== one.times.length || order.some((name) => isOwn(name)
  && isMoving(layer, name));

// Where a layer only moves with those above it, its way over the screen is what there is to see.
function movingNames(layer) {
  const moving = order.filter((name) => isMoving(layer, name));
  const own = moving.filter(isOwn);
  return own.length ? own : moving;
}

// Names of the curves that are wanted; at first those of the layer's own motion.
const plotted = (layer) => state.plotted || new Set(movingNames(layer));

const childrenCache = new WeakMap();

// Numbers of layers by their parent's, that of the root's being -1.
function children(one) {
  if (!childrenCache.has(one)) {
    const lists = new Map();
    one.layers.forEach((layer, number) => {
      const parent = layer.parent === undefined ? -1 : layer.parent;
      lists.set(parent, [...(lists.get(parent) || []), number]);
    });
    childrenCache.set(one, lists);
  }
  return childrenCache.get(one);
}

// As they are drawn: parents before their children.
function inOrder(one) {
  const found = [];
  const open = [...(children(one).get(-1) || [])].reverse();
  while (open.length) {
    const number = open.pop();
    found.push(number);
    open.push(...[...(children(one).get(number) || [])].reverse());
  }
  return found;
}

function pathOf(one, number) {
  const names = [];
  for (let at = number; at !== undefined; at = one.layers[at].parent) {
    names.unshift(one.layers[at].title);
  }
  return names.join('\n');
}

// The layer of the other film that has the same name below the same names, or else the only one that
// has it at all: what it stands in may be called otherwise there.
function counterpart() {
  const two = other();
  if (!two || state.layer < 0 || !film().layers[state.layer]) return null;
  const path = pathOf(film(), state.layer);
  const { title } = film().layers[state.layer];
  const named = two.layers.filter((layer) => layer.title === title);
  return named.find((layer) => pathOf(two, two.layers.indexOf(layer)) === path)
    || (named.length === 1 ? named[0] : null);
}

// Points of time and value; a new list wherever the layer was away.
function points(one, layer, name) {
  return layer.runs.map(([first, count]) => Array.from({ length: count }, (_, step) =>
    [one.times[first + step], valueAt(layer, name, first + step)])
    .filter(([, value]) => value !== null));
}

const filmPoints = (one, values) => [one.times.map((time, index) => [time, values[index]])];

// What the timeline draws below the callbacks, each with its curve in the other film.
function curveList() {
  const list = film().curves.map((curve) => {
    const twin = other()?.curves.find((two) => two.name === curve.name);
    return { name: curve.name, lines: filmPoints(film(), curve.values),
      others: twin ? filmPoints(other(), twin.values) : [] };
  });
  const layer = film().layers[state.layer];
  if (!layer) return list;
  const twin = counterpart();
  const names = order.filter((name) => plotted(layer).has(name) && isMoving(layer, name));
  return [...list, ...names.map((name) => ({ name, lines: points(film(), layer, name),
    others: twin ? points(other(), twin, name) : [] }))];
}
