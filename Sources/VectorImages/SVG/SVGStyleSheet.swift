import Foundation

/// The rules of `<style>` elements whose selector is a name, a class, an id or `*`.
struct SVGStyleSheet {
  private struct Rule {
    let name: Substring
    let id: Substring
    let classes: [Substring]
    let declarations: [String: String]
    /// The specificity: ids outrank classes, classes outrank names.
    let weight: Int
  }

  /// What a rule looks at.
  private struct Key: Hashable {
    let name: String
    let id: String
    let classes: String
  }

  private final class Known {
    var declarations: [Key: [String: String]] = [:]
  }

  private static let mostRules = 5000

  private var rules: [Rule] = []
  private var ids: Set<Substring> = []
  private let known = Known()
  /// Whether a selector was skipped because it depends on more than the element itself.
  private(set) var skipsSelectors = false

  init(_ texts: [String]) {
    for text in texts { add(Self.withoutComments(text)) }
    // The sort is stable, so later rules of the same specificity win.
    rules = rules.enumerated().sorted { ($0.1.weight, $0.0) < ($1.1.weight, $1.0) }.map(\.1)
    ids = Set(rules.map(\.id))
  }

  private mutating func add(_ text: String) {
    for block in text.split(separator: "}") where rules.count < Self.mostRules {
      let parts = block.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") where rules.count < Self.mostRules {
        let plain = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let rule = Self.rule(plain, declarations) else {
          skipsSelectors = true
          continue
        }
        rules.append(rule)
      }
    }
  }

  private static func rule(_ selector: String, _ declarations: [String: String]) -> Rule? {
    guard !selector.isEmpty, !selector.contains(where: { " >+~:[@".contains($0) }) else {
      return nil
    }
    var (name, id, classes): (Substring, Substring, [Substring]) = ("", "", [])
    var rest = Substring(selector)
    while let first = rest.first {
      let isMarked = first == "." || first == "#"
      let word = rest.dropFirst(isMarked ? 1 : 0).prefix { $0 != "." && $0 != "#" }
      switch first {
      case ".": classes.append(word)
      case "#": id = word
      default: name = word == "*" ? "" : word
      }
      rest = rest.dropFirst(word.count + (isMarked ? 1 : 0))
      if word.isEmpty, !isMarked { return nil }
    }
    let weight = (id.isEmpty ? 0 : 10_000) + classes.count * 100 + (name.isEmpty ? 0 : 1)
    return Rule(name: name, id: id, classes: classes, declarations: declarations, weight: weight)
  }

  /// What the rules say of an element; found once for all elements that look the same to them.
  func declarations(for element: SVGElement) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    let id = element["id"].flatMap { ids.contains($0[...]) ? $0 : nil } ?? ""
    let key = Key(name: element.name, id: id, classes: element["class"] ?? "")
    if let found = known.declarations[key] { return found }
    let found = declarations(for: key, classes: Set(element.classes))
    known.declarations[key] = found
    return found
  }

  private func declarations(for key: Key, classes: Set<Substring>) -> [String: String] {
    var all: [String: String] = [:]
    for rule in rules
    where (rule.name.isEmpty || rule.name == key.name)
      && (rule.id.isEmpty || rule.id == key.id)
      && rule.classes.allSatisfy(classes.contains)
    {
      all.merge(rule.declarations) { _, later in later }
    }
    return all
  }

  static func declarations(_ text: String) -> [String: String] {
    var all: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].replacing("!important", with: "")
      all[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        value.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return all
  }

  private static func withoutComments(_ text: String) -> String {
    var (plain, rest) = ("", Substring(text))
    while let start = rest.firstRange(of: "/*") {
      plain += rest[..<start.lowerBound]
      let after = rest[start.upperBound...]
      rest = after.firstRange(of: "*/").map { after[$0.upperBound...] } ?? ""
    }
    return plain + rest
  }
}
