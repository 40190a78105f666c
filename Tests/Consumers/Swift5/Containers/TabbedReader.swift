import UIKit

/// An app of scenes and tabs that says what it shows when it is put away.
final class ReaderSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let activityType = "org.example.reader"
  var window: UIWindow?
  let tabs = ReaderTabs()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 480)
    let window = FingerWindow(windowScene: windowScene)
    window.rootViewController = tabs
    self.window = window
    window.makeKeyAndVisible()
    if let activity = session.stateRestorationActivity { restore(activity) }
  }

  private func restore(_ activity: NSUserActivity) {
    guard let identifier = activity.userInfo?["tab"] as? String else { return }
    tabs.selectedTab = tabs.tab(forIdentifier: identifier)
    tabs.pages.query = activity.userInfo?["query"] as? String ?? ""
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.title = "Reader"
    activity.addUserInfoEntries(from: [
      "tab": tabs.selectedTab?.identifier ?? "", "query": tabs.pages.query,
    ])
    return activity
  }
}

/// Shows where fingers are.
final class FingerWindow: UIWindow {
  private(set) var places: [CGPoint] = []
  var keepsTouches = false

  override func sendEvent(_ event: UIEvent) {
    if let touch = event.allTouches?.first, touch.phase == .began {
      places.append(touch.location(in: self))
    }
    if !keepsTouches { super.sendEvent(event) }
  }
}

final class ReaderTabs: UITabBarController, UITabBarControllerDelegate {
  let pages = PagesController()
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabs = [
      UITab(title: "Read", image: nil, identifier: "read") { _ in UIViewController() },
      UITab(title: "Pages", image: nil, identifier: "pages") { [pages] _ in
        UINavigationController(rootViewController: pages)
      },
      UITabGroup(
        title: "More",
        image: nil,
        identifier: "more",
        children: [
          UITab(title: "Old", image: nil, identifier: "old") { _ in UIViewController() },
          UITab(title: "New", image: nil, identifier: "new") { _ in UIViewController() },
        ]
      ),
    ]
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    tab.identifier != "more"
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    log.append("\(previousTab?.identifier ?? "-") > \(selectedTab.identifier)")
  }
}

final class PagesController: UITableViewController {
  private let all = (1...60).map { "Page \($0)" }
  private var shown: [String] { all.filter { query.isEmpty || $0.contains(query) } }
  var topsReached = 0
  var query = "" {
    didSet {
      tableView.reloadData()
      setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard shown.isEmpty else { return contentUnavailableConfiguration = nil }
    var config = UIContentUnavailableConfiguration.search()
    config.button = .bordered()
    config.button.title = "Show all"
    config.buttonProperties.primaryAction = UIAction(title: "") { [weak self] _ in
      self?.query = ""
    }
    contentUnavailableConfiguration = config
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "page")
      ?? UITableViewCell(style: .default, reuseIdentifier: "page")
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { topsReached += 1 }
}
