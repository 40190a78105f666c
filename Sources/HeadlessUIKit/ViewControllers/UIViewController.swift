@preconcurrency public import Foundation
public import Geometry
import Scene

/// A screen or a part of one: its view, its life cycle, and its relations to other controllers.
///
/// Overridable members are declared here because Swift cannot override members of extensions; their
/// implementations are in the extensions beside this file.
@preconcurrency @MainActor
open class UIViewController: ClassMadeController, UIContentContainer, UITraitEnvironment,
  UITraitChangeObservable, @preconcurrency NSCoding, @preconcurrency NSExtensionRequestHandling
{
  // Internal members.
  var loading = ViewLoading.notLoaded
  var appearance = AppearanceState()
  var hasDeferredEnd = false
  /// The callback that is being delivered.
  var delivery: AppearanceState.Callback?
  /// Whether the appearance is animated, until `viewIsAppearing` is sent.
  var pendingIsAppearing: Bool?
  /// The traits when it was covered.
  var coveredTraits: UITraitCollection?
  /// The fitting size of its root view that its container was last notified of.
  var knownFittingSize: CGSize?
  weak var parentLink: UIViewController?
  var childLinks: [UIViewController] = []
  var move = ContainerMove()
  var modal = ModalState()
  weak var activeTransition: RunningTransition?
  var traitObservations: [TraitObservation] = []
  var containerState = ContainerState()
  var unavailable = UnavailableContent()
  private var requestContext: NSExtensionContext?
  /// The Interface Builder document that it was made from.
  package internal(set) var origin: (any InterfaceOrigin)?
  private let nib: (name: String?, bundle: Bundle?)
  /// Whether it was made while a film was recorded, so that no variable of a test retains it.
  let isMadeInFilm = StageCore.inUse?.recording.start != nil

  // MARK: Making

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  public required convenience init(_nibName: String?, bundle: Bundle?) {
    self.init(nibName: _nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    nib = (coder.interface?.nib?.name, coder.interface?.nib?.bundle)
    super.init()
    origin = coder.interface?.origin
  }

  /// [D] Nil for controllers that were made in code.
  open var storyboard: UIStoryboard? { origin?.storyboard }
  open var nibName: String? { nib.name }
  /// [M] That of the app, if none was named.
  open var nibBundle: Bundle? { nib.bundle ?? .main }
  /// The bundle that was named for the nib; without one, all known bundles are searched.
  var namedNibBundle: Bundle? {
    let known = nibBundle
    return known === Bundle.main ? nib.bundle : known
  }
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
  open dynamic func viewDidLoad() {}
  open func awakeFromNib() {}

  // MARK: Appearance

  open dynamic func viewWillAppear(_ animated: Bool) { expectDelivery(of: .willAppear(animated)) }
  open func viewIsAppearing(_ animated: Bool) {}
  open dynamic func viewDidAppear(_ animated: Bool) { expectDelivery(of: .didAppear(animated)) }
  open func viewWillDisappear(_ animated: Bool) { expectDelivery(of: .willDisappear(animated)) }
  open func viewDidDisappear(_ animated: Bool) { expectDelivery(of: .didDisappear(animated)) }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout

  open dynamic func viewWillLayoutSubviews() {}
  open dynamic func viewDidLayoutSubviews() {}
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// [D] Called instead of the root view's own method, which it calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open var topLayoutGuide: any UILayoutSupport { edgeGuide("top") }
  open var bottomLayoutGuide: any UILayoutSupport { edgeGuide("bottom") }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// [D] The system's minimum margins of the root view.
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
  /// True in the callbacks of the move, and during its transition.
  ///
  /// [D, W] rule appearance.being-flags
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
    childSwap(from: fromViewController, to: toViewController, duration: duration, options: options)
      .run(animations: animations, completion: completion)
  }

  /// Forwards an appearance callback; containers that forward themselves override it.
  func passOn(_ callback: AppearanceState.Callback) { forwardToChildren(callback) }
  /// Whether a child is notified of trait changes at once, or only when it is uncovered.
  func notifiesOfTraits(_ child: UIViewController) -> Bool { true }
  /// How a child that is removed has left, for messages; nil if it may be shown again.
  var removalOfChildren: String? { "removed from \(name)" }
  /// Whether something else keeps it on purpose when its container has removed it.
  var isKeptAfterRemoval: Bool { false }
  /// Called with the new title of a child.
  func titleOfChildChanged(to title: String?) {}
  /// Removes a child that is to be shown without its wrapper.
  func release(_ child: UIViewController) {
    child.tell(.containment(.willMove, parent: nil)) { child.willMove(toParent: nil) }
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
  /// Whether its presenter keeps it to present it again.
  var isKeptByPresenter: Bool { false }
  /// Called when a tap outside, or pulling it down, has dismissed it.
  func wasDismissedByUser() {}
  /// Whether it handles `show` or another routed action.
  func takes(_ action: Selector, _ sender: Any?) -> Bool {
    !isRouting(action) && canPerformAction(action, withSender: sender)
  }

  // MARK: Containers

  open var navigationItem: UINavigationItem { makeNavigationItem() }
  /// [D] The nearest ancestor of that class; the next two likewise.
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
    get { containerState.toolbarItems }
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
    get { containerState.additionalInsets }
    set { addInsets(newValue) }
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    foundScrollView(at: edge)
  }
  /// [D] The scroll view that bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { containerState.contentScrollView = scrollView }
    if edge.contains(.bottom) { containerState.bottomScrollView = scrollView }
    parent?.viewIfLoaded?.setNeedsLayout()
  }
  open func setContentScrollView(_ view: UIScrollView?) { setContentScrollView(view, for: .all) }
  /// [W] Setting it calls `setEditing(_:animated:)`, which subclasses override.
  open var isEditing: Bool {
    get { containerState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    containerState.isEditing = editing
    editingChanged()
  }
  open var editButtonItem: UIBarButtonItem { makeEditButton() }
  /// Containers override this; any other controller asks its parent.
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
  /// [D] Called when a split view controller collapses: pushes the secondary on top of this one.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  /// [D] Called when a split view controller separates: returns the secondary.
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
  /// Presented by this controller or by its nearest ancestor that presents one.
  ///
  /// [D] rule presentation.links
  open var presentedViewController: UIViewController? { nearestPresenter?.modal.presented }
  open var presentingViewController: UIViewController? {
    modal.presenting ?? parent?.presentingViewController
  }
  /// [D] Rule presentation.styles: the getter returns the style that `automatic` resolves to.
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
  /// Whether a list that is its view adjusts its insets for the keyboard.
  var listMakesRoom: Bool { false }
  /// [M] Called after `viewWillAppear`, and in an animated appearance only before `viewDidAppear`.
  func forgetSelection() {}
  /// Whether editing continues on the screen that it covers.
  var keepsEditingBelow: Bool { false }
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
  /// [W] Rule presentation.controller-is-cached: created on first use, and kept.
  open var presentationController: UIPresentationController? {
    nearestPresentationController(UIPresentationController.self, makes: [])
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    nearestPresentationController(UIPopoverPresentationController.self, makes: [.popover])
  }
  /// [D] The current one; unlike `presentationController` it is never created.
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
  /// [D, W] Rule appearance.being-flags: true during its presentation or dismissal.
  open var isBeingPresented: Bool { modal.isUnderway(as: .presentation) }
  open var isBeingDismissed: Bool { modal.isUnderway(as: .dismissal) }

  /// [D] iOS 9; never asked, because a stage's screen feels no force.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingRegistration(delegate, sourceView)
  }
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  // MARK: Extensions

  /// [D] Nil in an app, which is no extension of another.
  open var extensionContext: NSExtensionContext? { requestContext }
  open func beginRequest(with context: NSExtensionContext) { requestContext = context }

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
  ) -> Bool { action.isImplemented(by: self) && fromViewController !== self }
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { unwindingChildren(source) }
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(holding: source.source)
  }
  /// [D] Called along the path to the destination, so that each container shows the next
  /// controller.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// [D] iOS 5: a controller on the way back may give another segue than the storyboard's.
  open func segueForUnwinding(
    to toViewController: UIViewController,
    from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    UsualUnwinding(
      identifier: identifier,
      source: fromViewController,
      destination: toViewController
    )
  }

  // MARK: Status bar and orientation

  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open dynamic var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() { stage.statusBar.update() }
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { stage.homeIndicatorMayHaveChanged() }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    stage.deferredEdgesMayHaveChanged()
  }
  // Never asked: a phone has no pointer.
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open dynamic var shouldAutorotate: Bool { true }
  /// [D] All except upside down on phones.
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    stage.device.idiom == .pad ? .all : .allButUpsideDown
  }
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    stage.orientation
  }
  open var interfaceOrientation: UIInterfaceOrientation { stage.orientation }
  /// [D] iOS 16: re-evaluates the supported orientations.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    stage.orientationsMayHaveChanged()
  }
  public class func attemptRotationToDeviceOrientation() { Stage.current.followDevice() }

  open dynamic var childForStatusBarStyle: UIViewController? { nil }
  open dynamic var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Content size

  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { notifyOfPreferredSize() } }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// [D] A child has its parent's size unless the container overrides this.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Other sizes and traits

  /// [D] Forwards to the children whose size changes with it.
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
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
  /// [D] Deprecated: called unless `viewWillTransition(to:with:)` is overridden.
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
    childViewController.containerState.overriddenTraits = collection.map {
      OverriddenTraits(traits: $0, container: self)
    }
    childViewController.traitsMayHaveChanged()
  }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.containerState.overriddenTraits?.traits(by: self) }

  // MARK: Responder chain

  /// [D] The presenting controller, otherwise the view's superview; for a window's root view, the
  /// window.
  open override var next: UIResponder? { modal.presenting ?? viewIfLoaded?.superview }

  /// [D] Beside the commands that a subclass gives by overriding `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  open func didReceiveMemoryWarning() {}

  // MARK: Restoration

  /// [D] Without one, neither this controller nor its descendants are saved.
  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) { encodePresented(coder) }
  /// Archives nothing; for classes that override it.
  open func encode(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) { decodePresented(coder) }
  open func applicationFinishedRestoringState() {}
}
