// Rows that open and close; empty updates let the table measure them anew.
import UIKit

class AccordionCell: UITableViewCell {
  let title = UILabel()
  let detail = UILabel()
  private let stack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    detail.numberOfLines = 0
    detail.font = .systemFont(ofSize: 13)
    detail.text = "Some longer text that explains this row over a few lines."
    stack.axis = .vertical
    stack.spacing = 6
    [title, detail].forEach(stack.addArrangedSubview)
    contentView.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      bottom,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class AccordionViewController: UITableViewController {
  private var open: IndexPath?
  private let names = ["Alpha", "Beta", "Gamma", "Delta"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AccordionCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? AccordionCell {
      cell.title.text = names[indexPath.row]
      cell.detail.isHidden = open != indexPath
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let changed = [open, indexPath].compactMap { $0 }
    open = open == indexPath ? nil : indexPath
    tableView.beginUpdates()
    for path in changed {
      (tableView.cellForRow(at: path) as? AccordionCell)?.detail.isHidden = open != path
    }
    tableView.endUpdates()
  }
}
