import Foundation
import HeadlessUIKit
import InterfaceBuilder

extension TrialScene.Segue {
  /// The document that the segue is in.
  @MainActor
  func file() throws -> InterfaceFile {
    try InterfaceFile(AppTrial.home.appending(path: storyboard))
  }
}

extension TrialScene {
  /// The same scene, marked if the segue can begin at what the started app shows.
  @MainActor
  func started(on stage: Stage) throws -> TrialScene {
    guard case .segue(var segue) = self else { return self }
    segue.isShownAtStart = ShownScenes(on: stage)
      .shows(segue.scene, of: try segue.file().document)
    return .segue(segue)
  }
}
