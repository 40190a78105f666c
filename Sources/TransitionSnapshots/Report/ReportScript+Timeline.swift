extension ReportScript {
  /// Callbacks and timing curves on one time axis, and the redrawing at every change.
  static let timeline = #"""
    const wide = 900;
    const margin = 60;
    const svg = (tag, attributes, ...inside) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...inside);
      return element;
    };
    const across = (time) =>
      margin + (wide - 2 * margin) * time / Math.max(state.group.duration, 1);

    function timeSection() {
      const logs = state.group.forms.filter((form) => form.form === 'callback log');
      const curves = state.group.forms.filter((form) => form.form === 'timing curve');
      if (!logs.length && !curves.length) return make('div', {});
      state.group.duration = Math.max(state.group.duration, ...logs.flatMap((form) =>
        [form.goldenText, form.actualText].filter(Boolean).flatMap((text) =>
          text.trimEnd().split('\n').map((line) => Number(timeOf(line) || 0)))));
      const plots = curves.flatMap(plotsOf);
      const top = 70;
      const height = top + plots.length * 90 + 30;
      const body = [svg('line', { x1: 0, x2: wide, y1: top - 4, y2: top - 4,
        stroke: 'var(--line)' }), ...logs.flatMap(callbackMarks), ...plots.flatMap((plot, index) =>
        drawPlot(plot, top + index * 90)), axis(height - 14),
        svg('line', { id: 'cursor', y1: 0, y2: height, stroke: 'var(--accent)' })];
      const picture = svg('svg', { viewBox: `0 0 ${wide} ${height}`, id: 'timeline',
        role: 'img', 'aria-label': 'Callbacks and timing curves over time' }, ...body);
      picture.addEventListener('click', (event) => {
        const box = picture.getBoundingClientRect();
        const x = (event.clientX - box.left) * wide / box.width;
        seek((x - margin) / (wide - 2 * margin) * state.group.duration);
      });
      return make('section', {}, make('h3', {}, 'callbacks and curves over time'), picture,
        legend());
    }

    // Callbacks of one moment are stacked.
    function callbackMarks(form) {
      const level = {};
      return lines(form).filter((line) => timeOf(line.text) !== undefined).map((line) => {
        const color = line.kind === '-' ? 'var(--bad)' : line.kind === '+' ? 'var(--good)'
          : 'var(--soft)';
        const time = Number(timeOf(line.text));
        const row = level[time] = (level[time] ?? -1) + 1;
        const mark = svg('circle', { cx: across(time) + Math.floor(row / 6) * 9,
          cy: 10 + row % 6 * 9, r: line.kind === ' ' ? 3 : 4, fill: color },
        svg('title', {}, `${line.kind} ${line.text}`));
        return mark;
      }).concat([svg('text', { x: 4, y: 28 }, 'callbacks')]);
    }

    function legend() {
      const sign = (name, words) => [make('i', { class: name }), ` ${words} `];
      return make('p', { class: 'legend' }, ...sign('was', 'golden only'),
        ...sign('is', 'actual only'), ...sign('both', 'both · curves:'),
        ...sign('dashed', 'golden'), ...sign('solid', 'actual'));
    }

    function rows(text) {
      if (!text) return [];
      return text.trimEnd().split('\n').slice(1).map((line) => line.split(',').map((value) =>
        value === '' ? NaN : Number(value)));
    }

    function plotsOf(form) {
      const columns = ['t', 'x', 'y', 'w', 'h', 'alpha'];
      const golden = rows(form.goldenText);
      const actual = form.actualText ? rows(form.actualText) : golden;
      const moves = (index) => new Set([...golden, ...actual].map((row) => row[index])
        .filter((value) => !Number.isNaN(value))).size > 1;
      return columns.map((name, index) => ({ name, index, golden, actual }))
        .filter((plot) => plot.index > 0 && moves(plot.index));
    }

    function drawPlot(plot, top) {
      const values = [...plot.golden, ...plot.actual].map((row) => row[plot.index])
        .filter((value) => !Number.isNaN(value));
      const [low, high] = [Math.min(...values), Math.max(...values)];
      const y = (value) => top + 76 - 70 * (value - low) / Math.max(high - low, 1e-9);
      const line = (points, color, dash) => svg('polyline', { fill: 'none', stroke: color,
        'stroke-width': 2, 'stroke-dasharray': dash, points: points
          .filter((row) => !Number.isNaN(row[plot.index]))
          .map((row) => `${across(row[0])},${y(row[plot.index])}`).join(' ') });
      return [svg('text', { x: 4, y: top + 44 }, plot.name),
        svg('text', { x: wide - margin + 6, y: top + 12 }, String(high)),
        svg('text', { x: wide - margin + 6, y: top + 78 }, String(low)),
        line(plot.actual, 'var(--accent)', ''), line(plot.golden, 'var(--bad)', '5 4')];
    }

    function axis(y) {
      const length = state.group.duration;
      return svg('g', {}, ...[0, 0.25, 0.5, 0.75, 1].flatMap((part) => [
        svg('line', { x1: across(part * length), x2: across(part * length), y1: y - 18,
          y2: y - 12, stroke: 'var(--soft)' }),
        svg('text', { x: across(part * length), y, 'text-anchor': 'middle' },
          `${Math.round(part * length)} ms`)]));
    }

    function draw() {
      const form = state.form;
      drawStage();
      const mix = byID('mix');
      if (mix) mix.replaceChildren(...mixSlider());
      document.querySelectorAll('[data-mode]').forEach((button) =>
        button.setAttribute('aria-pressed', String(button.dataset.mode === state.mode)));
      document.querySelectorAll('[data-speed]').forEach((button) => button.setAttribute(
        'aria-pressed', String(Number(button.dataset.speed) === state.speed)));
      const shown = form && (currentCell(form, 'actual') || currentCell(form, 'golden'));
      document.querySelectorAll('.strip button').forEach((button) => button.setAttribute(
        'aria-current', String(shown && Number(button.dataset.time) === shown.timeMs)));
      document.querySelectorAll('.diff li[data-time]').forEach((item) => item.classList.toggle(
        'now', Math.abs(Number(item.dataset.time) - state.time) < 9));
      const cursor = byID('cursor');
      if (cursor) { cursor.setAttribute('x1', across(state.time));
        cursor.setAttribute('x2', across(state.time)); }
      const slider = byID('scrubber');
      if (slider) { slider.max = state.group.duration; slider.value = state.time; }
      const time = byID('time');
      if (time) time.textContent = `${state.time.toFixed(0)} ms`;
    }

    """#

  /// Keyboard shortcuts, and the first picture once all are decoded.
  static let start = #"""
    byID('search').addEventListener('input', (event) => {
      state.query = event.target.value.toLowerCase();
      showList();
    });
    document.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      if (target.id === 'search') { if (event.key === 'Escape') target.blur(); return; }
      const keys = { j: () => step(1), k: () => step(-1), '/': () => byID('search').focus(),
        ArrowLeft: () => stepFrame(-1), ArrowRight: () => stepFrame(1), c: copy,
        a: () => decide(state.group, 'accepted'), x: () => decide(state.group, 'denied') };
      modes.forEach(([mode], index) => { keys[String(index + 1)] = () => {
        if (document.querySelector(`[data-mode=${mode}]`)) setMode(mode); }; });
      if (event.key === ' ' && target.tagName !== 'BUTTON' && byID('play')) {
        event.preventDefault();
        play();
      } else if (keys[event.key] && target.type !== 'range' && state.group) {
        event.preventDefault();
        keys[event.key]();
      }
    });
    Promise.all(loading).then(() => {
      showTotals();
      showDecisions();
      const first = wanted();
      showList();
      if (first) choose(first);
      addEventListener('hashchange', () => { const group = wanted();
        if (group && group !== state.group) choose(group); });
      document.documentElement.dataset.ready = 'true';
    });

    """#
}
