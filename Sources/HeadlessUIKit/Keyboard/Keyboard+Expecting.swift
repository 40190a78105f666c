import Foundation

/// Text inputs that ask for the keyboard in `viewDidLoad` or `viewWillAppear`, before they have a
/// window.
extension Keyboard {
  /// [W] The input becomes first responder when it enters a window, unless another one does before;
  /// [I] until then the answer is no.
  func expect(_ input: UIView) -> Bool {
    expected = input
    return false
  }

  func inputEntered(_ input: UIView) {
    guard expected === input, input.window != nil else { return }
    // Its screen is still being built, and the keyboard moves beside the screens.
    stage.core.queue.later { [weak self, weak input] in
      // Meanwhile another one may have become first responder, or this one have resigned.
      guard let self, let input, expected === input, input.window != nil else { return }
      expected = nil
      _ = input.becomeFirstResponder()
    }
  }
}
