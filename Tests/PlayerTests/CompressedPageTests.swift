import Bitmap
import Foundation
import FrameExport
import Geometry
import Imaging
import Scene
import TestSupport
import Testing

@testable import Player

/// Films whose exact pictures are larger than a page should be.
@Suite struct CompressedPageTests {
  /// Noise with a plain bar at its left, another noise in each frame.
  static func noisyFilm(frames count: Int = 3, width: Int = 720, height: Int = 800) -> Film {
    var random = SeededGenerator(seed: 3)
    let frames = (0..<count).map { index in
      let picture = Bitmap(width: width, height: height) { target in
        let words = target.bindMemory(to: UInt32.self)
        for place in words.indices {
          let noise = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
          words[place] = place % width < 160 ? 0xFFC8_2850 : noise
        }
      }
      var page = Layer(frame: CGRect(x: 0, y: 0, width: width, height: height))
      page.content = .image(ImageContent(bitmap: picture))
      let scene = Scene(size: page.bounds.size, background: .white, root: Node(page, label: "page"))
      return Frame(index: index, time: Double(index) / 60, scene: scene)
    }
    return Film(
      frames: frames,
      end: frames[count - 1],
      duration: Double(count - 1) / 60,
      events: [],
      faults: []
    )
  }

  private func page(_ films: [Film]) throws -> Page {
    let page = PlayerPage(title: "Noise")
    for (number, film) in films.enumerated() { try page.add(film, named: "film \(number)") }
    return Page(text: String(decoding: try page.html(), as: UTF8.self))
  }

  @Test func aFilmThatWouldBeTooLargeIsAVideo() throws {
    let page = try page([Self.noisyFilm()])
    #expect(page.text.utf8.count < 3_000_000)
    let pictures = try page.model().pages
    #expect(pictures.map(\.video) == [0, 0, 0])
    #expect(pictures.allSatisfy { $0.width == 720 && $0.height == 800 && $0.base == nil })
    #expect(try page.pictures().count == 3)
  }

  @Test func severalFilmsStayExactForComparisons() throws {
    let film = Self.noisyFilm()
    let page = try page([film, film])
    #expect(page.text.utf8.count > 3_000_000)
    #expect(try page.model().pages.allSatisfy { $0.video == nil })
  }

  @Test func aSmallFilmStaysExact() throws {
    let page = try page([Samples.film()])
    #expect(try page.model().pages.allSatisfy { $0.video == nil })
  }

  /// Three frames of noise that take 0.9 million characters: 0.3 million each.
  @Test func aShortFilmHasTheRoomOfALongerOne() throws {
    let page = try page([Self.noisyFilm(width: 400, height: 300)])
    #expect(try page.model().pages.allSatisfy { $0.video == nil })
  }

  /// Three frames of noise that take 2.4 million bytes: 3.2 million characters.
  @Test func whatCountsIsTheLengthOfTheTextOnThePage() throws {
    let page = try page([Self.noisyFilm(width: 560, height: 668)])
    #expect(try page.model().pages.allSatisfy { $0.video != nil })
  }

  @Test func anyNumberOfWorkersMakesTheSamePage() throws {
    let page = PlayerPage(title: "Noise")
    try page.add(Self.noisyFilm(frames: 14, width: 400, height: 400), named: "noise")
    let alone = try page.html(workers: 1)
    #expect(try page.html(workers: 3) == alone)
    let shown = Page(text: String(decoding: alone, as: UTF8.self))
    #expect(try shown.model().pages.allSatisfy { $0.video != nil })
  }

  @Test func aCancelledPageIsNotEncoded() throws {
    let page = PlayerPage(title: "Noise")
    try page.add(Self.noisyFilm(), named: "noise")
    let cancellation = ExportCancellation()
    cancellation.cancel()
    #expect(throws: ExportFault.cancelled) { try page.html(cancellation: cancellation) }
  }

  @Test(.enabled(if: Browser.path != nil, "there is no Chromium in PATH to open the page with"))
  func aBrowserShowsTheFramesOfAVideo() throws {
    let page = PlayerPage(title: "Noise")
    try page.add(Self.noisyFilm(), named: "noise")
    let deeds = [
      BrowserTests.Deed("it says that it is compressed", "text('#facts').endsWith('compressed')"),
      BrowserTests.Deed("the bar has its colour", Self.barIsSeen(at: 0)),
      BrowserTests.Deed("and in the last frame", Self.barIsSeen(at: 0.0333)),
      BrowserTests.Deed("and again in the first", Self.barIsSeen(at: 0)),
    ]
    let said = try Browser.run(page, BrowserTests.driver([], deeds))
    #expect(said == deeds.map { "yes \($0.claim)" })
  }

  /// The colour at the left, as the page saves the picture, within four levels.
  private static func barIsSeen(at time: Double) -> String {
    "scrub(\(time)), await drawn(), await sleep(300), one('#export').click(), "
      + "a = sheet.getContext('2d').getImageData(60, 400, 1, 1).data, hidden('#trouble') "
      + "&& [200, 40, 80].every((level, lane) => Math.abs(a[lane] - level) <= 4)"
  }
}
