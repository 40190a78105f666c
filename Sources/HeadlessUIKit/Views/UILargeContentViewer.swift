@preconcurrency public import Foundation
public import Geometry

// What a long press shows enlarged in the middle of the screen, for users of large text sizes whose
// bars do not grow with it. Nothing is shown here.

@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The large content of a view.
final class LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  var largeContent: LargeContent { companion(made: LargeContent()) }
}

/// Offers the items of a view to be shown enlarged; never asks for one.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  /// [D] Whether the user's text size is among the largest.
  open class var isEnabled: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  )
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController { UIViewController() }
}
