import Foundation
import VirtualTime

/// The edit menu of a stage.
final class EditMenuState: StagePart {
  /// What is shown, by whomever.
  var session: EditMenuSession?
  /// What `UIMenuController.shared` has shown, which all stages share.
  weak var ofController: EditMenuSession?
  var items: [UIMenuItem]?
  /// The view whose part at `target` the controller's menu stands beside.
  weak var view: UIView?
  var target = CGRect.zero

  func commit(on core: StageCore) {
    guard let session else { return }
    MainActor.assumeIsolated { session.followView() }
  }
}
