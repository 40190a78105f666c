import Foundation
import HeadlessUIKit

/// What a presentation controller asks and tells its delegate when a finger dismisses.
@MainActor
class DismissalLog: NSObject, UIAdaptivePresentationControllerDelegate {
  var lines: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    lines.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    lines.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    lines.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    lines.append("attempt")
  }
}
