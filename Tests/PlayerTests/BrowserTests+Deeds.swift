import Testing

/// What a person does on the page, in turn, and what should come of it.
extension BrowserTests {
  struct Deed: Sendable {
    let claim: String
    /// Script that ends in true when the page did as claimed.
    let script: String

    init(_ claim: String, _ script: String) { (self.claim, self.script) = (claim, script) }
  }

  static let deeds =
    looking + [
      Deed(
        "a layer that is picked in the tree has its curves",
        "row(\"UIView 'card'\").click(), curves() === 'position.x opacity'"
      ),
      Deed(
        "its values follow the time",
        "scrub(0.05), a = value('position.x'), scrub(0), [a, value('position.x')].join() === '21,6'"
      ),
      Deed("a curve that is unchecked goes", "box('opacity').click(), curves() === 'position.x'"),
      Deed(
        "a click on the picture picks the layer there",
        "key('Escape'), a = picked(), scrub(0.1), await drawn(0.1), "
          + "tap(0.43, 0.35), a === undefined && picked() === \"UIView 'card'\""
      ),
      Deed(
        "arrow keys walk the tree, and fold it",
        "row('window').focus(), press('ArrowLeft'), a = rows(), press('ArrowRight'), "
          + "a === 1 && rows() === 2 && (press('ArrowDown'), document.activeElement"
          + ".getAttribute('aria-level') === '2')"
      ),
      Deed(
        "callbacks are a list, and one that is clicked is gone to",
        "tab('log').click(), all('#log button')[1].click(), time() === 67"
      ),
      Deed("what happens now is marked", "all('#log .now').length === 1"),
      Deed(
        "faults are a list with what to do",
        "tab('faults').click(), text('#faults').includes('begin sooner') && "
          + "(all('#faults button')[0].click(), time() === 33)"
      ),
      Deed(
        "brackets go from callback to fault to callback",
        "key('Home'), key(']'), a = time(), key(']'), b = time(), key('['), "
          + "[a, b, time()].join() === '33,67,33'"
      ),
      Deed(
        "a second film stands beside the first, with its curve",
        "mode('side').click(), await until(() => captions() === 2) && "
          + "all('.curve.other').some((one) => one.getAttribute('d'))"
      ),
      Deed(
        "the difference is counted",
        "mode('difference').click(), key('End'), await until(() => "
          + "/\\d+ pixels differ/.test(text('#captions'))) && (scrub(0), await until(() => "
          + "text('#captions').includes('no difference')))"
      ),
      Deed(
        "c goes back to one film",
        "key('c'), await drawn(), mode('one').ariaPressed === 'true'"
      ),
      Deed(
        "the address leads to what is seen",
        "scrub(0.05), location.hash.startsWith('#t=0.05') && location.hash.includes('layer=')"
      ),
      Deed(
        "an address that is typed is followed",
        "location.hash = '#t=100ms&film=2', await until(() => time() === 100 && "
          + "text('#facts').startsWith('7 frames') && select('film').value === '1')"
      ),
      Deed(
        "zoom goes to pixels and back to fit",
        "key('1'), a = select('zoom-level').value, key('+'), b = select('zoom-level').value, "
          + "key('0'), [a, b, select('zoom-level').value].join() === '1,2,0'"
      ),
      Deed(
        "the pixel below the pointer is read",
        "hover(0.5, 0.9), text('#pixel').startsWith('#ffffff  pixel ')"
      ),
      Deed("question mark shows the keys", "key('?'), a = help().open, help().close(), a"),
      Deed(
        "names are text, whatever they hold",
        "!all('script').some((one) => one.textContent.includes('\\u202e')) && "
          + "all('#film option')[0].textContent.includes('near <' + '/script>')"
      ),
      Deed(
        "every control has a name",
        "all('button, input, select').every((one) => one.getAttribute('aria-label') "
          + "|| one.textContent.trim() || (one.labels && one.labels.length))"
      ),
      Deed(
        "the picture says what it shows",
        "key('End'), await drawn(), document.getElementById('view').getAttribute('aria-label') "
          + "=== 'far, frame 6 of 7, at 100 ms'"
      ),
      Deed(
        "on a narrow screen nothing is cut off",
        "document.documentElement.scrollWidth <= innerWidth"
      ),
    ]

  /// Time, frames and pixels.
  private static let looking = [
    Deed("a link opens its frame", "time() === 50 && text('#frame') === 'frame 3 / 6'"),
    Deed(
      "every frame has exactly the pixels that were drawn",
      "a = await pixels(), a.join() === wanted[0].join()"
    ),
    Deed(
      "in any order",
      "scrub(0.1), await drawn(), scrub(0.02), b = await hash(), b === wanted[0][1]"
    ),
    Deed("the scrubber goes anywhere", "scrub(0.084), time() === 84"),
    Deed(
      "arrow keys go from frame to frame",
      "scrub(0.05), key('ArrowRight'), a = time(), key('ArrowLeft'), a === 67 && time() === 50"
    ),
    Deed("Home and End go to the ends", "key('End'), a = time(), key('Home'), a + time() === 100"),
    Deed(
      "the scrubber tells the time",
      "document.getElementById('scrubber').getAttribute('aria-valuetext') === '0 ms, frame 0'"
    ),
    Deed(
      "playing ends at the end",
      "key(' '), a = name('play'), await until(() => name('play') === 'Play'), "
        + "a === 'Pause' && time() === 100"
    ),
    Deed(
      "loop plays on, and space stops",
      "key('l'), key('Home'), key(' '), await sleep(250), a = name('play'), key(' '), key('l'), "
        + "a === 'Pause' && name('play') === 'Play'"
    ),
    Deed(
      "onion skin shows other frames too",
      "scrub(0.05), a = await hash(), key('o'), b = await hash(), key('o'), a !== b"
    ),
    Deed(
      "a picture is saved under its film and time",
      "scrub(0.05), await hash(), saved() === 'near-script--50ms.png'"
    ),
    Deed(
      "callbacks and faults have rows on the axis of time",
      "all('.row.events').length === 1 && all('.row.faults circle').length === 1"
    ),
  ]
}
