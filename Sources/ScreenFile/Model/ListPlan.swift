import HeadlessUIKit

/// The rows of a list, in sections.
struct ListPlan: Sendable {
  struct Item: Sendable {
    var text: String?
    /// Below the text.
    var detail: String?
    /// At the trailing edge of the row.
    var value: String?
    var image: Reference?
    var accessory = UITableViewCell.AccessoryType.none
  }

  struct Section: Sendable {
    var header: String?
    var footer: String?
    var rows: [Item] = []
  }

  var sections: [Section] = []
  var style = UITableView.Style.plain
}

extension ListPlan {
  /// Rows or sections; adjacent rows form one section.
  static let sections: Shape<[Section]> = {
    let element = Shape<Section>(
      "a row or a section",
      schema: .either([.text, .reference("row"), .reference("section")])
    ) { node, reading in
      // A header without rows is a section whose rows are missing or misspelt.
      if Section.table.rows.contains(where: { node[$0.name] != nil }) {
        return Section.table.read(node, &reading)
      }
      return Item.shape.read(node, &reading).map { Section(rows: [$0]) }
    }
    return Shape<[Section]>.list(element).map { sections in
      sections.reduce(into: []) { joined, section in
        if section.isBare, joined.last?.isBare == true {
          joined[joined.count - 1].rows += section.rows
        } else {
          joined.append(section)
        }
      }
    }
  }()

  static let styles: [(String, UITableView.Style)] = [
    ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
  ]
}

extension ListPlan.Section {
  fileprivate var isBare: Bool { header == nil && footer == nil }

  static let table = Table(
    "section",
    help: "A section of a list.",
    blank: ListPlan.Section(),
    rows: [
      Row("header", .text("text"), help: "text above the rows", to: \.header),
      Row("footer", .text("text"), help: "text below the rows", to: \.footer),
      Row("rows", .list(ListPlan.Item.shape), help: "the rows", required: true, to: \.rows),
    ]
  )
}

extension ListPlan.Item {
  static let table = Table(
    "row",
    help: "A row of a list.",
    blank: ListPlan.Item(),
    rows: [
      Row("text", .text("text"), help: "its text", required: true, to: \.text),
      Row("detail", .text("text"), help: "smaller text below the text", to: \.detail),
      Row("value", .text("text"), help: "text at the trailing edge", to: \.value),
      Row("image", .picture, help: "a picture before the text", to: \.image),
      Row("accessory", .word("an accessory", accessories), help: "none", to: \.accessory),
    ]
  )

  private static let accessories: [(String, UITableViewCell.AccessoryType)] = [
    ("none", .none), ("disclosure", .disclosureIndicator), ("checkmark", .checkmark),
    ("detail", .detailButton),
  ]

  /// A text, or an object.
  static let shape: Shape<ListPlan.Item> = {
    let schema = Schema.either([.text, .reference("row")])
    return Shape("text, or an object with \"text\"", schema: schema) { node, reading in
      if let text = node.text { return ListPlan.Item(text: text) }
      return table.read(node, &reading)
    }
  }()
}
