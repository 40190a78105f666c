import Foundation
import Geometry
import HeadlessUIKit

/// A list of messages under a large title.
final class InboxController: UITableViewController {
  init() {
    super.init(style: .plain)
    title = "Inbox"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.and.pencil"),
      style: .plain,
      target: nil,
      action: nil
    )
    tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope.fill"), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Mail.inbox.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    (cell as? MailCell)?.show(Mail.inbox[indexPath.row])
    return cell
  }
}
