public import Foundation

/// What takes part in moving the focus; on a stage nothing moves it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusGroupIdentifier: String? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// What can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
}

/// Provides the items of an area that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the items that get the focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

extension UIFocusEnvironment {
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
}

extension UIFocusItem {
  public var isFocused: Bool { false }
}

// Their members stand in `UIResponder`, where subclasses can override them.
extension UIView: UIFocusItem {}

extension UIView: UIFocusItemContainer {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// [D] Its own items, without what these contain.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {}

extension UIViewController: UIFocusEnvironment {}
