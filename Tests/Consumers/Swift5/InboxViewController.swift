import UIKit

struct Message {
  let sender: String
  let text: String
  var isRead = false
}

final class MessageCell: UITableViewCell {
  static let identifier = "MessageCell"

  let senderLabel = UILabel()
  let previewLabel = UILabel()
  private let stack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    senderLabel.font = UIFont.boldSystemFont(ofSize: 17)
    previewLabel.numberOfLines = 2
    previewLabel.textColor = .secondaryLabel
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(senderLabel)
    stack.addArrangedSubview(previewLabel)
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    accessoryType = .disclosureIndicator
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    previewLabel.text = nil
  }

  func configure(with message: Message) {
    senderLabel.text = message.sender
    previewLabel.text = message.text
    senderLabel.alpha = message.isRead ? 0.5 : 1
  }
}

class InboxViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var messages: [Message] = []
  private(set) var opened: [String] = []
  private(set) var refreshes = 0
  let tableView = UITableView(frame: .zero, style: .plain)
  private let searchField = UITextField()
  private let filter = UISegmentedControl(items: ["All", "Unread"])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.tableFooterView = UIView()
    filter.selectedSegmentIndex = 0
    filter.addAction(
      UIAction { [weak self] _ in self?.filterChanged() },
      for: .valueChanged
    )
    searchField.placeholder = "Search"
    searchField.borderStyle = .roundedRect
    let header = UIStackView(arrangedSubviews: [searchField, filter])
    header.axis = .vertical
    header.spacing = 8
    for subview in [header, tableView] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      header.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  var visible: [Message] {
    filter.selectedSegmentIndex == 1 ? messages.filter { !$0.isRead } : messages
  }

  func filterChanged() { tableView.reloadData() }

  func archive(at indexPath: IndexPath) {
    messages.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    visible.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: MessageCell.identifier,
        for: indexPath
      ) as? MessageCell
    else { return UITableViewCell() }
    cell.configure(with: visible[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    opened.append(visible[indexPath.row].sender)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView.contentOffset.y < -40 { refreshes += 1 }
  }
}
