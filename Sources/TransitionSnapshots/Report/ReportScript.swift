/// The page's script, without libraries or network access.
enum ReportScript {
  static let all =
    "(() => { 'use strict';\n" + list + detail + player + timeline + decisions
    + start + "})();"

  /// The list of goldens: filters and search.
  static let list = #"""
    const data = JSON.parse(document.getElementById('data').textContent);
    const byID = (id) => document.getElementById(id);
    const words = { matched: 'passed', recorded: 'recorded', missing: 'missing',
      mismatched: 'differs', layoutChanged: 'other frames', unreadable: 'unreadable',
      failed: 'not compared', obsolete: 'obsolete' };
    const make = (tag, attributes = {}, ...inside) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'onclick') element.addEventListener('click', value);
        else if (value !== undefined) element.setAttribute(name, value);
      }
      element.append(...inside);
      return element;
    };
    const images = {};
    // Null for what the browser could not decode.
    const image = (key) => images[key]?.naturalWidth ? images[key] : null;
    const loading = Object.entries(data.images).map(([key, source]) => {
      images[key] = new Image();
      return new Promise((done) => {
        images[key].onload = images[key].onerror = done;
        images[key].src = source;
      });
    });
    const state = { shown: new Set(Object.keys(data.totals)), query: '', group: null, form: null,
      time: 0, mode: 'side', swipe: 50, onion: 50, timer: null, speed: 1 };

    const visible = () => data.groups.filter((group) => group.forms.some((form) =>
      state.shown.has(form.state))
      && (group.title + ' ' + group.id).toLowerCase().includes(state.query));

    function showTotals() {
      const chips = Object.keys(words).filter((key) => data.totals[key]).map((key) => {
        const chip = make('button', { class: 'chip', 'data-state': key, type: 'button',
          'aria-pressed': String(state.shown.has(key)),
          onclick: () => { toggle(key); } }, `${words[key]} ${data.totals[key]}`);
        return chip;
      });
      byID('totals').replaceChildren(...chips);
      const seconds = (data.durationMs / 1000).toFixed(1);
      byID('facts').textContent = `${data.command} · ${seconds} s · ${data.fingerprint}`;
    }

    function toggle(key) {
      if (state.shown.has(key)) state.shown.delete(key); else state.shown.add(key);
      showTotals();
      showList();
    }

    function showList() {
      const groups = visible();
      byID('list').replaceChildren(...groups.map((group) => make('li', {},
        make('button', { type: 'button', 'data-id': group.id,
          'aria-current': String(group === state.group), onclick: () => choose(group) },
          make('span', { class: `state ${group.state}` }, words[group.state]),
          ' ' + group.title, make('span', { class: 'verdict' }, verdictOf(group))))));
      byID('status').textContent = `${groups.length} goldens shown`;
      if (!groups.includes(state.group)) choose(groups[0] || null);
    }

    function step(by) {
      const groups = visible();
      const index = groups.indexOf(state.group) + by;
      if (groups[index]) choose(groups[index]);
    }

    """#

  /// One golden: its findings, its strip and how to accept it.
  static let detail = #"""
    const main = byID('detail');
    const films = (group) => group.forms.filter((form) =>
      form.pictures.golden || form.pictures.actual);
    const cells = (form, role) => role === 'golden' ? form.goldenCells : form.actualCells;
    const isBad = (form) => form.state !== 'matched';

    function choose(group) {
      pause();
      state.group = group;
      document.querySelectorAll('#list button').forEach((button) =>
        button.setAttribute('aria-current', String(group && button.dataset.id === group.id)));
      if (!group) {
        state.form = null;
        main.replaceChildren(make('p', {}, 'No golden matches.'));
        return;
      }
      // Each golden starts with the default view, whatever was chosen for the one before.
      Object.assign(state, { mode: 'side', swipe: 50, onion: 50 });
      remember(group);
      byID('list').querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
      show(films(group).find(isBad) || films(group)[0] || null);
    }

    // Opens one film of the golden at its first bad frame.
    function show(form) {
      pause();
      state.form = form;
      const bad = form && form.frames.find((frame) => frame.state === 'different');
      state.time = bad ? bad.timeMs : 0;
      if (form && !form.pictures[state.mode] && ['diff', 'amplified'].includes(state.mode)) {
        state.mode = 'side';
      }
      const forms = [...state.group.forms].sort((a, b) => isBad(b) - isBad(a));
      main.replaceChildren(...head(state.group), ...(form ? viewer(form) : []), timeSection(),
        ...forms.flatMap(formSection));
      draw();
    }

    const address = (group) => '#' + encodeURIComponent(group.id);

    // The page's address leads to the golden that is shown.
    function remember(group) {
      if (location.hash !== address(group)) history.replaceState(null, '', address(group));
    }

    // The golden that the address asks for, if there is one.
    function wanted() {
      return data.groups.find((group) => address(group) === location.hash
        || '#' + group.id === location.hash);
    }

    function approveCommand() { return `transrender snapshot approve ${state.group.id}`; }

    function head(group) {
      const parts = [make('h2', {}, group.title, ' ', make('a', { href: address(group),
        'aria-label': 'Link to this golden' }, '#')),
        make('p', { class: `state ${group.state}` }, words[group.state])];
      const checks = [...new Set(group.forms.flatMap((form) => form.checks))];
      if (checks.length) parts.push(make('details', { class: 'checks' }, make('summary', {},
        `${checks.length} to look at, without a golden`),
      make('ul', {}, ...checks.map((check) => make('li', {}, check)))));
      if (group.state === 'matched') return parts;
      if (isOpen(group)) parts.push(decisionButtons(group));
      parts.push(make('div', { class: 'row' }, make('code', { id: 'approve' }, approveCommand()),
        make('button', { class: 'tool', type: 'button', onclick: copy }, 'Copy')));
      return parts;
    }

    function copy() {
      const text = approveCommand();
      const done = () => { byID('status').textContent = `copied: ${text}`; };
      if (navigator.clipboard && window.isSecureContext) {
        navigator.clipboard.writeText(text).then(done, () => select(text));
      } else { select(text); }
    }

    // Pages opened from a file may not write to the clipboard by themselves.
    function select(text) {
      getSelection().selectAllChildren(byID('approve'));
      document.execCommand('copy');
      byID('status').textContent = `copied: ${text}`;
    }

    function lines(form) {
      if (form.text) return form.text.lines;
      const text = form.form === 'callback log' ? form.goldenText || form.actualText : '';
      return (text || '').trimEnd().split('\n').filter(Boolean)
        .map((line) => ({ kind: ' ', text: line }));
    }

    function formSection(form) {
      const parts = [];
      if (form.message) parts.push(make('pre', {}, form.message));
      const all = lines(form);
      if (!all.length) return parts;
      const list = make('ol', { class: 'diff', 'aria-label': `Lines of the ${form.form}` },
        ...all.map((line) => make('li', {
          class: line.kind === '-' ? 'golden' : line.kind === '+' ? 'actual' : '',
          'data-time': timeOf(line.text) }, `${line.kind} ${line.text}`)));
      list.addEventListener('click', (event) => {
        const time = event.target.dataset.time;
        if (time !== undefined) seek(Number(time));
      });
      // A long table says less than the plot above it.
      const fold = make('details', {}, make('summary', {},
        form.text ? `${form.form}: difference` : form.form), list);
      fold.open = all.length < 60 || form.form === 'callback log';
      return [...parts, fold];
    }

    const timeOf = (line) => {
      const found = /^t=(-?[\d.]+)/.exec(line) || /^(-?[\d.]+),/.exec(line);
      return found ? found[1] : undefined;
    };

    """#
}
