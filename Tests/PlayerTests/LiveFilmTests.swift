import Bitmap
import CairoRenderer
import FrameExport
import Foundation
import Imaging
import Scene
import Testing

@testable import Player

@Suite struct LiveFilmTests {
  private func live(_ film: Film, title: String = "Sample") throws -> LiveFilm {
    let take = LiveTake(title: title, named: "one", settings: ExportSettings())
    for frame in film.frames { take.write(Exposure(frame)) }
    return try take.finish(duration: film.duration, events: film.events, faults: film.faults)
  }

  @Test func itsPicturesAreThoseOfTheFilmInAnyOrder() throws {
    let film = Samples.film()
    let live = try live(film)
    for number in [4, 0, 2, 4] {
      let file = try #require(try live.picture(number))
      let wanted = try Renderer(scale: 1).draw(film.frames[number].scene)
      #expect(try PNG.decode(file) == wanted, "picture \(number)")
    }
    #expect(try live.picture(5) == nil, "frames that look the same share their picture")
    #expect(try live.picture(-1) == nil)
  }

  @Test func itsPageFetchesPicturesFromBesideItAndNothingElse() throws {
    let page = Page(text: String(decoding: try live(Samples.film()).page, as: UTF8.self))
    #expect(page.text.contains("default-src 'none'; img-src 'self' data: blob:;"))
    #expect(try page.model().films[0].pictures == [0, 1, 2, 3, 4, 4, 4])
    #expect(try page.pictures().isEmpty)
  }

  @Test(arguments: [(-1, 0), (0, 0), (0.0166, 0), (0.0167, 1), (0.03, 1), (0.09, 4), (9, 4)])
  func atEveryTimeOneOfThemIsSeen(time: Double, number: Int) throws {
    #expect(try live(Samples.film()).number(at: time) == number)
  }

  @Test func itLooksLikeAnotherOnlyWhereEveryPictureIsTheSame() throws {
    let (one, same) = (try live(Samples.film()), try live(Samples.film()))
    #expect(one.looksLike(same))
    #expect(try !one.looksLike(live(Samples.film(distance: 9))))
    #expect(try !one.looksLike(live(Samples.film(), title: "Other")))
  }

  @Test func aFilmNeedsAFrame() {
    let take = LiveTake(title: "none", named: "none", settings: ExportSettings())
    #expect(throws: ExportFault.noFrames) {
      _ = try take.finish(duration: 0, events: [], faults: [])
    }
  }
}
