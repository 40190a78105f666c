import Foundation

/// The list of a search's suggestions.
@MainActor
final class SearchSuggestionList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var chosen: (any UISearchSuggestion) -> Void = { _ in }
  var suggestions: [any UISearchSuggestion] = [] {
    didSet { table.reloadData() }
  }

  override init() {
    super.init()
    (table.dataSource, table.delegate) = (self, self)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (cell, suggestion) = (UITableViewCell(), suggestions[indexPath.row])
    var content = UIListContentConfiguration.subtitleCell()
    if let text = suggestion.localizedAttributedSuggestion {
      content.attributedText = text
    } else {
      content.text = suggestion.localizedSuggestion
    }
    content.secondaryText = suggestion.localizedDescription
    // [I] Like the field's.
    content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chosen(suggestions[indexPath.row])
  }
}
