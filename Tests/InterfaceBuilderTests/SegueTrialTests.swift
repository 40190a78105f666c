import Foundation
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// The segues of a document that are tried one by one.
@MainActor @Suite struct SegueTrialTests {
  private let scratch: ProjectScratch

  init() throws {
    scratch = try ProjectScratch()
  }

  private func outcomes(of scene: Int, in document: Data) throws -> [SegueTrial.Outcome] {
    let url = scratch.url.appending(path: "Main.storyboard")
    try document.write(to: url)
    let file = try InterfaceFile(url, project: scratch.url)
    let trials = SegueTrials(file) {
      Stage(device: .iPhone15)
    } film: { stage, body in
      _ = try stage.record(fps: 1, body)
    }
    return trials.trials(of: file.document.screens[scene]).map(\.outcome)
  }

  /// What leads back from a scene is tried where another scene's segue has shown it.
  @Test func anUnwindSegueFollowsTheSegueThatLeadsToItsScene() throws {
    let home = Documents.controller(
      "a",
      "customClass=\"Absent\"",
      """
      <connections><segue destination="b" kind="presentation" id="go"/></connections>
      """
    )
    let away = Documents.controller(
      "b",
      "",
      """
      <connections><segue destination="exit" kind="unwind" unwindAction="leave:" id="back"/>\
      </connections>
      """
    )
    let scenes = [home, away + "<exit id=\"exit\" sceneMemberID=\"exit\"/>"]
    let document = Documents.storyboard(scenes)
    #expect(try outcomes(of: 1, in: document) == [.returned])
  }
}
