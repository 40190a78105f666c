import Testing

/// What a person does on the report's page, in turn, and what should come of it.
extension ReportPageTests {
  struct Deed: Sendable, CustomTestStringConvertible {
    let claim: String
    /// Script that ends in true when the page did as claimed.
    let script: String

    var testDescription: String { claim }
    init(_ claim: String, _ script: String) { (self.claim, self.script) = (claim, script) }
  }

  nonisolated static let deeds = [
    Deed(
      "what fails comes first, at its first bad frame",
      "id() === 'Sample/moves.bad' && time() === 17"
    ),
    Deed(
      "bad frames are framed and say by how much",
      #"all('.strip .bad').length === 6 && /differs: [\d\u2009]+ px/.test("#
        + "all('.strip .bad')[0].getAttribute('aria-label'))"
    ),
    Deed("a click on a frame goes there", "all('.strip button')[3].click(), time() === 50"),
    Deed("the scrubber goes anywhere", "scrub(84), time() === 84 && current() === 5"),
    Deed(
      "arrow keys go from frame to frame",
      "scrub(50), press('ArrowRight'), time() === 67 && (press('ArrowLeft'), time() === 50)"
    ),
    Deed(
      "the picture changes with the time",
      "scrub(0), a = pixels(), scrub(100), a !== pixels()"
    ),
    Deed(
      "swipe lays one over the other",
      "mode('swipe'), slide(30), over().style.clipPath === 'inset(0px 0px 0px 30%)'"
    ),
    Deed(
      "onion skin is half transparent",
      "mode('onion'), slide(25), over().style.opacity === '0.25'"
    ),
    Deed(
      "blink hides and shows",
      "mode('blink'), a = over().hidden, await until(() => over().hidden !== a)"
    ),
    Deed(
      "difference and amplified stand between the two",
      "mode('diff'), a = names(), mode('amplified'), a + names() === "
        + "'golden diff actualgolden amplified actual'"
    ),
    Deed("digits choose the view", "press('1'), names() === 'golden actual'"),
    Deed(
      "playing ends at the end, and ¼ speed takes four times as long",
      "scrub(0), speed(0.25), a = await play(), scrub(0), speed(1), b = await play(), "
        + "time() === 100 && a > 300 && a > 2 * b"
    ),
    Deed(
      "space plays and pauses",
      "scrub(0), press(' '), a = text('#play'), press(' '), a + text('#play') === 'PausePlay'"
    ),
    Deed(
      "j and k walk the list",
      "press('j'), a = id(), press('k'), a !== id() && id() === 'Sample/moves.bad'"
    ),
    Deed(
      "states filter",
      "chip('mismatched'), a = listed(), chip('mismatched'), "
        + "a === listed() - 1"
    ),
    Deed(
      "search filters, and says when nothing is left",
      "search('good'), a = listed() === 1, search('zzz'), b = text('#detail'), search(''), "
        + "a && b === 'No golden matches.'"
    ),
    Deed(
      "slash goes to the search",
      "press('/'), a = document.activeElement.id, "
        + "document.activeElement.blur(), a === 'search'"
    ),
    Deed(
      "the approve command is there and can be copied",
      "text('#approve') === 'transrender snapshot approve Sample/moves.bad' "
        + "&& (press('c'), await sleep(50), text('#status').startsWith('copied: transrender'))"
    ),
    Deed(
      "accepting marks the golden, counts, and offers the file",
      "verdict('accepted'), text('#list [aria-current=true] .verdict') === 'accepted' "
        + "&& text('#decided') === '1 of 2 decided' && !one('#save').disabled"
    ),
    Deed(
      "a key denies, and once more undoes it",
      "press('x'), a = text('#list [aria-current=true] .verdict'), press('x'), "
        + "a === 'denied' && text('#decided') === '0 of 2 decided' && one('#save').disabled"
    ),
    Deed(
      "a golden that passes has nothing to decide",
      "search('good'), a = all('[data-verdict]').length, search(''), choose('Sample/moves.bad'), "
        + "a === 0 && all('[data-verdict]').length === 2"
    ),
    Deed(
      "the file that is saved holds the bytes of what was accepted",
      "press('a'), a = await saved(), b = a.decisions, a.schema === 1 && b.length === 2 "
        + "&& b.every((one) => one.path.startsWith('Sample/moves.bad.') "
        + "&& one.verdict === 'accepted' && one.root.length > 0 && atob(one.bytes).length > 50 "
        + "&& one.hash.length === 32 && one.goldenHash.length === 32 && one.hash !== one.goldenHash)"
    ),
    Deed(
      "lines of the log are marked, and one that is clicked is gone to",
      "a = all('.diff .golden').length && all('.diff .actual').length, scrub(0), "
        + "all('.diff li[data-time=\"100\"]')[0].click(), a > 0 && time() === 100"
    ),
    Deed(
      "callbacks stand on the axis of time, with the cursor where the film is",
      "scrub(50), all('#timeline circle').length > 2 && Math.abs("
        + "document.getElementById('cursor').x1.baseVal.value - 450) < 1"
    ),
    Deed(
      "every control has a name",
      "all('button, input').every((one) => (one.getAttribute('aria-label') || one.textContent "
        + "|| (one.labels && one.labels.length)))"
    ),
    Deed(
      "every picture in view has a name and every role a place",
      "all('#stage [role=img]').every((one) => one.getAttribute('aria-label')) && "
        + "['header', 'nav', 'main', 'footer', '[role=status]'].every((one) => all(one).length)"
    ),
    Deed(
      "the dark has colours of its own",
      "[...document.styleSheets[0].cssRules].some((rule) => "
        + "rule.conditionText === '(prefers-color-scheme: dark)')"
    ),
  ]
}
