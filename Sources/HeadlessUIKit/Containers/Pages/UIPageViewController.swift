@preconcurrency public import Foundation

/// A controller of successive pages that scroll or curl (rule pages.turn-order).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  // [D] The raw values of UIPageViewController.h.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  // Internal members; see the extensions beside this file.
  var pages: [UIViewController] = []
  var turn: PageTurn?
  /// Whether the delegate is being asked for a spine: pages that it sets are checked against its
  /// answer.
  var isAskingForSpine = false
  let spacing: CGFloat
  private(set) lazy var content = transitionStyle == .scroll ? PageScrollView(self) : UIView()
  var scroller: PageScrollView? { content as? PageScrollView }
  var dots: UIPageControl?
  private(set) lazy var pageGesture = PageGesture(self)
  private(set) lazy var pageTap = PageTap(self)
  /// [D] Pages belong to their data source, which may return them again.
  override var removalOfChildren: String? { nil }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    let ownSpine = options?[.spineLocation] as? SpineLocation ?? spine
    spineLocation = style == .pageCurl ? ownSpine ?? .min : .none
    // [D] Two pages side by side are the two sides of leaves.
    isDoubleSided = spineLocation == .mid
    spacing = CGFloat(bridging: options?[.interPageSpacing]) ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// [D] Pages curl, and turn sideways.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let style = coder.interface?.pageTransitionStyle ?? .pageCurl
    transitionStyle = style
    navigationOrientation = coder.interface?.pageOrientation ?? .horizontal
    spineLocation = style == .pageCurl ? .min : .none
    spacing = coder.interface?.pageSpacing ?? 0
    super.init(coder: coder)
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open internal(set) var spineLocation: SpineLocation
  open var isDoubleSided = false {
    didSet {
      // [D] Two pages side by side are the two sides of leaves.
      guard spineLocation == .mid, !isDoubleSided else { return }
      raise(
        "isDoubleSided cannot be false while the spine is in the middle",
        remedy: "leave isDoubleSided as it is, or use the spine location .min or .max"
      )
      isDoubleSided = true
    }
  }
  /// [M] Rule pages.containment: pages that code sets are returned at once.
  open var viewControllers: [UIViewController]? {
    turn.flatMap { $0.isByUser ? nil : $0.to } ?? pages
  }
  /// [D] Curling pages also respond to a tap; scrolled ones use the recognizers of their scroll
  /// view.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [pageGesture.recognizer, pageTap.recognizer] : []
  }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
  }

  open override func loadView() {
    let root = ContainerView(frame: stage.screen.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.arrange = { [weak self] in self?.arrangePages() }
    content.frame = root.bounds
    content.clipsToBounds = true
    root.addSubview(content)
    root.addGestureRecognizer(pageGesture.recognizer)
    if transitionStyle == .pageCurl { root.addGestureRecognizer(pageTap.recognizer) }
    view = root
  }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func passOn(_ callback: AppearanceState.Callback) { passOnToPages(callback) }
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { pageSize(of: container, in: parentSize) }
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    chooseSpine()
    super.viewWillTransition(to: size, with: coordinator)
  }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let own = delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? []
    return own.isEmpty ? super.supportedInterfaceOrientations : own
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let own = delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    return own.flatMap { $0 == .unknown ? nil : $0 }
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
