public import Foundation
public import Geometry
import Timeline

/// The direction in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A floating panel with an arrow that points at its source.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  /// [D] The source is the button that shows the item.
  open var barButtonItem: UIBarButtonItem?
  /// [D] iOS 16: a view or a bar button item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { item ?? barButtonItem }
    set { item = newValue }
  }
  private var item: (any UIPopoverPresentationControllerSourceItem)?
  /// [D] In the source view's space; null for the view's bounds.
  open var sourceRect = CGRect.null
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Known once the popover is on screen.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// [D] Whether it may overlap its source where there is too little room beside it.
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// [D] Draws the panel and its arrow instead of the default.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet { checkBackgroundClass() }
  }
  // [W]
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// [D] iOS 15: the settings of the sheet that the popover adapts to.
  open private(set) lazy var adaptiveSheetPresentationController = makeSheet()

  private func checkBackgroundClass() {
    guard let type = popoverBackgroundViewClass, !(type is UIPopoverBackgroundView.Type) else {
      return
    }
    StageCore.ambient.raise(
      "UIPopoverBackgroundView",
      "popoverBackgroundViewClass is \(type), which is not a UIPopoverBackgroundView",
      remedy: "set a subclass of it"
    )
  }

  private func makeSheet() -> UISheetPresentationController {
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    made.shownBy = self
    made.becomeOwned()
    hasSheet = true
    return made
  }

  fileprivate var hasSheet = false

  /// The view that the arrow points at.
  var anchor: UIView? {
    let own = item as? UIView ?? (item as? UIBarButtonItem)?.shownView
    return own ?? sourceView ?? barButtonItem?.shownView
  }

  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { followPreferredSize() }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [self] _ in reposition() }, completion: nil)
  }
}

extension UIPopoverPresentationController {
  /// [D] A change of the preferred size is animated, unless a length of it is 0.
  fileprivate func followPreferredSize() {
    let wanted = preferredContentSize
    guard shownStyle == .popover, container?.window != nil, wanted.width > 0, wanted.height > 0,
      presented?.modal.isInFlight == false
    else { return contentSizeChanged() }
    // [I] On the system's spring, as sheets.
    UIView.run(
      duration: Spring.systemDuration,
      pacing: .spring(.system, velocity: 0),
      animations: {
        contentSizeChanged()
        chrome.panel?.layoutIfNeeded()
      }
    )
  }
}

/// A source of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    standIn()?.prepareForPopoverPresentation(popoverPresentationController)
  }
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    standIn()?.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
      ?? true
  }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    standIn()?.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
  }
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    standIn()?.popoverPresentationController(
      popoverPresentationController,
      willRepositionPopoverTo: rect,
      in: view
    )
  }

  private func standIn(_ requirement: String = #function) -> (
    any UIPopoverPresentationControllerDelegate
  )? {
    standIn(as: (any UIPopoverPresentationControllerDelegate).self, for: requirement)
  }
}

extension UIPresentationController {
  /// The sheet whose detents and settings apply while it is shown as a sheet.
  var sheet: UISheetPresentationController? {
    if let sheet = self as? UISheetPresentationController { return sheet }
    guard let popover = self as? UIPopoverPresentationController, popover.hasSheet else {
      return nil
    }
    return popover.adaptiveSheetPresentationController
  }

  /// Prepares the source, and returns whether there is one.
  func canShow(from source: UIViewController) -> Bool {
    guard shownStyle == .popover, let popover = self as? UIPopoverPresentationController else {
      return true
    }
    popover.popoverDelegate?.prepareForPopoverPresentation(popover)
    // [I] A bar button item that no bar shows yet is accepted.
    guard popover.sourceItem == nil, popover.sourceView == nil else { return true }
    source.raise(
      "UIPopoverPresentationController (\(popover.presentedViewController.name)) should have a"
        // [W] rule presentation.popover
        + " non-nil sourceView or barButtonItem set before the presentation occurs.",
      remedy: "set its popoverPresentationController's sourceView or barButtonItem"
    )
    shownStyle = nil
    return false
  }
}
