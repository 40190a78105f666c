import Foundation
import Geometry

/// The list of the tabs without an item in the bar.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?
  private static let cell = "tab"

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var listed: [UIViewController] { tabs?.listedTabs ?? [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
    stack?.followOpened(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs?.listCameBack()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stack?.followOpened(animated)
  }

  private var stack: MoreStack? { navigationController as? MoreStack }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    listed.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let tab = listed[indexPath.row]
    cell.textLabel?.text = tab.tabBarItem.title ?? tab.title
    cell.imageView?.image = tab.tabBarItem.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tabs?.userOpened(listed[indexPath.row])
  }
}
