import Foundation

/// A rectangle that would pass the focus on; on a stage nothing moves it.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
  /// [D] iOS 9: the first of the others.
  open var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
