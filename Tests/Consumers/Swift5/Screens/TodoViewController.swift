import UIKit

/// A list that is edited: swiped, deleted from, reordered and refreshed.
final class TodoViewController: UITableViewController {
  var items = ["Buy milk", "Write code", "Walk the dog", "Call mum", "Sleep"]
  private(set) var pinned: [String] = []
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Todo")
    tableView.rowHeight = 50
    refreshControl = UIRefreshControl()
    refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refreshControl?.addTarget(
      self,
      action: Selector("refresh", TodoViewController.refresh(_:)),
      for: .valueChanged
    )
  }

  func refresh(_ sender: UIRefreshControl) {
    loads += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.items.append("Item \(self.loads)")
      self.tableView.reloadData()
      sender.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Todo", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt fromIndexPath: IndexPath,
    to: IndexPath
  ) {
    items.insert(items.remove(at: fromIndexPath.row), at: to.row)
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in
      self.pinned.append(self.items[indexPath.row])
      done(true)
    }
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }
}
