import UIKit

// A container of the app's own that restores itself: two children beside each other, one above another when narrow.

class TileShelfViewController: UIViewController, UIViewControllerRestoration {
  private(set) var controllers: [UIViewController] = []
  private let stackView = UIStackView()

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    let shelf = TileShelfViewController()
    shelf.restorationIdentifier = identifierComponents.last
    shelf.restorationClass = TileShelfViewController.self
    return shelf
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.frame = view.bounds
    stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stackView.distribution = .fillEqually
    view.addSubview(stackView)
    for controller in controllers { show(controller) }
    updateAxis(for: view.bounds.size)
  }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.updateAxis(for: size) })
  }
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let count = CGFloat(max(1, controllers.count))
    return parentSize.width > parentSize.height
      ? CGSize(width: parentSize.width / count, height: parentSize.height)
      : CGSize(width: parentSize.width, height: parentSize.height / count)
  }
  private func updateAxis(for size: CGSize) {
    stackView.axis = size.width > size.height ? .horizontal : .vertical
    stackView.layoutIfNeeded()
  }
  func append(_ controller: UIViewController, animated: Bool = false) {
    controllers.append(controller)
    addChild(controller)
    if isViewLoaded {
      show(controller)
      if animated {
        controller.view.isHidden = true
        UIView.animate(withDuration: 0.3) {
          controller.view.isHidden = false
          self.stackView.layoutIfNeeded()
        }
      }
    }
    controller.didMove(toParent: self)
  }
  func removeLast(animated: Bool = false) {
    guard let last = controllers.popLast() else { return }
    last.willMove(toParent: nil)
    let finish: (Bool) -> Void = { _ in
      last.view.removeFromSuperview()
      last.removeFromParent()
    }
    guard animated else { return finish(true) }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        last.view.isHidden = true
        self.stackView.layoutIfNeeded()
      },
      completion: finish
    )
  }
  private func show(_ controller: UIViewController) {
    stackView.addArrangedSubview(controller.view)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(controllers.count, forKey: "count")
    for (index, controller) in controllers.enumerated() {
      coder.encode(controller, forKey: "child\(index)")
    }
    coder.encode(stackView.axis.rawValue, forKey: "axis")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    for index in 0..<coder.decodeInteger(forKey: "count") {
      guard let child = coder.decodeObject(forKey: "child\(index)") as? UIViewController,
        child.parent == nil
      else { continue }
      append(child)
    }
  }
  override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
}

class SwatchViewController: UIViewController, UIViewControllerRestoration {
  var hue: Double = 0 { didSet { viewIfLoaded?.backgroundColor = color } }
  private var color: UIColor {
    UIColor(hue: CGFloat(hue), saturation: 0.7, brightness: 0.9, alpha: 1)
  }
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    let swatch = SwatchViewController()
    swatch.restorationIdentifier = identifierComponents.last
    swatch.restorationClass = self
    return swatch
  }
  convenience init(_ name: String, hue: Double) {
    self.init(nibName: nil, bundle: nil)
    self.hue = hue
    restorationIdentifier = name
    restorationClass = SwatchViewController.self
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(hue, forKey: "hue")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    hue = coder.decodeDouble(forKey: "hue")
  }
}

class TileShelfAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let nav = UINavigationController(rootViewController: UIViewController())
    nav.restorationIdentifier = "nav"
    window?.rootViewController = nav
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window?.makeKeyAndVisible()
    return true
  }
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  { true }
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  { true }
}
