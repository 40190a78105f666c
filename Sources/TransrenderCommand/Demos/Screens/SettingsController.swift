import Foundation
import Geometry
import HeadlessUIKit

/// Grouped rows with icons, switches and values.
final class SettingsController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
    navigationItem.largeTitleDisplayMode = .always
    tabBarItem = UITabBarItem(
      title: "Settings",
      image: UIImage(systemName: "gearshape.fill"),
      tag: 2
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Setting.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Setting.sections[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    let setting = Setting.sections[indexPath.section][indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = setting.name
    content.image = setting.icon
    content.imageProperties.maximumSize = CGSize(width: 29, height: 29)
    if case .text(let text) = setting.value { content.secondaryText = text }
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessoryView = nil
    if case .on(let isOn) = setting.value {
      let control = UISwitch()
      control.isOn = isOn
      cell.accessoryView = control
    }
    return cell
  }
}

/// One row of the settings.
@MainActor private struct Setting {
  enum Value {
    case nothing
    case text(String)
    case on(Bool)
  }

  let name: String
  let symbol: String
  let color: UIColor
  var value = Value.nothing

  static let sections = [
    [
      Setting(name: "Flight Mode", symbol: "airplane", color: .systemOrange, value: .on(false)),
      Setting(name: "Wi-Fi", symbol: "wifi", color: .systemBlue, value: .text("Harbour")),
      Setting(name: "Bluetooth", symbol: "headphones", color: .systemBlue, value: .text("On")),
    ],
    [
      Setting(name: "Notifications", symbol: "bell.fill", color: .systemRed),
      Setting(name: "Focus", symbol: "moon.fill", color: .systemIndigo),
      Setting(name: "Reminders", symbol: "clock.fill", color: .systemTeal, value: .text("2")),
    ],
    [
      Setting(name: "General", symbol: "gearshape.fill", color: .systemGray),
      Setting(name: "Display", symbol: "sun.max.fill", color: .systemBlue),
      Setting(name: "Reduce Motion", symbol: "hare.fill", color: .systemGreen, value: .on(true)),
      Setting(name: "Privacy", symbol: "hand.raised.fill", color: .systemBlue),
      Setting(name: "Battery", symbol: "bolt.fill", color: .systemGreen, value: .text("86 %")),
    ],
  ]

  /// The symbol in white on a rounded square.
  var icon: UIImage {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      let points = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      guard let picture = UIImage(systemName: symbol, withConfiguration: points) else { return }
      let origin = CGPoint(
        x: (size.width - picture.size.width) / 2,
        y: (size.height - picture.size.height) / 2
      )
      picture.withTintColor(.white, renderingMode: .alwaysOriginal).draw(at: origin)
    }
  }
}
