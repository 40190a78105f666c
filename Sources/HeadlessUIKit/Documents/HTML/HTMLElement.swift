/// An element that is open.
struct HTMLElement {
  let tag: HTMLTag
  let role: HTMLRole
  let declarations: [CSSDeclaration]
  var style: HTMLStyle
  /// How much the flow had when the element began.
  let start: Int
  /// Of the item that comes next in a list, or of the cell in a row.
  var number = 1

  var name: String { tag.name }

  init(_ tag: HTMLTag, sheet: CSSSheet, parent: HTMLStyle, start: Int) {
    let subject = CSSSubject(tag)
    declarations =
      HTMLDefaults.sheet.declarations(for: subject) + tag.presentation
      + sheet.declarations(for: subject) + CSSDeclaration.all(in: tag.attributes["style"] ?? "")
    self.tag = tag
    self.start = start
    role = HTMLRole(tag.name)
    style = parent
    if role == .list { number = tag.attributes["start"].flatMap { Int($0) } ?? 1 }
    inherit(from: parent)
  }

  /// Computes the element's style anew.
  mutating func inherit(from parent: HTMLStyle) {
    var outer = parent
    if role == .list { outer.beginList(isOrdered: name == "ol") }
    style = HTMLStyle(declarations, parent: outer, isBlock: role.isBlock)
    if name == "a", let address = tag.attributes["href"] { style.text.link = address }
  }
}

extension HTMLStyle {
  // [W] Lists are indented by 36 points each. [I] The bullet stands between tab stops that are half
  // as wide, since paragraph styles have no stops of their own here; UIKit has it at 11 points.
  fileprivate mutating func beginList(isOrdered: Bool) {
    listDepth += 1
    text.paragraph.headIndent += 36
    text.paragraph.firstLineHeadIndent += listDepth > 1 ? 36 : 0
    text.paragraph.defaultTabInterval = 18
    // [W] Bullets differ by the depth of lists; numbers do not.
    let bullets: [HTMLMarker] = [.disc, .circle, .square]
    marker = isOrdered ? .decimal : bullets[min(listDepth, 3) - 1]
  }
}

/// How an element takes part in the flow of text.
enum HTMLRole {
  case inline, block, list, item, row, cell
  /// A block without a line of its own: the body, a table.
  case container

  init(_ name: String) {
    self = Self.roles[name] ?? .inline
  }

  var isBlock: Bool { self != .inline }
  /// Whether a line ends with it.
  var breaks: Bool { self == .block || self == .list || self == .item || self == .row }

  private static let roles: [String: HTMLRole] = {
    var roles: [String: HTMLRole] = [
      "html": .container, "body": .container, "head": .container, "tbody": .container,
      "thead": .container, "tfoot": .container, "ul": .list, "ol": .list, "menu": .list,
      "li": .item, "tr": .row, "td": .cell, "th": .cell,
    ]
    let blocks = [
      "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "xmp", "address",
      "article", "aside", "section", "nav", "header", "footer", "main", "figure", "figcaption",
      "center", "dl", "dt", "dd", "form", "fieldset", "legend", "details", "summary", "hgroup",
      "table", "caption",
    ]
    for name in blocks { roles[name] = .block }
    return roles
  }()

  /// Elements without an end.
  static let empty: Set<String> = [
    "br", "hr", "img", "input", "meta", "link", "area", "base", "col", "embed", "param", "source",
    "track", "wbr", "frame", "basefont",
  ]

  // [W] A line break is a separator inside of these, and ends the paragraph elsewhere.
  static let paragraphs: Set<String> = ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"]
}
