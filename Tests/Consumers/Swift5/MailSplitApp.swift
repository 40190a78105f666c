import UIKit

/// Apple's old Master-Detail template, with an app delegate that tidies up the collapse.
class MailMasterViewController: UITableViewController {
  var detailViewController: MailDetailViewController?
  var objects = ["One", "Two", "Three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Master"
    navigationItem.leftBarButtonItem = editButtonItem
    let addButton = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: Selector("insertNewObject", MailMasterViewController.insertNewObject)
    )
    navigationItem.rightBarButtonItem = addButton
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    if let split = splitViewController {
      let controllers = split.viewControllers
      detailViewController =
        (controllers[controllers.count - 1] as! UINavigationController).topViewController
        as? MailDetailViewController
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = splitViewController!.isCollapsed
    super.viewWillAppear(animated)
  }

  func insertNewObject(_ sender: Any) {
    objects.insert("New", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    objects.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel!.text = objects[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = MailDetailViewController()
    controller.detailItem = objects[indexPath.row]
    controller.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    controller.navigationItem.leftItemsSupplementBackButton = true
    detailViewController = controller
    showDetailViewController(UINavigationController(rootViewController: controller), sender: self)
  }
}

class MailDetailViewController: UIViewController {
  let detailDescriptionLabel = UILabel()
  var detailItem: String? {
    didSet { configureView() }
  }

  func configureView() {
    title = detailItem
    detailDescriptionLabel.text = detailItem
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    detailDescriptionLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(detailDescriptionLabel)
    NSLayoutConstraint.activate([
      detailDescriptionLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      detailDescriptionLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    configureView()
  }
}

class MailAppDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?
  let master = MailMasterViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UINavigationBar.appearance().tintColor = .systemPurple
    let splitViewController = UISplitViewController()
    let detail = UINavigationController(rootViewController: MailDetailViewController())
    splitViewController.viewControllers = [
      UINavigationController(rootViewController: master), detail,
    ]
    splitViewController.preferredDisplayMode = .allVisible
    detail.topViewController!.navigationItem.leftBarButtonItem =
      splitViewController.displayModeButtonItem
    splitViewController.delegate = self
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = splitViewController
    window?.makeKeyAndVisible()
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let secondaryAsNavController = secondaryViewController as? UINavigationController else {
      return false
    }
    guard
      let topAsDetailController = secondaryAsNavController.topViewController
        as? MailDetailViewController
    else { return false }
    if topAsDetailController.detailItem == nil {
      // Return true to indicate that we have handled the collapse by doing nothing; the secondary
      // controller will be discarded.
      return true
    }
    return false
  }
}
