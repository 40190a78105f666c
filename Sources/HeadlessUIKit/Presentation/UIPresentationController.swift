public import Foundation

/// Manages a presented controller's place on screen, from its presentation to its dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  // What has no public name of its own. The presented controller owns this object.
  weak var presented: UIViewController?
  weak var presenting: UIViewController?
  var ownStyle = UIModalPresentationStyle.custom
  /// The style on screen, once a delegate and the traits have had their say.
  var shownStyle: UIModalPresentationStyle?
  /// The style that it is about to have, in the space that `adaptedTraits` tell of.
  var comingStyle: UIModalPresentationStyle?
  /// The traits that they had it about.
  var adaptedTraits: UITraitCollection?
  /// Of the space to come around a narrow panel, while everybody is told of it.
  var announcedSpace: UITraitCollection?
  /// What the delegate puts around the presented controller, if anything.
  weak var wrapper: UIViewController?
  /// [D] A segue of a class of its own lives as long as what it presented: it may be its
  /// transitioning delegate.
  var segue: UIStoryboardSegue?
  var container: PresentationContainerView?
  /// Where the presenter's view belongs while it is away.
  var home: ViewHome?
  /// Dimming, shadows and the like, which go away with the container.
  var chrome = PresentationChrome()
  /// Whether the presenter's view left the screen for this presentation.
  var removesPresenter = false
  /// Whether the presenter's view is better seen where it belongs than in the container.
  var staysHome = false
  /// Where the presenter's view stands, in the container.
  var presenterFrame = CGRect.zero
  /// The style that it came in with, and leaves with.
  var usedStyle: UIModalTransitionStyle?
  /// Whether it has heard of this presentation.
  var hasBegun = false
  /// How far a finger has pulled the sheet down from where it rests.
  var pull: CGFloat = 0

  /// Who presents, in place of the nearest context.
  var ownContext: UIViewController? { nil }
  /// Whether touches beside what it presents reach what is below.
  var letsTouchesThrough: Bool { chrome.letsTouchesThrough }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// Before the presentation, the presented controller stands in. [W] P9
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  /// An empty one when the real one is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentationStyle: UIModalPresentationStyle { ownStyle }
  open var containerView: UIView? { container }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.traitsMayHaveChanged() }
  }
  /// [D] Of iOS 17: the same, trait by trait.
  open var traitOverrides = UITraitOverrides() {
    didSet { presented?.traitsMayHaveChanged() }
  }

  // MARK: Adapting

  /// [D] `none` where the style need not adapt.
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
  /// [D] Full-screen styles cover the window, the others their context.
  open var shouldPresentInFullscreen: Bool { StyleRules[currentStyle].presenter == .screen }
  open var shouldRemovePresentersView: Bool { StyleRules[currentStyle].removesPresenter }
  /// Whether what lies below has its tints dimmed.
  var dimsTint = false
  /// Whether the presented view stands elsewhere while there is a keyboard.
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
