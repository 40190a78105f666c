/// One element: `p`, `.note`, `p.note#first`, `a:link`; others match nothing.
struct CSSSelector {
  private var tag: String?
  private var id: String?
  private var classes: [String] = []

  init?(_ text: String) {
    let marks = CSSSelector.marks
    guard !text.isEmpty, !text.contains(where: { " >+~[]()\"'\n\t".contains($0) }) else {
      return nil
    }
    var rest = text[...]
    let name = String(rest.prefix { !marks.contains($0) }).lowercased()
    tag = name.isEmpty || name == "*" ? nil : name
    rest = rest.drop { !marks.contains($0) }
    while let mark = rest.popFirst() {
      let part = String(rest.prefix { !marks.contains($0) })
      guard !part.isEmpty else { return nil }
      if mark == "#" { id = part } else { classes.append(mark == ":" ? ":" + part : part) }
      rest = rest.drop { !marks.contains($0) }
    }
  }

  private static let marks: Set<Character> = [".", "#", ":"]

  /// One of the element's names, below which the rule is filed.
  var key: String {
    id.map { "#" + $0 } ?? classes.first.map { "." + $0 } ?? tag ?? "*"
  }

  /// How much a rule says of its element (CSS Selectors 3, 9).
  var specificity: Int {
    (id == nil ? 0 : 10_000) + classes.count * 100 + (tag == nil ? 0 : 1)
  }

  func matches(_ element: CSSSubject) -> Bool {
    (tag == nil || tag == element.tag) && (id == nil || id == element.id)
      && classes.allSatisfy(element.classes.contains)
  }
}

/// What selectors look at.
struct CSSSubject {
  var tag: String
  var id: String?
  var classes: [String]

  init(_ tag: HTMLTag) {
    self.tag = tag.name
    id = tag.attributes["id"]
    let words = tag.attributes["class"]?.split { $0.isWhitespace }.map(String.init) ?? []
    classes = Array(words.prefix(32))
    if tag.name == "a", tag.attributes["href"] != nil { classes.append(":link") }
  }

  var keys: [String] {
    ["*", tag] + classes.map { "." + $0 } + (id.map { ["#" + $0] } ?? [])
  }
}
