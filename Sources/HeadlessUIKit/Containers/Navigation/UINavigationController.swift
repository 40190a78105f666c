@preconcurrency public import Foundation
public import Geometry

/// A navigation controller (rules navigation.*).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  // Internal members; see the extensions beside this file.
  var stack = NavigationStack()
  private(set) var ownBar: UINavigationBar
  private(set) var toolbarIfMade: UIToolbar?
  private let toolbarType: UIToolbar.Type
  let content = UIView()
  var isBarHidden = false
  var isToolbarOut = true
  /// The split whose column it is, which keeps it when the user goes back from it.
  weak var columnOwner: UISplitViewController?
  var barHiding: NavigationBarHiding?
  weak var watched: UIScrollView?
  /// Whether navigation controllers may be pushed, as in a tab bar's More.
  var allowsNesting: Bool { false }
  private(set) lazy var popGesture = PopGesture(self)
  private(set) lazy var barHidingGestures = BarHidingGestures(self)
  override var removalOfChildren: String? { "popped" }
  override var isKeptAfterRemoval: Bool {
    columnOwner?.columns.values.contains { $0 === self } ?? false
  }
  /// [W] A stack's own item is named by the last title that is set, its own or that of a screen.
  override func titleOfChildChanged(to title: String?) {
    containerState.tabBarItem?.title = title
  }
  override func release(_ child: UIViewController) {
    setViewControllers(viewControllers.filter { $0 !== child }, animated: false)
  }

  // MARK: Making

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    ownBar = Self.makeBar(navigationBarClass)
    toolbarType = NamedClass(type: toolbarClass ?? UIToolbar.self, role: "toolbarClass")
      .kind(of: UIToolbar.self, .ambient)
    super.init(nibName: nil, bundle: nil)
    becomeStack()
  }

  public init(rootViewController: UIViewController) {
    ownBar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    becomeStack()
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownBar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    becomeStack()
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    ownBar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(coder: coder)
    becomeStack()
  }

  private func becomeStack() {
    ownBar.controller = self
    // [D] Unlike other controllers.
    definesPresentationContext = true
  }

  /// Replaces the bar by one of a custom class, as apps do by key.
  func replaceBar(by new: UINavigationBar) {
    let old = ownBar
    ownBar = new
    new.controller = self
    new.items = old.items
    guard let root = old.superview else { return }
    root.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    root.setNeedsLayout()
  }

  private static func makeBar(_ type: AnyClass?) -> UINavigationBar {
    NamedClass(type: type ?? UINavigationBar.self, role: "navigationBarClass")
      .kind(of: UINavigationBar.self, .ambient)
      .made(frame: .zero)
  }

  // MARK: The stack

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] {
    get { stack.controllers.filter { $0.parent === self } }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(animated) }
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? { pop(to: viewController, animated) }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { pop(to: $0, animated) }
  }
  open var topViewController: UIViewController? { viewControllers.last }
  /// [D] The controller presented over it, otherwise the top one.
  open var visibleViewController: UIViewController? {
    modal.presented ?? topViewController?.modal.presented ?? topViewController
  }

  // MARK: Bars

  open class var hideShowBarDuration: CGFloat { 0.2 }  // [D]
  open var navigationBar: UINavigationBar { ownBar }
  open var isNavigationBarHidden: Bool {
    get { barHost.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }
  open var hidesBarsOnTap = false {
    didSet { barHidingGestures.followTaps(hidesBarsOnTap) }
  }
  open var hidesBarsOnSwipe = false {
    didSet { barHidingGestures.followSwipes(hidesBarsOnSwipe) }
  }
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingGestures.tap }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingGestures.swipe }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { makeToolbar() }
  open var isToolbarHidden: Bool {
    get { isToolbarOut }
    set { setToolbarHidden(newValue, animated: false) }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  // MARK: As a controller

  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    // Controllers presented above it are dismissed with their own animation, and cover it.
    let isCovered = visibleViewController?.presentingViewController != nil
    popToViewController(subsequentVC, animated: !isCovered && UIView.areAnimationsEnabled)
  }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stack.change?.to.activeTransition?.coordinator ?? super.transitionCoordinator
  }

  open override func loadView() {
    let root = ContainerView(frame: stage.screen.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.arrange = { [weak self] in self?.arrangeBars() }
    content.frame = root.bounds
    content.clipsToBounds = true
    root.addSubview(content)
    root.addSubview(ownBar)
    if let toolbarIfMade { root.addSubview(toolbarIfMade) }
    root.addGestureRecognizer(popGesture.recognizer)
    barHidingGestures.join(root)
    view = root
  }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  /// [D] That of the top screen.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    topViewController?.contentScrollView(for: edge)
  }
  override func passOn(_ callback: AppearanceState.Callback) { passOnToTop(callback) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// [W] If it has none of its own, that of its first screen.
  open override var tabBarItem: UITabBarItem! {
    get {
      let first = containerState.tabBarItem == nil && title == nil ? viewControllers.first : nil
      return first?.tabBarItem ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }
  override func notifiesOfTraits(_ child: UIViewController) -> Bool {
    let seen = [stack.change?.from, stack.change?.to, stack.shown ?? topViewController]
    return seen.contains { $0 === child }
  }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let own = delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? []
    return own.isEmpty ? super.supportedInterfaceOrientations : own
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let own = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    return own.flatMap { $0 == .unknown ? nil : $0 }
      ?? super.preferredInterfaceOrientationForPresentation
  }
  /// [W] The bar's style decides, unless the bar is hidden.
  open override dynamic var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
    ownBar.barStyle.isBlack ? .lightContent : .default
  }
  open override dynamic var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    // [W] It adopts the top screen's size.
    preferredContentSize = container.preferredContentSize
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }
  override func takes(_ action: Selector, _ sender: Any?) -> Bool {
    isShowing(action) || super.takes(action, sender)
  }
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    takeSecondary(secondaryViewController)
  }
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { giveSecondary() }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeStack(coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeStack(coder)
  }

  private func makeToolbar() -> UIToolbar {
    if let toolbarIfMade { return toolbarIfMade }
    let made = toolbarType.made(frame: .zero)
    toolbarIfMade = made
    made.items = topViewController?.innermostScreen.toolbarItems
    viewIfLoaded?.addSubview(made)
    viewIfLoaded?.setNeedsLayout()
    return made
  }
}
