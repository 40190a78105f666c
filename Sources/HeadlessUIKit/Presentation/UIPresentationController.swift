public import Foundation

/// Manages a presented controller from its presentation to its dismissal.
@preconcurrency @MainActor
open class UIPresentationController: ClassMadePresentation, UIContentContainer, UITraitEnvironment {
  // Internal members. The presented controller owns this object.
  weak var presented: UIViewController?
  /// The presented controller, as long as it does not own this object yet.
  private var kept: UIViewController?
  weak var presenting: UIViewController?
  var ownStyle = UIModalPresentationStyle.custom
  /// The current style, after a delegate and the traits were considered.
  var shownStyle: UIModalPresentationStyle?
  /// The style for the announced `adaptedTraits`.
  var comingStyle: UIModalPresentationStyle?
  /// The traits that the style was determined for.
  var adaptedTraits: UITraitCollection?
  /// The announced traits outside of a narrow panel, during the notification.
  var announcedSpace: UITraitCollection?
  /// The delegate's wrapper of the presented controller, if any.
  weak var wrapper: UIViewController?
  /// [D] A custom segue is retained as long as its presentation: it may be the transitioning
  /// delegate.
  var segue: UIStoryboardSegue?
  var container: PresentationContainerView?
  /// The original position of the presenter's view while it is removed.
  var home: OriginalPosition?
  /// Dimming, shadows and the like, which are removed with the container.
  var chrome = PresentationChrome()
  /// Whether the presenter's view was removed for this presentation.
  var removesPresenter = false
  /// Whether the presenter's view stays in its hierarchy and is not moved into the container.
  var staysHome = false
  /// The frame of the presenter's view in the container.
  var presenterFrame = CGRect.zero
  /// The orientation that the interface has left for this presentation.
  var formerOrientation: UIInterfaceOrientation?
  /// The transition style of the presentation, which its dismissal uses, too.
  var usedStyle: UIModalTransitionStyle?
  /// Whether a subclass was notified of this presentation.
  var hasBegun = false
  /// How far a finger has dragged the sheet down from its detent.
  var pull: CGFloat = 0

  /// The presenting controller, in place of the nearest context.
  var ownContext: UIViewController? { nil }
  /// Whether touches beside the presented view reach what is below.
  var letsTouchesThrough: Bool { chrome.letsTouchesThrough }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    kept = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  @available(*, unavailable)
  public required convenience init(
    _presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.init(
      presentedViewController: _presentedViewController,
      presenting: presentingViewController
    )
  }

  /// Called when the presented controller owns this object.
  func becomeOwned() { kept = nil }

  /// Before the presentation, the presented controller itself.
  ///
  /// [W] rule presentation.controller-is-cached
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  open var presentedViewController: UIViewController { presented ?? standInForPresented() }
  open var presentationStyle: UIModalPresentationStyle { ownStyle }
  open var containerView: UIView? { container }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.traitsMayHaveChanged() }
  }
  /// [D] iOS 17: the same, trait by trait.
  open var traitOverrides = UITraitOverrides() {
    didSet { presented?.traitsMayHaveChanged() }
  }

  // MARK: Adapting

  /// [D] `none` if the style need not adapt.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let adapted = style(in: traitCollection)
    return adapted == presentationStyle ? .none : adapted
  }

  // MARK: Views

  open var presentedView: UIView? { usualView }
  open var frameOfPresentedViewInContainerView: CGRect { usualFrame }
  /// [D] Full-screen styles cover the window, others their context.
  open var shouldPresentInFullscreen: Bool { StyleRules[currentStyle].presenter == .screen }
  open var shouldRemovePresentersView: Bool { StyleRules[currentStyle].removesPresenter }
  /// Whether the tints below are dimmed.
  var dimsTint = false
  /// Whether the screen behind the sheet is scaled down, on black.
  var hasSteppedBack = false
  /// Whether a finger that drags the sheet away moves that screen.
  var isStepDriven = false
  /// Whether the presented view moves for the keyboard.
  var makesRoomForKeyboard: Bool { false }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: The transition

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content and traits

  open var preferredContentSize: CGSize { (wrapper ?? presented)?.preferredContentSize ?? .zero }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { contentSizeChanged() }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfPresented(in: parentSize) }
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardSize(size, coordinator) }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTraits(newCollection, coordinator) }
  open var traitCollection: UITraitCollection { spaceTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
