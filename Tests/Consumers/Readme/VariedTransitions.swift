// region varied
import Testing
import TransitionSnapshotsTesting
import UIKit

/// A settings row that follows what its user has set up.
final class SettingsController: UIViewController {
  private let row = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Notifications"
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.numberOfLines = 0
    row.addArrangedSubview(label)
    let toggle = UISwitch()
    toggle.accessibilityLabel = label.text
    row.addArrangedSubview(toggle)
    row.alpha = 0
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func reveal() { UIView.animate(withDuration: 0.3) { self.row.alpha = 1 } }
}

@MainActor @Suite struct VariedTransitions {
  @Test func reveal() throws {
    try assertTransition(
      across: .devices(.iPhoneSE, .iPadPro11) * .appearances
        * .textSizes(.large, .accessibilityLarge) * .directions,
      from: SettingsController(),
      at: [.fraction(0.5), .settled],
      as: .filmstrip,
      scale: 0.2
    ) { $0.reveal() }
  }
}
// endregion
