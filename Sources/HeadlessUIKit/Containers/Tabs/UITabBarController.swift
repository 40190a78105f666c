@preconcurrency public import Foundation
public import Geometry

/// Parallel screens, one of them visible, selected in a bar (rule tabs.switch-order).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // Internal members; see the extensions beside this file.
  var members: [UIViewController] = []
  var tabList = TabList()
  var chosen: UIViewController?
  /// The controller whose view is shown.
  var shown: UIViewController?
  var isChanging = false
  var needsAnotherChange = false
  let content = UIView()
  private(set) var bar = UITabBar()
  var isBarAway = false
  private(set) var more: MoreStack?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? {
    get { members.isEmpty ? nil : members }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    tabList.tabs = []
    // [D] All tabs can be customized until the app says otherwise.
    customizableViewControllers = viewControllers
    replaceTabs(viewControllers ?? [])
  }
  open var customizableViewControllers: [UIViewController]?
  /// [D] Selecting by code does not call the delegate.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set { choose(newValue) }
  }
  // [D] NSNotFound if nothing is selected.
  open var selectedIndex: Int {
    get { members.firstIndex { $0 === chosen } ?? NSNotFound }
    set { chooseIndex(newValue) }
  }
  open var tabBar: UITabBar { bar }
  open var tabs: [UITab] {
    get { tabList.tabs }
    set { setTabs(newValue, animated: false) }
  }
  open func setTabs(_ tabs: [UITab], animated: Bool) { setTabList(tabs) }
  /// [D] One of the tabs or of their descendants.
  ///
  /// Selecting by code does not call the delegate.
  open var selectedTab: UITab? {
    get { tab(of: selectedViewController)?.innermostSelected }
    set { if let newValue { choose(tab: newValue) } }
  }
  open func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(forIdentifier: identifier) }
  /// [D] Sidebars are for wide screens only; a stage always shows the bar.
  open var mode: Mode {
    get { tabList.mode }
    set { tabList.mode = newValue }
  }
  open var isTabBarHidden: Bool {
    get { tabList.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// [D] iOS 18: the screens also use the area of the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
  open var moreNavigationController: UINavigationController { moreStack }
  var moreStack: MoreStack {
    if let more { return more }
    let made = MoreStack(self)
    more = made
    return made
  }
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  open override func loadView() {
    let root = ContainerView(frame: stage.screen.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.arrange = { [weak self] in self?.arrangeBar() }
    content.frame = root.bounds
    root.addSubview(content)
    root.addSubview(bar)
    view = root
  }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    isChanging ? shown?.activeTransition?.coordinator : super.transitionCoordinator
  }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  /// [D] That of the selected screen.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    wanted?.contentScrollView(for: edge)
  }
  override func passOn(_ callback: AppearanceState.Callback) { passOnToChosen(callback) }
  override func notifiesOfTraits(_ child: UIViewController) -> Bool {
    child === shown || child === wanted
  }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let own = delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? []
    return own.isEmpty ? super.supportedInterfaceOrientations : own
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let own = delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    return own.flatMap { $0 == .unknown ? nil : $0 }
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }
  open override dynamic var childForStatusBarStyle: UIViewController? { chosen }
  open override dynamic var childForStatusBarHidden: UIViewController? { chosen }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { chosen }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { chosen }
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeTabs(coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeTabs(coder)
  }

  /// Replaces the bar by one of a custom class, as apps do by key.
  func replaceBar(by new: UITabBar) {
    let old = bar
    bar = new
    new.controller = self
    new.items = old.items
    new.selectedItem = old.selectedItem
    guard let root = old.superview else { return }
    root.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    root.setNeedsLayout()
  }
}
