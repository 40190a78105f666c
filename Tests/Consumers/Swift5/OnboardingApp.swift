import UIKit

/// Pages of an introduction, and a container that swaps them for the app.
class PagedOnboardingController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  lazy var orderedViewControllers: [UIViewController] = {
    [newPage(.red), newPage(.green), newPage(.blue)]
  }()
  let pageControl = UIPageControl()

  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(
      transitionStyle: style,
      navigationOrientation: navigationOrientation,
      options: options
    )
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    if let firstViewController = orderedViewControllers.first {
      setViewControllers(
        [firstViewController],
        direction: .forward,
        animated: true,
        completion: nil
      )
    }
    pageControl.numberOfPages = orderedViewControllers.count
    pageControl.frame = CGRect(
      x: 0,
      y: view.bounds.height - 80,
      width: view.bounds.width,
      height: 40
    )
    view.addSubview(pageControl)
  }

  private func newPage(_ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = color
    return page
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let viewControllerIndex = orderedViewControllers.firstIndex(of: viewController) else {
      return nil
    }
    let previousIndex = viewControllerIndex - 1
    guard previousIndex >= 0 else { return nil }
    return orderedViewControllers[previousIndex]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let viewControllerIndex = orderedViewControllers.firstIndex(of: viewController) else {
      return nil
    }
    let nextIndex = viewControllerIndex + 1
    guard nextIndex < orderedViewControllers.count else { return nil }
    return orderedViewControllers[nextIndex]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    if let first = viewControllers?.first, let index = orderedViewControllers.firstIndex(of: first)
    {
      pageControl.currentPage = index
    }
  }
}

class FlowContainerViewController: UIViewController {
  private(set) var current: UIViewController

  init() {
    current = PagedOnboardingController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: nil
    )
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(current)
    current.view.frame = view.bounds
    view.addSubview(current.view)
    current.didMove(toParent: self)
  }

  func finish(with new: UIViewController, completion: (() -> Void)? = nil) {
    current.willMove(toParent: nil)
    addChild(new)
    new.view.frame = CGRect(
      x: view.bounds.width,
      y: 0,
      width: view.bounds.width,
      height: view.bounds.height
    )
    transition(
      from: current,
      to: new,
      duration: 0.3,
      options: [.curveEaseOut],
      animations: {
        new.view.frame = self.view.bounds
      }
    ) { completed in
      self.current.removeFromParent()
      new.didMove(toParent: self)
      self.current = new
      completion?()
    }
  }
}
