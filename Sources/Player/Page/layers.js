// The tree of layers, and the values of the one that is picked.
const tree = byID('tree');
const open = new Set();
const manyLayers = 60;

// Those that stay: what changes, and what holds it.
function wantedLayers() {
  if (!byID('moving').checked) return null;
  const wanted = new Set();
  film().layers.forEach((layer, number) => {
    if (!changes(layer) && number !== state.layer) return;
    for (let at = number; at !== undefined; at = film().layers[at].parent) wanted.add(at);
  });
  return wanted;
}

const childrenOf = (number, wanted) => (children(film()).get(number) || [])
  .filter((child) => !wanted || wanted.has(child));

function treeRow(number, level, wanted) {
  const layer = film().layers[number];
  const inside = childrenOf(number, wanted);
  const isOpen = open.has(number);
  const twist = make('span', { class: 'twist', 'aria-hidden': 'true' }, inside.length ? '▸' : '');
  const item = make('div', { role: 'treeitem', class: changes(layer) ? 'changes' : '', tabindex: -1,
    'aria-level': level, 'aria-selected': String(number === state.layer), 'data-layer': number,
    'aria-expanded': inside.length ? String(isOpen) : undefined },
  twist, make('span', { class: 'name' }, layer.title));
  item.style.paddingInlineStart = `${4 + Math.min(level - 1, 14) * 12}px`;
  return item;
}

function visibleRows() {
  const wanted = wantedLayers();
  const rows = [];
  const stack = childrenOf(-1, wanted).reverse().map((number) => [number, 1]);
  while (stack.length) {
    const [number, level] = stack.pop();
    rows.push(treeRow(number, level, wanted));
    if (!open.has(number)) continue;
    stack.push(...childrenOf(number, wanted).reverse().map((child) => [child, level + 1]));
  }
  return rows;
}

function showTree() {
  const focused = document.activeElement?.dataset.layer;
  const top = tree.scrollTop;
  tree.replaceChildren(...visibleRows());
  const current = tree.querySelector(`[data-layer="${focused ?? state.layer}"]`)
    || tree.firstElementChild;
  if (current) current.tabIndex = 0;
  tree.scrollTop = top;
  if (focused !== undefined) current?.focus();
  else tree.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
}

// What is picked can be seen, whatever was folded.
function unfold(number) {
  for (let at = film().layers[number]?.parent; at !== undefined; at = film().layers[at].parent) {
    open.add(at);
  }
}

function unfoldAtFirst() {
  open.clear();
  film().layers.forEach((layer, number) => {
    if (film().layers.length <= manyLayers || changes(layer)) { open.add(number); unfold(number); }
  });
}

function fold(number, isOpen) {
  if (isOpen) open.add(number); else open.delete(number);
  showTree();
}

function focusRow(item) {
  if (!item) return;
  tree.querySelectorAll('[tabindex="0"]').forEach((one) => { one.tabIndex = -1; });
  item.tabIndex = 0;
  item.focus();
}

const treeKeys = {
  ArrowDown: (item) => focusRow(item.nextElementSibling),
  ArrowUp: (item) => focusRow(item.previousElementSibling),
  Home: () => focusRow(tree.firstElementChild),
  End: () => focusRow(tree.lastElementChild),
  ArrowRight: (item) => {
    if (item.getAttribute('aria-expanded') === 'false') fold(Number(item.dataset.layer), true);
    else focusRow(item.nextElementSibling);
  },
  ArrowLeft: (item) => {
    const number = Number(item.dataset.layer);
    if (item.getAttribute('aria-expanded') === 'true') fold(number, false);
    else focusRow(tree.querySelector(`[data-layer="${film().layers[number].parent}"]`));
  },
  Enter: (item) => pick(Number(item.dataset.layer)),
  ' ': (item) => pick(Number(item.dataset.layer)),
};

tree.addEventListener('keydown', (event) => {
  const item = event.target.closest('[role=treeitem]');
  if (!item || !treeKeys[event.key] || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  treeKeys[event.key](item);
});

tree.addEventListener('click', (event) => {
  const item = event.target.closest('[role=treeitem]');
  if (!item) return;
  const number = Number(item.dataset.layer);
  if (event.target.className === 'twist' && item.hasAttribute('aria-expanded')) {
    fold(number, !open.has(number));
  } else {
    focusRow(item);
    pick(number);
  }
});

function toggleCurve(layer, name) {
  const names = plotted(layer);
  if (!names.delete(name)) names.add(name);
  state.plotted = names;
  layAndFollow();
}

function propertyRow(layer, name) {
  const label = isMoving(layer, name) ? make('label', {}, make('input', { type: 'checkbox',
    checked: plotted(layer).has(name) ? '' : undefined, change: () => toggleCurve(layer, name) }),
  name) : name;
  const kind = isMoving(layer, name) ? 'changes' : '';
  return make('tr', { class: kind }, make('th', { scope: 'row' }, label),
    make('td', { 'data-property': name }));
}

function showProperties() {
  const layer = film().layers[state.layer];
  const place = byID('properties');
  if (!layer) {
    place.replaceChildren(make('p', { class: 'hint' },
      'Pick a layer, here or on the picture, to see its values over time.'));
    return;
  }
  const moving = order.filter((name) => isMoving(layer, name));
  const still = order.filter((name) => !isMoving(layer, name));
  place.replaceChildren(make('h2', { class: 'name' }, layer.title),
    make('p', { class: 'hint', id: 'presence' }),
    make('table', {}, make('tbody', {}, ...[...moving, ...still].map((name) =>
      propertyRow(layer, name)))));
  followValues();
}

function followValues() {
  const layer = film().layers[state.layer];
  if (!layer) return;
  all('[data-property]').forEach((cell) => {
    cell.textContent = digits(valueAt(layer, cell.dataset.property, frame()));
  });
  const isThere = placeOf(layer, frame()) >= 0;
  const [first, last] = [layer.runs[0][0], layer.runs[layer.runs.length - 1]];
  byID('presence').textContent = (isThere ? '' : 'Not there now. ')
    + (changes(layer) ? `Frames ${first} to ${last[0] + last[1] - 1}` : 'Never changes');
}

byID('moving').addEventListener('change', showTree);
onFilm.push(() => {
  if (state.layer >= film().layers.length) state.layer = -1;
  byID('moving').checked = film().layers.length > manyLayers;
  unfoldAtFirst();
});
onLayer.push(() => {
  unfold(state.layer);
  showTree();
  showProperties();
});
onTime.push(followValues);
