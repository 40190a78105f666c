import Foundation
import Geometry
import HeadlessUIKit

/// A single message.
final class MessageController: UIViewController {
  private let mail: Mail

  init(_ mail: Mail = Mail.inbox[0]) {
    self.mail = mail
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItems = ["folder", "trash"].map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    let column = UIStackView(arrangedSubviews: [
      heading, text(mail.subject, .title2, bold: true), line, text(Mail.body, .body),
    ])
    column.axis = .vertical
    column.spacing = 14
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }

  private var heading: UIView {
    let portrait = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
    portrait.tintColor = .systemGray2
    portrait.contentMode = .scaleAspectFit
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: 44),
      portrait.heightAnchor.constraint(equalToConstant: 44),
    ])
    let recipient = text("To: me", .subheadline)
    recipient.textColor = .secondaryLabel
    let names = UIStackView(arrangedSubviews: [text(mail.sender, .headline), recipient])
    names.axis = .vertical
    let date = text(mail.date, .subheadline)
    date.textColor = .secondaryLabel
    date.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [portrait, names, date])
    row.spacing = 10
    row.alignment = .center
    return row
  }

  private func text(_ string: String, _ style: UIFont.TextStyle, bold: Bool = false) -> UILabel {
    let label = UILabel()
    let font = UIFont.preferredFont(forTextStyle: style)
    label.font = bold ? .boldSystemFont(ofSize: font.pointSize) : font
    label.text = string
    label.numberOfLines = 0
    return label
  }
}
