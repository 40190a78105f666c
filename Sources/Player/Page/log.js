// Callbacks and faults as lists, for those who read them in turn.
const tabNames = ['layers', 'log', 'faults'];

function chooseTab(name, takesFocus = false) {
  for (const one of tabNames) {
    const tab = byID(`tab-${one}`);
    tab.setAttribute('aria-selected', String(one === name));
    tab.tabIndex = one === name ? 0 : -1;
    byID(`panel-${one}`).hidden = one !== name;
    if (takesFocus && one === name) tab.focus();
  }
}

function logRow(event) {
  const name = make('span', { class: 'name' },
    event.subject ? make('span', { class: 'subject' }, ...breakable(event.subject), ' ') : '',
    ...breakable(event.name),
    event.detail ? make('small', {}, ` ${event.detail}`) : '');
  name.style.paddingInlineStart = `${Math.min(event.depth, 12) * 10}px`;
  return make('li', {}, make('button', { type: 'button', click: () => { pause(); seek(event.time); } },
    make('time', {}, milliseconds(event.time)), name));
}

function faultRow(fault) {
  const head = [fault.place, fault.subject].filter(Boolean).join(': ');
  return make('li', {}, make('button', { type: 'button', class: fault.severity,
    click: () => { pause(); seek(fault.time); } },
  make('time', {}, milliseconds(fault.time)), make('span', { class: 'name' },
    make('b', {}, fault.severity), ` ${head ? `${head}: ` : ''}${fault.sentence}`,
    fault.remedy ? make('small', {}, fault.remedy) : '')));
}

function showLists() {
  const { events, faults } = film();
  byID('log').replaceChildren(...events.map(logRow));
  byID('faults').replaceChildren(...faults.map(faultRow));
  if (!events.length) byID('log').append(make('li', { class: 'hint' }, 'Nothing was called back.'));
  if (!faults.length) byID('faults').append(make('li', { class: 'hint' }, 'Nothing was wrong.'));
  byID('tab-log').replaceChildren('Callbacks ', make('small', {}, events.length));
  byID('tab-faults').replaceChildren('Faults ', make('small', {}, faults.length));
  byID('tab-faults').classList.toggle('bad', faults.length > 0);
}

// What has happened by now is plain, what is to come is pale, what happens now stands out.
function followLists() {
  const { times, events } = film();
  const until = times[frame() + 1] ?? Infinity;
  [...byID('log').children].forEach((item, place) => {
    const event = events[place];
    if (!event) return;
    const isNow = event.time >= times[frame()] - 0.00005 && event.time < until - 0.00005;
    item.classList.toggle('now', isNow);
    item.classList.toggle('later', event.time >= until - 0.00005);
  });
  if (!byID('panel-log').hidden) {
    const now = byID('log').querySelector('.now');
    const list = byID('panel-log');
    if (now && (now.offsetTop < list.scrollTop
      || now.offsetTop > list.scrollTop + list.clientHeight - 40)) {
      list.scrollTop = now.offsetTop - list.clientHeight / 2;
    }
  }
}

for (const name of tabNames) byID(`tab-${name}`).addEventListener('click', () => chooseTab(name));
byID('tabs').addEventListener('keydown', (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const now = tabNames.findIndex((name) => !byID(`panel-${name}`).hidden);
  chooseTab(tabNames[(now + step + tabNames.length) % tabNames.length], true);
});

onFilm.push(showLists);
onTime.push(followLists);
