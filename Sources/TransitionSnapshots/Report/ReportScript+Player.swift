extension ReportScript {
  /// The player: strip, scrubber, playback, and six ways to compare two pictures.
  static let player = #"""
    const modes = [['side', 'Side by side'], ['swipe', 'Swipe'], ['onion', 'Onion skin'],
      ['blink', 'Blink'], ['diff', 'Difference'], ['amplified', 'Amplified']];

    function currentCell(form, role) {
      const own = cells(form, role === 'golden' ? 'golden' : 'actual');
      let best = 0;
      own.forEach((cell, index) => { if (cell.timeMs <= state.time + 0.01) best = index; });
      return own[best];
    }

    function paint(canvas, form, role, cell, alpha = 1) {
      const picture = image(form.pictures[role]);
      if (!picture || !cell) return canvas;
      const { x, y, width, height } = cell.place;
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      context.globalAlpha = alpha;
      context.drawImage(picture, x, y, width, height, 0, 0, width, height);
      return canvas;
    }

    const count = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u2009');

    // Frame below frame where they pair; otherwise each strip has a row of its own.
    function strips(form) {
      const roles = ['golden', 'actual'].filter((role) => form.pictures[role]);
      if (roles.length === 2 && form.goldenCells.length === form.actualCells.length) {
        return [strip(form, form.pictures.diff ? [...roles, 'diff'] : roles)];
      }
      return roles.map((role) => strip(form, [role]));
    }

    function strip(form, roles) {
      const columns = cells(form, roles[0]);
      const names = make('div', { class: 'names', 'aria-hidden': 'true' },
        ...roles.map((role) => make('span', {}, role === 'diff' ? 'difference' : role)));
      return make('div', { class: 'strip', role: 'group', 'aria-label': `${roles[0]} frames` },
        names, ...columns.map((cell, index) => frameButton(form, roles, cell, index)));
    }

    function frameButton(form, roles, cell, index) {
      const report = form.frames[index] || {};
      const bad = report.state === 'different';
      const found = bad ? `${count(report.comparison.differingPixels)} px, `
        + `Δ ${report.comparison.maxChannelDelta}` : '';
      return make('button', { type: 'button', class: bad ? 'bad' : '', 'data-time': cell.timeMs,
        'aria-label': `${cell.label}${bad ? `, differs: ${found}` : ''}`,
        onclick: () => seek(cell.timeMs) },
      ...roles.map((role) => paint(make('canvas', {}), form, role,
        role === 'diff' ? cell : cells(form, role)[index])),
      make('span', {}, cell.label), make('b', {}, found));
    }

    function viewer(form) {
      const both = form.pictures.golden && form.pictures.actual;
      const usable = modes.filter(([mode]) => mode === 'side'
        || (both && (form.pictures[mode] || !['diff', 'amplified'].includes(mode))));
      const buttons = usable.map(([mode, name]) => make('button', { type: 'button',
        class: 'tool', 'data-mode': mode, 'aria-pressed': String(mode === state.mode),
        onclick: () => setMode(mode) }, name));
      return [...tabs(form), ...playerButton(form), make('div', { class: 'bar' }, controls(),
        make('div', { class: 'row', role: 'group', 'aria-label': 'View' }, ...buttons),
        make('div', { id: 'mix' })), make('div', { class: 'stage', id: 'stage' }), ...strips(form)];
    }

    // The page of `render --format html`, with the golden and what came instead side by side.
    function playerButton(form) {
      if (!data.players[form.path]) return [];
      return [make('div', { class: 'row' }, make('button', { type: 'button', class: 'tool',
        id: 'player-open', 'aria-expanded': 'false', onclick: () => togglePlayer(form) },
      'Open in the player'))];
    }

    function togglePlayer(form) {
      const button = byID('player-open');
      const old = byID('player');
      button.setAttribute('aria-expanded', String(!old));
      button.textContent = old ? 'Open in the player' : 'Close the player';
      if (old) { old.remove(); return; }
      const bytes = Uint8Array.from(atob(data.players[form.path]), (letter) => letter.charCodeAt(0));
      const address = URL.createObjectURL(new Blob([bytes], { type: 'text/html' }));
      pause();
      const mode = form.pictures.actual && form.pictures.golden ? '&side=2' : '';
      const frame = make('iframe', { id: 'player', title: `${form.path} in the player`,
        src: `${address}#t=${state.time / 1000}${mode}` });
      frame.addEventListener('load', () => URL.revokeObjectURL(address));
      button.parentElement.after(frame);
    }

    // The films of one golden, where it has several.
    function tabs(form) {
      const all = films(state.group);
      if (all.length < 2) return [];
      return [make('div', { class: 'row', role: 'group', 'aria-label': 'Film' },
        ...all.map((other) => make('button', { type: 'button', class: 'tool',
          'data-form': other.path, 'aria-pressed': String(other === form),
          onclick: () => show(other) }, `${other.form} · ${words[other.state]}`)))];
    }

    function controls() {
      const length = state.group.duration;
      const slider = make('input', { type: 'range', id: 'scrubber', min: 0, max: length,
        step: 'any', value: state.time, 'aria-label': 'Time in milliseconds' });
      slider.addEventListener('input', () => seek(Number(slider.value)));
      const rate = (speed, name) => make('button', { type: 'button', class: 'tool',
        'data-speed': speed, 'aria-pressed': String(speed === state.speed),
        'aria-label': `Play at ${name} speed`,
        onclick: () => { state.speed = speed; draw(); } }, name);
      return make('div', { class: 'row' },
        make('button', { type: 'button', class: 'tool', id: 'play', onclick: play }, 'Play'),
        rate(1, '1×'), rate(0.25, '¼×'), slider, make('output', { id: 'time' }));
    }

    function setMode(mode) {
      state.mode = mode;
      draw();
    }

    function seek(time) {
      state.time = Math.max(0, Math.min(time, state.group.duration));
      draw();
    }

    function stepFrame(by) {
      const form = state.form;
      if (!form) return;
      const times = [...new Set([...form.goldenCells, ...form.actualCells]
        .map((cell) => cell.timeMs))].sort((a, b) => a - b);
      const next = by > 0 ? times.find((time) => time > state.time + 0.01)
        : times.filter((time) => time < state.time - 0.01).pop();
      if (next !== undefined) seek(next);
    }

    function pause() {
      if (state.timer) cancelAnimationFrame(state.timer);
      state.timer = null;
      const button = byID('play');
      if (button) button.textContent = 'Play';
    }

    function play() {
      if (state.timer) { pause(); return; }
      if (state.time >= state.group.duration - 0.01) state.time = 0;
      byID('play').textContent = 'Pause';
      let last = performance.now();
      const tick = (now) => {
        seek(state.time + Math.max(now - last, 0) * state.speed);
        last = now;
        if (state.time >= state.group.duration) { pause(); return; }
        state.timer = requestAnimationFrame(tick);
      };
      state.timer = requestAnimationFrame(tick);
    }

    function figure(name, canvas) {
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', `${name} at ${Math.round(state.time)} ms`);
      return make('figure', {}, canvas, make('figcaption', {}, name));
    }

    function mixed(form, top) {
      const below = paint(make('canvas', {}), form, 'golden', currentCell(form, 'golden'));
      const above = paint(make('canvas', {}), form, 'actual', currentCell(form, 'actual'));
      top(above);
      return make('div', { class: 'over', role: 'img', 'aria-label': 'golden below actual' },
        below, above);
    }

    // A picture that cannot be shown is replaced by a message.
    function damaged(form, role) {
      return form.pictures[role] && !(image(form.pictures[role]) && currentCell(form, role));
    }

    function pictures(form) {
      const one = (role) => damaged(form, role)
        ? make('figure', {}, make('p', { class: 'damaged' }, `The picture of the ${role} cannot be `
          + 'decoded; see whether its file is whole.'), make('figcaption', {}, role))
        : figure(role, paint(make('canvas', {}), form, role, currentCell(form, role)));
      if (damaged(form, 'golden') || damaged(form, 'actual')) {
        return ['golden', 'actual'].filter((role) => form.pictures[role]).map(one);
      }
      switch (state.mode) {
        case 'swipe': return [mixed(form, (above) => {
          above.style.clipPath = `inset(0 0 0 ${state.swipe}%)`; })];
        case 'onion': return [mixed(form, (above) => { above.style.opacity = state.onion / 100; })];
        case 'blink': return [mixed(form, (above) => { above.dataset.blink = '1'; })];
        case 'diff': case 'amplified': return [one('golden'), one(state.mode), one('actual')];
        default: return ['golden', 'actual'].filter((role) => form.pictures[role]).map(one);
      }
    }

    function mixSlider() {
      if (!['swipe', 'onion'].includes(state.mode)) return [];
      const slider = make('input', { type: 'range', min: 0, max: 100, id: 'amount',
        value: state[state.mode], 'aria-label': state.mode === 'swipe' ? 'Edge' : 'Opacity' });
      slider.addEventListener('input', () => {
        state[state.mode] = Number(slider.value);
        drawStage();
      });
      return [slider];
    }

    function drawStage() {
      const form = state.form;
      const stage = byID('stage');
      if (form && stage) stage.replaceChildren(...pictures(form));
    }

    setInterval(() => {
      const above = document.querySelector('[data-blink]');
      if (above && !document.hidden) above.hidden = !above.hidden;
    }, 500);

    """#
}
