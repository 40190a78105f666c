import Foundation
import HeadlessUIKit
import Scene
import Testing
import Timeline

@testable import ScreenFile

/// Films at instants of one's own choice.
@MainActor @Suite struct InstantFilmTests {
  static let text = """
    {"controllers": {"a": {"views": [{"id": "v", "frame": [0, 0, 10, 10], "background": "red"}]}},
     "script": [{"animate": {"v": {"center": [90, 5]}}, "duration": 0.4, "curve": "linear"}]}
    """

  func player() throws -> ScreenPlayer {
    ScreenPlayer(try ScreenDocument(text: Self.text, at: URL(filePath: "screen.json")))
  }

  @Test func theyShowWhatAFilmShowsThen() throws {
    let film = try player().film(fps: 10)
    let instants = FrameSampler(fps: 10).instants(for: Instant(seconds: film.duration))
    var scenes: [Scene] = []
    let summary = try player().film(at: instants) { scenes.append($0.scene) }
    #expect(scenes == film.frames.map(\.scene))
    #expect(summary.duration.seconds == film.duration)
    #expect(summary.events == film.events)
  }

  @Test func fromTheEndOnTheyShowTheSettledScreen() throws {
    var scenes: [Scene] = []
    let late = [0.399, 0.4, 0.4, 5].map { Instant(seconds: $0) }
    _ = try player().film(at: late) { scenes.append($0.scene) }
    #expect(scenes.count == 4)
    #expect(Set(scenes.map(\.digest)).count == 2)
  }

  @Test func aFixedDurationCutsTheScript() throws {
    let text = "{\"duration\": 0.5, \"controllers\": {\"a\": {}}, \"script\": [{\"wait\": 2}]}"
    let document = try ScreenDocument(text: text, at: URL(filePath: "screen.json"))
    let summary = try ScreenPlayer(document).film(at: [.zero]) { _ in }
    #expect(summary.duration.seconds == 0.5)
  }

  @Test func withoutInstantsItStillTellsHowItWent() throws {
    let summary = try player().film(at: []) { _ in Issue.record("nobody asked for a picture") }
    #expect(summary.duration.seconds == 0.4)
    #expect(summary.canvas.width == 393)
  }
}
