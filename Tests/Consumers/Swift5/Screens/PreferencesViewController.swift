import UIKit

/// Groups of rows with switches, values and chevrons.
final class PreferencesViewController: UITableViewController {
  enum Section: Int, CaseIterable {
    case account, notifications, about

    var title: String {
      switch self {
      case .account: return "Account"
      case .notifications: return "Notifications"
      case .about: return "About"
      }
    }
  }

  private var isOn = [true, false, true]
  private let kinds = ["Messages", "Mentions", "News"]
  private(set) var visited: [String] = []

  convenience init() {
    self.init(style: .insetGrouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.register(ValueCell.self, forCellReuseIdentifier: "Value")
    tableView.cellLayoutMarginsFollowReadableWidth = true
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section)! {
    case .account: return 2
    case .notifications: return kinds.count
    case .about: return 1
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    Section(rawValue: section)?.title
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    section == Section.notifications.rawValue ? "You can change this at any time." : nil
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.text = Section(rawValue: section)?.title
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Section(rawValue: indexPath.section)! {
    case .account:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Value", for: indexPath)
      cell.textLabel?.text = indexPath.row == 0 ? "Name" : "Password"
      cell.detailTextLabel?.text = indexPath.row == 0 ? "Johanna" : nil
      cell.accessoryType = .disclosureIndicator
      return cell
    case .notifications:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      cell.textLabel?.text = kinds[indexPath.row]
      cell.selectionStyle = .none
      let toggle = UISwitch()
      toggle.isOn = isOn[indexPath.row]
      toggle.tag = indexPath.row
      toggle.addTarget(
        self,
        action: Selector("toggled", PreferencesViewController.toggled(_:)),
        for: .valueChanged
      )
      cell.accessoryView = toggle
      return cell
    case .about:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Value", for: indexPath)
      cell.textLabel?.text = "Version"
      cell.detailTextLabel?.text = "1.0 (42)"
      cell.accessoryType = .none
      return cell
    }
  }

  func toggled(_ sender: UISwitch) {
    isOn[sender.tag] = sender.isOn
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Section(rawValue: indexPath.section) == .account ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    visited.append(tableView.cellForRow(at: indexPath)?.textLabel?.text ?? "")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  var states: [Bool] { isOn }
}

final class ValueCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
