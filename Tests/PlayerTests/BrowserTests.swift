import Bitmap
import CairoRenderer
import Foundation
import Scene
import Testing

@testable import Player

/// The page in a real browser, opened from a file: every control is used as a person would.
@Suite struct BrowserTests {
  @Test(.enabled(if: Browser.path != nil, "there is no Chromium in PATH to open the page with"))
  func aPersonCanLookAtFilmsOnThePage() throws {
    let films = [Samples.film(), Samples.film(distance: 9)]
    let page = PlayerPage(title: "Films")
    for (film, name) in zip(films, ["near </script>", "far"]) {
      try page.add(film, named: name)
    }
    let said = try Browser.run(page, Self.driver(try films.map(Self.fingerprints)))
    #expect(said == Self.deeds.map { "yes \($0.claim)" })
  }

  @Test(.enabled(if: Browser.path != nil, "there is no Chromium in PATH to open the page with"))
  func aDamagedPictureSaysSoAndTheOthersAreShown() throws {
    let page = PlayerPage(title: "Film")
    try page.add(Samples.film(), named: "broken")
    var broken = try page.html()
    let mark = try #require(Data(broken).range(of: Data(",\n\"UklGR".utf8)))
    broken.replaceSubrange(
      (mark.lowerBound + 5)..<(mark.lowerBound + 20),
      with: Array(repeating: 65, count: 15)
    )
    let deeds = [
      Deed(
        "the frame that cannot be shown says so",
        "scrub(0.02), await until(() => !hidden('#trouble') "
          + "&& text('#trouble').startsWith('The picture of frame 1 is damaged'))"
      ),
      Deed("the first one is shown", "scrub(0), await until(() => hidden('#trouble'))"),
    ]
    let said = try Browser.run(broken, Self.driver([], deeds))
    #expect(said == deeds.map { "yes \($0.claim)" })
  }

  /// FNV-1a over the pixels of each frame, as the script computes it.
  private static func fingerprints(of film: Film) throws -> [UInt32] {
    try film.frames.map { frame in
      try Renderer(scale: 1).draw(frame.scene).straightRGBA().reduce(2_166_136_261 as UInt32) {
        ($0 ^ UInt32($1)) &* 16_777_619
      }
    }
  }
}
