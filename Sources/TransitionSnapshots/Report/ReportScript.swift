/// The page's behaviour, in plain script: no library, no network.
enum ReportScript {
  static let all = "(() => { 'use strict';\n" + list + detail + player + timeline + start + "})();"

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
    const image = (key) => images[key];
    const loading = Object.entries(data.images).map(([key, source]) => {
      images[key] = new Image();
      images[key].src = source;
      return images[key].decode().catch(() => {});
    });
    const state = { shown: new Set(Object.keys(data.totals)), query: '', group: null, time: 0,
      mode: 'side', swipe: 50, onion: 50, timer: null, speed: 1 };

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
          ' ' + group.title))));
      byID('status').textContent = `${groups.length} goldens shown`;
      if (!groups.includes(state.group)) choose(groups[0] || null);
    }

    function step(by) {
      const groups = visible();
      const place = groups.indexOf(state.group) + by;
      if (groups[place]) choose(groups[place]);
    }

    """#

  /// One golden: what is wrong, its strip and how to accept it.
  static let detail = #"""
    const main = byID('detail');
    const withPictures = () => state.group && state.group.forms.find((form) =>
      form.pictures.golden || form.pictures.actual);
    const cells = (form, role) => role === 'golden' ? form.goldenCells : form.actualCells;

    function choose(group) {
      pause();
      state.group = group;
      state.time = 0;
      document.querySelectorAll('#list button').forEach((button) =>
        button.setAttribute('aria-current', String(group && button.dataset.id === group.id)));
      if (!group) { main.replaceChildren(make('p', {}, 'No golden matches.')); return; }
      const form = withPictures();
      const bad = form && form.frames.find((frame) => frame.state === 'different');
      if (bad) state.time = bad.timeMs;
      if (form && !form.pictures.diff && ['diff', 'amplified'].includes(state.mode)) {
        state.mode = 'side';
      }
      main.replaceChildren(...head(group), ...(form ? viewer(form) : []), timeSection(),
        ...group.forms.flatMap(formSection));
      draw();
    }

    function approveCommand() { return `transrender snapshot approve ${state.group.id}`; }

    function head(group) {
      const parts = [make('h2', {}, group.title),
        make('p', { class: `state ${group.state}` }, words[group.state])];
      if (group.state === 'matched') return parts;
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

    function formSection(form) {
      const parts = [];
      if (form.message) parts.push(make('pre', {}, form.message));
      if (form.text) {
        parts.push(make('h3', {}, `${form.form}: difference`),
          make('ol', { class: 'diff', 'aria-label': 'Difference of lines' },
            ...form.text.lines.map((line) => make('li', {
              class: line.kind === '-' ? 'golden' : line.kind === '+' ? 'actual' : '',
              'data-time': timeOf(line.text) }, `${line.kind} ${line.text}`))));
      } else if (form.goldenText && form.form === 'callback log') {
        parts.push(make('h3', {}, form.form), make('ol', { class: 'diff' },
          ...form.goldenText.trimEnd().split('\n').map((text) =>
            make('li', { 'data-time': timeOf(text) }, '  ' + text))));
      }
      return parts;
    }

    const timeOf = (line) => {
      const found = /^t=(-?[\d.]+)/.exec(line) || /^(-?[\d.]+),/.exec(line);
      return found ? found[1] : undefined;
    };

    """#
}
