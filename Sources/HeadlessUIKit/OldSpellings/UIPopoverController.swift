@preconcurrency public import Foundation
public import Geometry

/// A popover of iOS up to 8, which presents the controller that it contains.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  private var content: UIViewController
  private lazy var relay = PopoverRelay(self)
  /// Anchors the popover where it was presented last.
  private var anchor: ((UIPopoverPresentationController) -> Void)?

  public init(contentViewController viewController: UIViewController) {
    content = viewController
    super.init()
    guard Stage.current.device.idiom != .pad else { return }
    // [W] UIKit's text.
    StageCore.ambient.raise(
      "UIPopoverController",
      "-[UIPopoverController initWithContentViewController:] called when not running under"
        + " UIUserInterfaceIdiomPad.",
      remedy: "present the controller itself, in the style .popover"
    )
  }

  /// For the primary of a split view controller, which large phones have, too.
  init(primary: UIViewController) {
    content = primary
    super.init()
  }

  open weak var delegate: (any UIPopoverControllerDelegate)?
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)  // [W]

  open var contentViewController: UIViewController {
    get { content }
    set { setContentViewController(newValue, animated: false) }
  }
  /// Shows another controller in the same place, at once.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController !== content else { return }
    let presenter = presenter
    if isPopoverVisible { dismiss(animated: false) }
    content = viewController
    if let presenter, let anchor { present(from: presenter, animated: false, anchor) }
  }

  /// [D] The size of the controller, unless the app sets another one.
  open var contentSize: CGSize {
    get { content.preferredContentSize }
    set { content.preferredContentSize = newValue }
  }
  open func setContentSize(_ size: CGSize, animated: Bool) {
    guard animated, isPopoverVisible else {
      return UIView.performWithoutAnimation { contentSize = size }
    }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { [self] in
      contentSize = size
    }
  }
  /// The name of Swift up to 2.
  open var popoverContentSize: CGSize {
    get { contentSize }
    set { contentSize = newValue }
  }
  open func setPopoverContentSize(_ size: CGSize, animated: Bool) {
    setContentSize(size, animated: animated)
  }

  open var isPopoverVisible: Bool { presenter != nil }
  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible ? content.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }

  open func present(
    from rect: CGRect,
    in view: UIView,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(from: view.presenterAbove, animated: animated) { popover in
      (popover.sourceView, popover.sourceRect) = (view, rect)
      popover.permittedArrowDirections = arrowDirections
    }
  }
  open func present(
    from item: UIBarButtonItem,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    let presenter = (item.shownView ?? content.stage.window).presenterAbove
    present(from: presenter, animated: animated) { popover in
      popover.barButtonItem = item
      popover.permittedArrowDirections = arrowDirections
    }
  }

  /// [D] The delegate is not told of a dismissal by code.
  open func dismiss(animated: Bool) {
    guard let presenter else { return }
    Dismissing(source: presenter, animated: animated, completion: nil).run()
  }

  private var presenter: UIViewController? { content.modal.presenting }

  private func present(
    from presenter: UIViewController?,
    animated: Bool,
    _ anchor: @escaping (UIPopoverPresentationController) -> Void
  ) {
    self.anchor = anchor
    guard !isPopoverVisible else { return move() }
    content.modalPresentationStyle = .popover
    guard let presenter, let popover = content.popoverPresentationController else { return }
    configure(popover)
    presenter.present(content, animated: animated)
  }

  /// [D] Presenting a visible popover moves it.
  private func move() {
    guard let popover = content.popoverPresentationController else { return }
    configure(popover)
    popover.contentSizeChanged()
  }

  private func configure(_ popover: UIPopoverPresentationController) {
    popover.delegate = relay
    popover.passthroughViews = passthroughViews
    popover.backgroundColor = backgroundColor
    popover.popoverBackgroundViewClass = popoverBackgroundViewClass
    popover.popoverLayoutMargins = popoverLayoutMargins
    anchor?(popover)
  }
}

/// Hands a popover's questions on to the delegate of the old class.
private final class PopoverRelay: NSObject, UIPopoverPresentationControllerDelegate, SystemPart {
  private weak var owner: UIPopoverController?

  init(_ owner: UIPopoverController) {
    self.owner = owner
    super.init()
  }

  /// [I] The old class does not adapt to narrow screens.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    guard let owner, let delegate = owner.delegate else { return true }
    return delegate.popoverControllerShouldDismissPopover(owner)
  }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    guard let owner, let delegate = owner.delegate else { return }
    let method = "popoverControllerDidDismissPopover(_:)"
    owner.contentViewController.log(callTo: delegate, method) {
      delegate.popoverControllerDidDismissPopover(owner)
    }
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    guard let owner else { return }
    owner.delegate?.popoverController(owner, willRepositionPopoverTo: rect, in: view)
  }
}
