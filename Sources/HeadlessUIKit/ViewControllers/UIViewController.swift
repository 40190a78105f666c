@preconcurrency public import Foundation
public import Geometry

/// A screen or a part of one: its view, its life cycle, its place among other controllers.
///
/// Overridable members stand here because Swift overrides nothing that an extension declares; what
/// they do is in the extensions beside this file.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment,
  UITraitChangeObservable
{
  // The class's state that has no public name of its own.
  var loading = ViewLoading.notLoaded
  var appearance = AppearanceState()
  var hasDeferredEnd = false
  /// The callback that is being delivered.
  var delivery: AppearanceState.Callback?
  /// Whether it is animated, while `viewIsAppearing` is still to come.
  var owedArrival: Bool?
  /// The traits that it had when it was covered.
  var coveredTraits: UITraitCollection?
  /// Of its root view, when its container last heard of it.
  var knownFittingSize: CGSize?
  weak var parentLink: UIViewController?
  var childLinks: [UIViewController] = []
  var move = ContainerMove()
  var modal = ModalState()
  weak var activeTransition: RunningTransition?
  var traitWatchers: [TraitWatcher] = []
  var place = ContainerPlace()
  var unavailable = UnavailableContent()
  /// The document of Interface Builder that it comes from.
  package internal(set) var origin: (any InterfaceOrigin)?
  /// Made by code that a film was made of: no test holds it in a variable of its own.
  let isMadeInFilm = StageCore.inUse?.recording.start != nil

  // MARK: Making

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (coder.interface?.nib?.name, coder.interface?.nib?.bundle)
    super.init()
    origin = coder.interface?.origin
  }

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open var title: String? {
    didSet { titleChanged() }
  }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadOnce()
      return loadedView
    }
    set { adopt(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() {
    if origin?.loadView(of: self) != true { loadFromNib() }
  }
  open func loadViewIfNeeded() { loadOnce() }
  open func viewDidLoad() {}
  open func awakeFromNib() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) { expectDelivery(of: .willAppear(animated)) }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { expectDelivery(of: .didAppear(animated)) }
  open func viewWillDisappear(_ animated: Bool) { expectDelivery(of: .willDisappear(animated)) }
  open func viewDidDisappear(_ animated: Bool) { expectDelivery(of: .didDisappear(animated)) }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// [D] L8: in place of the root view's own, which this calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// [D] The least margins that the system wants of the root view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    systemMargins(atWidth: viewIfLoaded?.bounds.width ?? stage.screen.bounds.width)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsChanged() }
  }

  // MARK: Containment

  open var parent: UIViewController? { parentLink }
  open var children: [UIViewController] { childLinks }
  open func addChild(_ childController: UIViewController) { link(childController) }
  open func removeFromParent() {
    if parentLink != nil { warnAboutSilentRemoval() }
    unlink()
  }
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { move.announceDeparture() }
  }
  open func didMove(toParent parent: UIViewController?) {
    if parent != nil { move.settle() }
  }
  /// [D, W] A10: true in the callbacks that the move brings, and as long as its transition lasts.
  open var isMovingToParent: Bool { isMoving(as: .arrival) }
  open var isMovingFromParent: Bool { isMoving(as: .departure) }
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    childSwap(fromViewController, toViewController, duration, options)
      .run(animations: animations, completion: completion)
  }

  /// Hands an appearance callback on; containers that forward by hand know to whom.
  func passOn(_ callback: AppearanceState.Callback) { forwardToChildren(callback) }
  /// Whether a child is told of trait changes at once, or only when it is uncovered.
  func tellsOfTraits(_ child: UIViewController) -> Bool { true }
  /// Whether `show` or another routed action ends here.
  func takes(_ action: Selector, _ sender: Any?) -> Bool {
    !isRouting(action) && canPerformAction(action, withSender: sender)
  }

  // MARK: Containers

  open var navigationItem: UINavigationItem { makeNavigationItem() }
  /// [D] The nearest ancestor of its kind; so are the next two.
  open var navigationController: UINavigationController? {
    nearestContainer(UINavigationController.self)
  }
  open var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }
  open var splitViewController: UISplitViewController? {
    nearestContainer(UISplitViewController.self)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { makeTabBarItem() }
    set { replaceTabBarItem(newValue) }
  }
  open var toolbarItems: [UIBarButtonItem]? {
    get { place.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    setToolbarItemList(toolbarItems, animated: animated)
  }
  open var hidesBottomBarWhenPushed = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { place.additionalInsets }
    set { addInsets(newValue) }
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    foundScrollView(at: edge)
  }
  /// [D] Which scroll view the bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { place.contentScrollView = scrollView }
    if edge.contains(.bottom) { place.bottomScrollView = scrollView }
    parent?.viewIfLoaded?.setNeedsLayout()
  }
  open func setContentScrollView(_ view: UIScrollView?) { setContentScrollView(view, for: .all) }
  /// [W] Setting it calls `setEditing(_:animated:)`, which subclasses override.
  open var isEditing: Bool {
    get { place.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    place.isEditing = editing
    editingChanged()
  }
  open var editButtonItem: UIBarButtonItem { makeEditButton() }
  /// A container overrides this; any other controller asks its parent.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    presentOutsideContainers(vc)
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    presentOutsideContainers(vc)
  }
  open func targetViewController(
    forAction action: Selector,
    sender: Any?
  ) -> UIViewController? { routingTarget(action, sender) }
  /// [D] A split view controller collapses: the secondary goes on top of this one.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  /// [D] A split view controller separates: this one gives its secondary back.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenting = Presenting(
      source: self,
      presented: viewControllerToPresent,
      animated: flag,
      completion: completion
    )
    presenting.run()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Dismissing(source: self, animated: flag, completion: completion).run()
  }
  /// [D] P3: presented by this controller or by its nearest ancestor that presents one.
  open var presentedViewController: UIViewController? { nearestPresenter?.modal.presented }
  open var presentingViewController: UIViewController? {
    modal.presenting ?? parent?.presentingViewController
  }
  /// [D] P1: reads as the style that `automatic` stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style.resolved }
    set { modal.style = newValue }
  }
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether a list that is its view makes room for the keyboard.
  var listMakesRoom: Bool { false }
  /// Whether the screen that it covers is edited on.
  var keepsEditingBelow: Bool { false }
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
  /// [W] P9: made when first read, and kept.
  open var presentationController: UIPresentationController? {
    nearestPresentationController(UIPresentationController.self, makes: [])
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    nearestPresentationController(UIPopoverPresentationController.self, makes: [.popover])
  }
  /// [D] The one that manages it now; unlike `presentationController` it is never made for that.
  open var activePresentationController: UIPresentationController? {
    guard modal.presenting != nil else { return parent?.activePresentationController }
    return modal.controller
  }
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController(
      UISheetPresentationController.self,
      makes: [.pageSheet, .formSheet]
    )
  }
  /// [D, W] A10: true as long as its presentation or dismissal lasts.
  open var isBeingPresented: Bool { modal.isUnderway(as: .presentation) }
  open var isBeingDismissed: Bool { modal.isUnderway(as: .dismissal) }

  // MARK: Segues

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if origin?.performSegue(identifier, from: self, sender: sender) == true { return }
    raiseMissingSegue(identifier)
  }

  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { action.isKnown(to: self) && fromViewController !== self }
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { unwindingChildren(source) }
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(holding: source.source)
  }
  /// [D] Sent on the way to the destination, so that each container shows the next on it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Status bar and orientation

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() { stage.statusBar.update() }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { stage.homeIndicatorMayHaveChanged() }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    stage.deferredEdgesMayHaveChanged()
  }
  open var shouldAutorotate: Bool { true }
  /// [D] Everything but upside down on phones.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    stage.device.idiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    stage.orientation
  }
  open var interfaceOrientation: UIInterfaceOrientation { stage.orientation }
  /// [D] Of iOS 16: asks again which orientations are supported.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    stage.orientationsMayHaveChanged()
  }
  public class func attemptRotationToDeviceOrientation() { Stage.current.followDevice() }

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Content size

  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellOfPreferredSize() } }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// [D] A child is as large as its parent unless the container says otherwise.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Other sizes and traits

  /// [D] Forwards to those children whose size changes with it.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, coordinator)
  }
  /// [D] Forwards to the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, coordinator)
  }
  /// [D] Deprecated: whether the methods below are forwarded to children.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }
  /// [D] Deprecated: sent where `viewWillTransition(to:with:)` is left to us.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { traitsMayHaveChanged() }
  }
  open var traitOverrides = UITraitOverrides() {
    didSet { traitsMayHaveChanged() }
  }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.place.override = collection.map { TraitGift(traits: $0, giver: self) }
    childViewController.traitsMayHaveChanged()
  }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.place.override?.traits(by: self) }

  // MARK: Responder chain

  /// [D] The presenting controller, else the view's superview; above a window's root view, the window.
  open override var next: UIResponder? { modal.presenting ?? viewIfLoaded?.superview }

  open func didReceiveMemoryWarning() {}

  // MARK: Restoration

  /// [D] Without one, neither this controller nor those below it are saved.
  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) { encodePresented(coder) }
  /// Nothing is archived here; for classes that override it.
  open func encode(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) { decodePresented(coder) }
  open func applicationFinishedRestoringState() {}
}
