@preconcurrency public import Foundation

/// Pages that follow each other, scrolled or turned (spec/uikit.md G1).
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

  // [D] The numbers of UIPageViewController.h.
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

  // What has no public name of its own; see the extensions beside this file.
  var pages: [UIViewController] = []
  var turn: PageTurn?
  let spacing: CGFloat
  let content = UIView()
  private(set) lazy var pageGesture = PageGesture(self)

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
    spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    (spineLocation, spacing) = (.min, 0)
    super.init(coder: coder)
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open private(set) var spineLocation: SpineLocation
  open var isDoubleSided = false
  open var viewControllers: [UIViewController]? { pages }
  open var gestureRecognizers: [UIGestureRecognizer] { [pageGesture.recognizer] }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], direction, animated, completion)
  }

  open override func loadView() {
    let root = ContainerView(frame: stage.screen.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.arrange = { [weak self] in self?.arrangePages() }
    content.frame = root.bounds
    content.clipsToBounds = true
    root.addSubview(content)
    root.addGestureRecognizer(pageGesture.recognizer)
    view = root
  }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func passOn(_ callback: AppearanceState.Callback) { passOnToPages(callback) }
}

/// Knows which page comes before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears of pages that a finger turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
