import CairoRenderer
import FrameExport
import Foundation
import Geometry
import Scene
import Testing

@testable import Player

/// Films of frames that repeat and of pages that hold several.
@Suite struct LiveTakeTests {
  private func frame(_ index: Int, red: Double) -> Exposure {
    let root = Layer(frame: CGRect(x: 0, y: 0, width: 4, height: 6))
    let scene = Scene(
      size: root.bounds.size,
      background: Color(red: red, green: 0, blue: 0),
      root: Node(root)
    )
    return Exposure(Frame(index: index, time: Double(index) / 10, scene: scene))
  }

  @Test func equalNeighboursShareTheirPicture() throws {
    let take = LiveTake(title: "t", named: "n", settings: ExportSettings())
    for (index, red) in [0.0, 0, 1, 0, 0].enumerated() { take.write(frame(index, red: red)) }
    let film = try take.finish(duration: 0.4, events: [], faults: [])
    let model = try Page(text: String(decoding: film.page, as: UTF8.self)).model()
    #expect(model.films[0].pictures == [0, 0, 1, 2, 2])
    #expect([0, 0.1, 0.19, 0.2, 0.3, 0.4].map { film.number(at: $0) } == [0, 0, 0, 1, 2, 2])
    #expect(try film.picture(3) == nil && film.picture(2) == film.picture(0))
    #expect(try film.picture(1) != film.picture(0))
  }

  @Test func aDigestSpeaksOfEveryPicture() throws {
    func digest(_ reds: [Double]) throws -> String {
      let take = LiveTake(title: "t", named: "n", settings: ExportSettings())
      for (index, red) in reds.enumerated() { take.write(frame(index, red: red)) }
      return try take.finish(duration: 0.4, events: [], faults: []).digest
    }
    #expect(try digest([0, 0.5]) == digest([0, 0.5]) && digest([0, 0.5]) != digest([0, 0.6]))
    #expect(try digest([0]) != digest([0, 0.5]))
  }

  @Test func aPageIsAsLargeAsItsLargestFrame() throws {
    let page = PlayerPage(title: "t")
    for (name, reds) in [("one", [0.0, 1]), ("two", [1, 0.5])] {
      let take = FilmTake(on: page, named: name, settings: ExportSettings(scale: 2))
      for (index, red) in reds.enumerated() { try take.write(frame(index, red: red)) }
      try take.finish(duration: 0.1, events: [], faults: [])
    }
    let model = try Page(text: String(decoding: page.html(), as: UTF8.self)).model()
    #expect(model.films.map(\.pictures) == [[0, 1], [1, 2]])
  }
}
