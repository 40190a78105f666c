import Foundation
import Geometry

/// The notifications about one move of the keyboard.
struct KeyboardNotification {
  let begin: CGRect
  let end: CGRect
  let duration: TimeInterval
  let kind: Kind

  enum Kind {
    case show, hide
  }

  // [W] Observers' logs: the frame notification comes first, both before and after the move.
  @MainActor
  func announce(on stage: Stage) {
    post(UIResponder.keyboardWillChangeFrameNotification, on: stage)
    switch kind {
    case .show: post(UIResponder.keyboardWillShowNotification, on: stage)
    case .hide: post(UIResponder.keyboardWillHideNotification, on: stage)
    }
  }

  @MainActor
  func report(on stage: Stage) {
    post(UIResponder.keyboardDidChangeFrameNotification, on: stage)
    switch kind {
    case .show: post(UIResponder.keyboardDidShowNotification, on: stage)
    case .hide: post(UIResponder.keyboardDidHideNotification, on: stage)
    }
  }

  /// [D] The screen is the object since iOS 16.1; frames are in its coordinates.
  @MainActor
  private func post(_ name: NSNotification.Name, on stage: Stage) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Keyboard.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    NotificationCenter.default.post(name: name, object: stage.screen, userInfo: info)
  }
}
