import Foundation
import Geometry
import HeadlessUIKit

/// A message being written, shown in its own navigation controller.
final class ComposeController: UIViewController {
  static func inNavigation() -> UINavigationController {
    UINavigationController(rootViewController: ComposeController())
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "New Message"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel,
      target: nil,
      action: nil
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.circle.fill"),
      style: .plain,
      target: nil,
      action: nil
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let body = UILabel()
    body.text = "Dear Amelia,\n\nthe thermos is packed. See you on platform two!"
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [
      field("To:", value: "Amelia Hart"), field("Cc:", value: ""),
      field("Subject:", value: "Re: See you at the station"), body,
    ])
    column.axis = .vertical
    column.setCustomSpacing(16, after: column.arrangedSubviews[2])
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }

  /// A row with a name and a value, above a separator.
  private func field(_ name: String, value: String) -> UIView {
    let label = UILabel()
    label.text = name
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(.required, for: .horizontal)
    let content = UILabel()
    content.text = value
    let line = UIView()
    line.backgroundColor = .separator
    let row = UIStackView(arrangedSubviews: [label, content])
    row.spacing = 6
    let field = UIView()
    for view in [row, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      field.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 44),
      row.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      row.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: field.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    return field
  }
}
