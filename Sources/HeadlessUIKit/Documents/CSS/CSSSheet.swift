import Foundation

/// The rules of a style sheet that concern single elements.
struct CSSSheet {
  private struct Rule {
    var selector: CSSSelector
    var declarations: [CSSDeclaration]
    var order: Int
  }

  /// How many rules are kept for one name, so that long sheets do not make every element slow.
  private static let limit = 64

  private var rules: [String: [Rule]] = [:]
  private var count = 0

  init() {}

  init(_ text: String) {
    add(text)
  }

  /// Rules that come later win over those before them.
  mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == ";" }) {
      let head = String(rest[..<brace]).trimmed
      let isStatement = rest[brace] == ";"
      rest = rest[rest.index(after: brace)...]
      if isStatement { continue }
      let body = Self.body(&rest)
      if !head.hasPrefix("@") { add(head, CSSDeclaration.all(in: body)) }
    }
  }

  private mutating func add(_ selectors: String, _ declarations: [CSSDeclaration]) {
    for text in selectors.split(separator: ",") {
      guard let selector = CSSSelector(String(text).trimmed) else { continue }
      let key = selector.key
      guard rules[key, default: []].count < Self.limit else { continue }
      count += 1
      let rule = Rule(
        selector: selector,
        declarations: Array(declarations.prefix(Self.limit)),
        order: count
      )
      rules[key, default: []].append(rule)
    }
  }

  /// Those of all rules for the element, weakest first.
  func declarations(for element: CSSSubject) -> [CSSDeclaration] {
    guard count > 0 else { return [] }
    return element.keys.flatMap { rules[$0] ?? [] }
      .filter { $0.selector.matches(element) }
      .sorted { ($0.selector.specificity, $0.order) < ($1.selector.specificity, $1.order) }
      .flatMap(\.declarations)
  }

  /// Up to the brace that closes the block, which may have blocks inside, as of `@media`.
  private static func body(_ rest: inout Substring) -> Substring {
    var depth = 1
    let end = rest.firstIndex { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth == 0
    }
    defer { rest = end.map { rest[rest.index(after: $0)...] } ?? "" }
    return rest[..<(end ?? rest.endIndex)]
  }

  /// `<!--` around a sheet counts as one too.
  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text.replacingOccurrences(of: "<!--", with: "")
      .replacingOccurrences(of: "-->", with: "")[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      let after = rest[start.upperBound...]
      rest = after.range(of: "*/").map { after[$0.upperBound...] } ?? ""
    }
    return result + rest
  }
}
