/// The script that does the deeds in the browser.
extension ReportPageTests {
  /// Does every deed in turn and writes down what came of it.
  static var driver: String {
    let steps = deeds.map { deed in
      """
      { let a, b; try { note((await (async () => (\(deed.script)))()) ? 'yes' : 'NO',
        \(literal(deed.claim))); } catch (error) { note('NO', \(literal(deed.claim)) + error); } }

      """
    }
    return driverHead + steps.joined() + "console.log('deed done'); })();"
  }

  private static func literal(_ text: String) -> String { "'\(text)'" }

  private static let driverHead = """
    (async () => {
      const all = (query) => [...document.querySelectorAll(query)];
      const text = (query) => document.querySelector(query).textContent;
      const sleep = (time) => new Promise((done) => setTimeout(done, time));
      const time = () => parseInt(text('#time'), 10);
      const id = () => document.querySelector('#list [aria-current=true]').dataset.id;
      const current = () => all('.strip button').findIndex((one) =>
        one.getAttribute('aria-current') === 'true');
      const input = (query, value) => { const one = document.querySelector(query);
        one.value = value; one.dispatchEvent(new Event('input')); };
      const scrub = (value) => input('#scrubber', value);
      const slide = (value) => input('#amount', value);
      const search = (value) => input('#search', value);
      const press = (key) => (document.activeElement || document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      const mode = (name) => document.querySelector(`[data-mode=${name}]`).click();
      const speed = (value) => document.querySelector(`[data-speed="${value}"]`).click();
      const chip = (name) => document.querySelector(`[data-state=${name}]`).click();
      const over = () => document.querySelector('.over canvas + canvas');
      const names = () => all('#stage figcaption').map((one) => one.textContent).join(' ');
      const listed = () => all('#list button').length;
      const pixels = () => all('#stage canvas').pop().toDataURL();
      const play = async () => { const begin = performance.now();
        document.getElementById('play').click();
        while (text('#play') === 'Pause') await sleep(5);
        return performance.now() - begin; };
      const until = async (claim) => { for (let tries = 0; tries < 300; tries++) {
        if (claim()) return true; await sleep(10); } return false; };
      const one = (query) => document.querySelector(query);
      const verdict = (word) => one(`[data-verdict=${word}]`).click();
      const choose = (name) => one(`#list [data-id="${name}"]`).click();
      let blob;
      URL.createObjectURL = (made) => { blob = made; return '#'; };
      const saved = async () => { one('#save').click(); return JSON.parse(await blob.text()); };
      const note = (word, claim) => console.log(`deed ${word} ${claim}`);
      while (!document.documentElement.dataset.ready) await sleep(20);

    """
}
