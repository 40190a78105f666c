/// What exceptions call a list and its rows.
struct ListWords {
  let list: String
  let row: String

  static let table = ListWords(list: "table view", row: "row")
  static let collection = ListWords(list: "collection view", row: "item")
}
