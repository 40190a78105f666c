import UIKit

struct ChatMessage: Hashable {
  let id: Int
  let text: String
  let isMine: Bool
}

final class BubbleCell: UITableViewCell {
  static let reuseIdentifier = "BubbleCell"

  private let bubble = UIView()
  private let label = UILabel()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var leading: NSLayoutConstraint!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var trailing: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.layer.cornerRadius = 16
    bubble.layer.cornerCurve = .continuous
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    trailing = bubble.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor,
      constant: -16
    )
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor,
        multiplier: 0.75
      ),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with message: ChatMessage) {
    label.text = message.text
    label.textColor = message.isMine ? .white : .label
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
    leading.isActive = !message.isMine
    trailing.isActive = message.isMine
  }

  var bubbleFrame: CGRect { bubble.frame }
}

/// A conversation, the newest message at the end.
final class ChatViewController: UIViewController {
  private enum Section { case main }

  private let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var dataSource = UITableViewDiffableDataSource<Section, ChatMessage>(
    tableView: tableView
  ) { tableView, indexPath, message in
    let cell =
      tableView.dequeueReusableCell(
        withIdentifier: BubbleCell.reuseIdentifier,
        for: indexPath
      ) as? BubbleCell
    cell?.configure(with: message)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 60
    tableView.rowHeight = UITableView.automaticDimension
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    var snapshot = NSDiffableDataSourceSnapshot<Section, ChatMessage>()
    snapshot.appendSections([.main])
    dataSource.defaultRowAnimation = .bottom
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func receive(_ messages: [ChatMessage]) {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems(messages)
    dataSource.apply(snapshot) { [weak self] in self?.scrollToBottom() }
  }

  func scrollToBottom(animated: Bool = true) {
    let count = tableView.numberOfRows(inSection: 0)
    guard count > 0 else { return }
    tableView.scrollToRow(
      at: IndexPath(row: count - 1, section: 0),
      at: .bottom,
      animated: animated
    )
  }

  var visibleBubbles: [BubbleCell] { tableView.visibleCells.compactMap { $0 as? BubbleCell } }
  var distanceToEnd: CGFloat {
    tableView.contentSize.height + tableView.adjustedContentInset.bottom
      - tableView.bounds.height - tableView.contentOffset.y
  }
}
