import Foundation
import Geometry
import HeadlessUIKit

/// A row of the inbox: sender and date, subject, and two lines of the text.
final class MailCell: UITableViewCell {
  private let dot = UIView()
  private let sender = UILabel()
  private let date = UILabel()
  private let subject = UILabel()
  private let preview = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    sender.font = .preferredFont(forTextStyle: .headline)
    date.font = .preferredFont(forTextStyle: .subheadline)
    date.textColor = .secondaryLabel
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    date.setContentHuggingPriority(.required, for: .horizontal)
    subject.font = .preferredFont(forTextStyle: .subheadline)
    preview.font = .preferredFont(forTextStyle: .subheadline)
    preview.textColor = .secondaryLabel
    preview.numberOfLines = 2
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ mail: Mail) {
    sender.text = mail.sender
    date.text = mail.date
    subject.text = mail.subject
    preview.text = mail.preview
    dot.isHidden = !mail.isUnread
  }

  private func arrange() {
    let heading = UIStackView(arrangedSubviews: [sender, date])
    heading.spacing = 8
    let column = UIStackView(arrangedSubviews: [heading, subject, preview])
    column.axis = .vertical
    column.spacing = 2
    for view in [column, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}
