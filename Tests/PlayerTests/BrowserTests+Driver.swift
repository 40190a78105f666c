/// The script that does the deeds in the browser.
extension BrowserTests {
  /// Does every deed in turn and writes down what came of it.
  static func driver(_ fingerprints: [[UInt32]], _ deeds: [Deed] = deeds) -> String {
    let steps = deeds.map { deed in
      """
      { let a, b; try { note((await (async () => (\(deed.script)))()) ? 'yes' : 'NO',
        \(literal(deed.claim))); } catch (error) { note('NO', \(literal(deed.claim)) + error); } }

      """
    }
    return "(async () => { const wanted = \(fingerprints);\n" + head + steps.joined()
      + "console.log('deed done'); })();"
  }

  private static func literal(_ text: String) -> String { "'\(text)'" }

  private static let head = """
      const all = (query) => [...document.querySelectorAll(query)];
      const one = (query) => document.querySelector(query);
      const text = (query) => one(query).textContent;
      const hidden = (query) => one(query).hidden;
      const sleep = (time) => new Promise((done) => setTimeout(done, time));
      const until = async (claim) => { for (let tries = 0; tries < 500; tries++) {
        if (claim()) return true; await sleep(10); } return false; };
      const time = () => Math.round(parseFloat(text('#now')) * 1000);
      const name = (id) => document.getElementById(id).getAttribute('aria-label');
      const scrub = (value) => { const slider = one('#scrubber'); slider.value = value;
        slider.dispatchEvent(new Event('input', { bubbles: true })); };
      const press = (key) => document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      const key = (name) => { document.activeElement.blur(); press(name); };
      const select = (id) => document.getElementById(id);
      const mode = (name) => one(`[data-mode=${name}]`);
      const tab = (name) => document.getElementById(`tab-${name}`);
      const help = () => document.getElementById('help');
      const rows = () => all('[role=treeitem]').length;
      const row = (title) => all('[role=treeitem]').find((item) =>
        item.querySelector('.name').textContent === title);
      const picked = () => one('[role=treeitem][aria-selected=true] .name')?.textContent;
      const curves = () => all('.row.curves b').map((label) => label.textContent).join(' ');
      const value = (property) => text(`[data-property="${property}"]`);
      const box = (property) => one(`[data-property="${property}"]`).parentElement
        .querySelector('input');
      const captions = () => all('#captions span').filter((span) => span.textContent).length;
      const drawn = () => until(() => Math.round(Number(one('#view').dataset.time) * 1000) === time());
      let sheet, link;
      HTMLCanvasElement.prototype.toBlob = function (done) { sheet = this; done(new Blob(['x'])); };
      HTMLAnchorElement.prototype.click = function () { link = this.download; };
      const saved = () => link;
      const hash = async () => {
        await drawn();
        await sleep(60);
        one('#export').click();
        const bytes = sheet.getContext('2d').getImageData(0, 0, sheet.width, sheet.height).data;
        let number = 2166136261;
        for (const byte of bytes) number = Math.imul(number ^ byte, 16777619) >>> 0;
        return number;
      };
      const pixels = async () => { const found = [];
        for (const at of [0, 0.0167, 0.0333, 0.05, 0.0667, 0.0833, 0.1]) {
          scrub(at); found.push(await hash()); } return found; };
      const point = (kind, x, y) => { const view = one('#view').getBoundingClientRect();
        const scale = Math.min((view.width - 24) / 60, (view.height - 24) / 40, 8);
        one('#view').dispatchEvent(new PointerEvent(kind, { pointerId: 1, bubbles: true,
          clientX: view.left + view.width / 2 + (x - 0.5) * 60 * scale,
          clientY: view.top + view.height / 2 + (y - 0.5) * 40 * scale })); };
      one('#view').setPointerCapture = () => {};
      const tap = (x, y) => { point('pointerdown', x, y); point('pointerup', x, y); };
      const hover = (x, y) => point('pointermove', x, y);
      const note = (word, claim) => console.log(`deed ${word} ${claim}`);
      while (!document.documentElement.dataset.ready) await sleep(20);

    """
}
