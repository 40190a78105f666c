import UIKit

// A custom container with state restoration, by identifiers and restoration classes.

class DraftsAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var events: [String] = []
  let stack = DraftStackController()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append("willFinish")
    window = UIWindow(frame: UIScreen.main.bounds)
    stack.restorationIdentifier = "DraftStack"
    window?.rootViewController = stack
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append("didFinish")
    window?.makeKeyAndVisible()
    return true
  }

  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  {
    true
  }

  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    events.append("shouldRestore")
    return true
  }

  func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) {
    events.append("didDecode")
  }
}

/// Shows the last of its drafts, full size.
class DraftStackController: UIViewController {
  private(set) var drafts: [UIViewController] = []

  func open(_ draft: UIViewController) {
    addChild(draft)
    draft.view.frame = view.bounds
    draft.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(draft.view)
    draft.didMove(toParent: self)
    drafts.append(draft)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(drafts, forKey: "drafts")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let restored = coder.decodeObject(forKey: "drafts") as? [UIViewController] ?? []
    restored.filter { $0.parent == nil }.forEach(open)
  }
}

class DraftViewController: UIViewController, UIViewControllerRestoration {
  let textView = UITextField()
  private(set) var finished = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    restorationIdentifier = "Draft"
    restorationClass = DraftViewController.self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    DraftViewController(nibName: nil, bundle: nil)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(textView.text, forKey: "text")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    textView.text = coder.decodeObject(forKey: "text") as? String
  }

  override func applicationFinishedRestoringState() {
    finished = true
  }
}
