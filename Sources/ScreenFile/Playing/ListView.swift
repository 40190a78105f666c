import Foundation
import HeadlessUIKit

/// A table view with fixed rows.
final class ListView: UITableView, UITableViewDataSource {
  private let sections: [ListPlan.Section]
  private let cast: Cast

  init(_ list: ListPlan, style: UITableView.Style, cast: Cast) {
    (sections, self.cast) = (list.sections, cast)
    super.init(frame: .zero, style: style)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header.map(cast.say)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer.map(cast.say)
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = dequeue(row)
    cell.textLabel?.text = row.text.map(cast.say)
    cell.detailTextLabel?.text = (row.value ?? row.detail).map(cast.say)
    cell.imageView?.image = cast.picture(row.image)
    cell.accessoryType = row.accessory
    return cell
  }

  private func dequeue(_ row: ListPlan.Item) -> UITableViewCell {
    let style: UITableViewCell.CellStyle =
      row.value != nil ? .value1 : row.detail != nil ? .subtitle : .default
    let name = "\(style.rawValue)"
    return dequeueReusableCell(withIdentifier: name)
      ?? UITableViewCell(style: style, reuseIdentifier: name)
  }
}
