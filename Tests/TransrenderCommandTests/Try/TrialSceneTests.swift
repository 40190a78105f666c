import Testing

@testable import TransrenderCommand

/// What a film of an app shows: its line between processes, and its title.
@Suite struct TrialSceneTests {
  @Test(arguments: [
    TrialScene.launch, .screen("A"), .touch([.init(number: 3, name: "'Go'")]),
    .touch([
      .init(number: 3, name: "'Go'"), .init(number: 0, name: "Back", motion: .right),
    ]),
    .segue(TrialScene.Segue(storyboard: "l/M.storyboard", scene: "a", name: "b c", title: "T")),
    .segue(
      TrialScene.Segue(storyboard: "M", scene: "a", name: "b", title: "T", isShownAtStart: true)
    ),
  ])
  func aSceneIsReadBackFromItsLine(scene: TrialScene) throws {
    #expect(try TrialScene(scene.line) == scene)
  }

  @Test func titlesSayWhatAFingerDoes() {
    #expect(TrialScene.taps("A").title == "A is tapped")
    #expect(TrialScene.taps("A", "B").title == "A, then B are tapped")
    let drags = TouchMotion.allCases.filter { $0 != .tap }.map { motion in
      TrialScene.touch([TrialScene.Touch(number: 0, name: "V", motion: motion)]).title
    }
    #expect(
      drags == [
        "V is dragged to the left", "V is dragged to the right", "V is dragged up",
        "V is dragged down",
      ]
    )
    let mixed = TrialScene.touch([
      .init(number: 0, name: "A"), .init(number: 1, name: "B"),
      .init(number: 2, name: "Menu", motion: .left), .init(number: 0, name: "C"),
    ])
    let title = "A, then B are tapped, then Menu is dragged to the left, then C is tapped"
    #expect(mixed.title == title)
  }
}

extension TrialScene {
  /// Taps on the first control of each name, one after the other.
  static func taps(_ names: String...) -> TrialScene {
    .touch(names.map { Touch(number: 0, name: $0) })
  }
}
