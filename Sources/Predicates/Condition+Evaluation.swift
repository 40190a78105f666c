import Foundation

/// What a condition is asked about.
struct Subject {
  let object: Any?
  let variables: [String: Any]
}

extension Condition {
  func holds(for subject: Subject) -> Bool {
    switch self {
    case .constant(let value): value
    case .all(let parts): parts.allSatisfy { $0.holds(for: subject) }
    case .any(let parts): parts.contains { $0.holds(for: subject) }
    case .not(let part): !part.holds(for: subject)
    case .comparison(let comparison): comparison.holds(for: subject)
    }
  }
}

extension Comparison {
  func holds(for subject: Subject) -> Bool {
    let (left, right) = (left.value(for: subject), right.value(for: subject))
    let members = left.flatMap(KeyPathValue.members)
    switch reach {
    case .itself: return isTrue(left, right)
    case .anyMember: return members?.contains { isTrue($0, right) } ?? isTrue(left, right)
    case .everyMember: return members?.allSatisfy { isTrue($0, right) } ?? isTrue(left, right)
    case .noMember: return !(members?.contains { isTrue($0, right) } ?? isTrue(left, right))
    }
  }

  private func isTrue(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: areEqual(left, right)
    case .unequal: !areEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(order(left, right))
    case .between: isBetween(left, right)
    case .isIn: isMember(left, of: right)
    case .contains: isMember(right, of: left)
    case .begins: compareTexts(left, right) { $0.hasPrefix($1) }
    case .ends: compareTexts(left, right) { $0.hasSuffix($1) }
    case .isLike: compareTexts(left, right, by: Wildcards.match)
    case .matches: compareTexts(left, right, by: Self.matchesPattern)
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? String, let right = right as? String {
      return options.folded(left) == options.folded(right)
    }
    return ValueOrder.areEqual(left, right)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let left = left as? String, let right = right as? String {
      return ValueOrder.order(options.folded(left), options.folded(right))
    }
    return ValueOrder.order(left, right)
  }

  private func isBetween(_ left: Any?, _ right: Any?) -> Bool {
    guard let bounds = right.flatMap(KeyPathValue.members), bounds.count == 2 else { return false }
    return [.orderedDescending, .orderedSame].contains(order(left, bounds[0]))
      && [.orderedAscending, .orderedSame].contains(order(left, bounds[1]))
  }

  private func isMember(_ value: Any?, of collection: Any?) -> Bool {
    if let whole = collection as? String, let part = value as? String {
      return options.folded(whole).contains(options.folded(part))
    }
    return collection.flatMap(KeyPathValue.members)?.contains { areEqual($0, value) } ?? false
  }

  private func compareTexts(
    _ left: Any?,
    _ right: Any?,
    by compare: (String, String) -> Bool
  ) -> Bool {
    guard let left = left as? String, let right = right as? String else { return false }
    // A pattern's own escapes have a meaning that depends on the case.
    if operation == .matches {
      return compare(left, options.ignoresCase ? "(?i)" + right : right)
    }
    return compare(options.folded(left), options.folded(right))
  }

  /// [D] The whole text must match.
  private static func matchesPattern(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else {
      return false
    }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: whole) != nil
  }
}

extension TextOptions {
  func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}

extension Term {
  func value(for subject: Subject) -> Any? {
    switch self {
    case .value(let value): value
    case .path(let keys): KeyPathValue.value(of: subject.object, at: keys)
    case .variable(let name, let keys): KeyPathValue.value(of: subject.variables[name], at: keys)
    case .list(let terms): terms.map { $0.value(for: subject) }
    case .function(let name, let terms):
      ExpressionFunction.value(of: name, terms.map { $0.value(for: subject) })
    }
  }
}

/// `*` and `?` of `LIKE`.
enum Wildcards {
  static func match(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text), Array(pattern))
    var (at, place) = (0, 0)
    var star: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[at] {
        (at, place) = (at + 1, place + 1)
      } else if let last = star {
        // The last star takes one character more.
        star = (last.place, last.at + 1)
        (at, place) = (last.at + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
