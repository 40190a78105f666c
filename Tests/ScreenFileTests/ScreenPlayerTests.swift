import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import ScreenFile

@MainActor @Suite struct ScreenPlayerTests {
  func film(_ text: String) throws -> Film {
    let document = try ScreenDocument(text: text, at: URL(filePath: "screen.json"))
    return try ScreenPlayer(document).film()
  }

  @Test(arguments: Examples.names)
  func everyExamplePlaysWithoutAFault(name: String) throws {
    let film = try ScreenPlayer(ScreenDocument(contentsOf: Examples.url(name))).film(fps: 10)
    #expect(film.faults.isEmpty, "\(film)")
    #expect(film.frames.count > 2)
    #expect(Set(film.frames.map(\.scene.digest)).count > 2)
  }

  /// Watching films a file hundreds of times.
  @Test(arguments: Examples.names)
  func nothingOfAPlayedFileIsLeft(name: String) throws {
    weak var stage: Stage?
    weak var root: UIViewController?
    func play() throws {
      let player = ScreenPlayer(try ScreenDocument(contentsOf: Examples.url(name)))
      _ = try player.film(fps: 10)
      (stage, root) = (player.stage, player.stage.window.rootViewController)
      #expect(root != nil)
    }
    try play()
    #expect(stage == nil)
    #expect(root == nil)
  }

  // They lay in the upper left of larger screens, and ended at the edge of smaller ones.
  @Test(arguments: [Stage.Device.iPhone15, .iPhoneSE, .iPadPro11])
  func examplesOfMotionAreInTheMiddleOfEveryScreen(device: Stage.Device) throws {
    func views(_ name: String) throws -> [UIView] {
      let document = try ScreenDocument(contentsOf: Examples.url(name))
      let player = ScreenPlayer(document, device: device)
      _ = try player.film(fps: 10)
      return player.stage.window.rootViewController?.view.subviews ?? []
    }
    let middle = CGPoint(x: device.size.width / 2, y: device.size.height / 2)
    let balls = try views("springs.json").filter { $0.layer.cornerRadius == 30 }.map(\.frame)
    #expect(balls.map(\.maxX) == Array(repeating: device.size.width - 20, count: 3))
    #expect(balls.map { $0.midY - middle.y } == [-196, -56, 84])
    let plate = try #require(try views("keyframes.json").first)
    #expect(abs(plate.center.x - middle.x) <= 0.5)
    #expect(plate.center.y == middle.y - 36)
  }

  @Test func thereAreExamples() { #expect(Examples.names.count >= 4) }

  @Test func stepsFollowEachOther() throws {
    let film = try film(
      """
      {"controllers": {"a": {"views": [{"id": "v", "frame": [0, 0, 10, 10]}]}},
       "script": [
         {"animate": {"v": {"alpha": 0}}, "duration": 0.2},
         {"wait": 0.1},
         {"animate": {"v": {"alpha": 1}}, "duration": 0.2}]}
      """
    )
    #expect(abs(film.duration - 0.5) < 1e-9)
  }

  @Test func aForLetsTheNextStepBeginEarly() throws {
    let film = try film(
      """
      {"controllers": {"a": {"views": [{"id": "v", "frame": [0, 0, 10, 10]}]}},
       "script": [
         {"animate": {"v": {"alpha": 0}}, "duration": 0.4, "for": 0.1},
         {"animate": {"v": {"center": [50, 50]}}, "duration": 0.2}]}
      """
    )
    #expect(abs(film.duration - 0.4) < 1e-9)
  }

  @Test func aFixedDurationCutsTheScript() throws {
    let film = try film(
      "{\"duration\": 0.5, \"controllers\": {\"a\": {}}, \"script\": [{\"wait\": 2}]}"
    )
    #expect(film.duration == 0.5)
  }

  @Test func logsCallControllersByTheirNames() throws {
    let film = try film(
      """
      {"controllers": {"home": {}, "tile": {}},
       "script": [{"addChild": "tile"}, {"wait": 0.1}, {"removeChild": "tile"}]}
      """
    )
    let calls = film.events.filter { $0.subject == "tile" }.map(\.name)
    let leaving = calls.drop { $0 != "viewWillDisappear(animated: false)" }
    #expect(
      Array(leaving) == [
        "viewWillDisappear(animated: false)", "didMove(toParent: nil)",
        "viewDidDisappear(animated: false)",
      ],
      "\(film)"
    )
    #expect(film.faults.isEmpty)
  }

  @Test func whatIsNobodysChildCannotLeave() {
    let error = #expect(throws: ScreenFileError.self) {
      try film("{\"controllers\": {\"a\": {}}, \"script\": [\n{\"removeChild\": \"a\"}]}")
    }
    #expect(error?.description.contains("2:1: \"a\" is not a child controller") == true)
  }

  @Test func whatIsNotOnScreenCannotBeTapped() throws {
    func tapped(_ steps: String) throws -> Film {
      try film(
        """
        {"controllers": {"a": {"views": [{"button": "A", "id": "here", "frame": [0, 0, 50, 50]}]},
                         "b": {"views": [{"button": "B", "id": "there", "frame": [0, 0, 50, 50]}]}},
         "script": [
        \(steps)]}
        """
      )
    }
    #expect(try tapped("{\"tap\": \"here\"}").faults.isEmpty)
    let error = #expect(throws: ScreenFileError.self) { try tapped("{\"tap\": \"there\"}") }
    let said = "\"there\" is not on screen; show it before it is tapped"
    #expect(error?.description.contains("4:1: \(said)") == true, "\(String(describing: error))")
    #expect(throws: ScreenFileError.self) {
      try tapped("{\"present\": \"b\"}, {\"dismiss\": \"b\"}, {\"tap\": \"there\"}")
    }
  }

  @Test func equationsPlaceViews() throws {
    let film = try film(
      """
      {"device": {"size": [200, 400], "scale": 1}, "controllers": {"a": {"views": [
        {"id": "v", "background": "red",
         "layout": {"top": 10, "trailing": 20, "width": "parent.width * 0.5 - 10",
                    "height": "self.width"}}]}}}
      """
    )
    let text = String(describing: film.frames[0].scene)
    #expect(text.contains("90×90") || text.contains("90x90") || text.contains("90 90"), "\(text)")
  }
}
