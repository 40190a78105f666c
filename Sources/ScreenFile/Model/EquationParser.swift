import HeadlessUIKit
import Timeline

/// Reads `[<=|>=] item.attribute [* number] [+|- number] [@priority]`, or a number alone.
struct EquationParser {
  private let attribute: LayoutAttribute
  private let start: SourcePosition
  private let text: [Character]
  private var index = 0

  init(_ text: String, for attribute: LayoutAttribute, at start: SourcePosition) {
    (self.text, self.attribute, self.start) = (Array(text), attribute, start)
  }

  mutating func equation(_ reading: inout Reading) -> Equation? {
    var equation = Equation()
    if take("<=") { equation.relation = .lessThanOrEqual }
    if take(">=") { equation.relation = .greaterThanOrEqual }
    skipSpace()
    if let distance = number() {
      let relation = equation.relation
      equation = Equation(distance: distance, for: attribute)
      equation.relation = relation
    } else {
      guard side(&equation, &reading) else { return nil }
    }
    if take("@") {
      guard let priority = number(), (1...1000).contains(priority) else {
        return surprise("a priority from 1 to 1000", &reading)
      }
      equation.priority = priority
    }
    skipSpace()
    guard index == text.count else { return surprise("the end of the equation", &reading) }
    return equation
  }

  /// `item.attribute * number + number`.
  private mutating func side(_ equation: inout Equation, _ reading: inout Reading) -> Bool {
    let start = position
    let item = itemName()
    guard !item.isEmpty else { return surprise("points or item.attribute", &reading) }
    guard take(".") else { return surprise("a dot and an attribute of \(item)", &reading) }
    guard let other = otherAttribute(&reading) else { return false }
    equation.item = Self.item(item, at: start)
    equation.attribute = other
    if take("*") {
      guard let factor = number(), (0.001...1000).contains(factor) else {
        return surprise("a factor from 0.001 to 1000", &reading)
      }
      equation.multiplier = factor
    }
    skipSpace()
    let sign: Double? = take("+") ? 1 : take("-") ? -1 : nil
    if let sign {
      skipSpace()
      guard let constant = number(), (0...100_000).contains(constant) else {
        return surprise("points from 0 to 100000", &reading)
      }
      equation.constant = sign * constant
    }
    return true
  }

  private mutating func otherAttribute(_ reading: inout Reading) -> LayoutAttribute? {
    let start = position
    let name = word()
    let fitting = LayoutAttribute.allCases.filter { attribute.pairs(with: $0) }
    guard let other = fitting.first(where: { $0.rawValue == name }) else {
      let kind = "an attribute that \(attribute.rawValue) can be set to"
      let words = fitting.map(\.rawValue)
      reading.complain(start, unknown: name, among: words, called: kind)
      return nil
    }
    return other
  }

  private static func item(_ word: String, at position: SourcePosition) -> Equation.Item {
    switch word {
    case "parent": .parent
    case "safe": .safe
    case "self": .own
    default: .view(Reference(name: word, position: position))
    }
  }

  private var position: SourcePosition {
    SourcePosition(line: start.line, column: start.column + 1 + index)
  }

  /// Names of views may contain any characters, such as hyphens, and end at the dot.
  private mutating func itemName() -> String {
    skipSpace()
    let name = text[index...].prefix { $0 != "." && $0 != " " }
    guard index + name.count < text.count, text[index + name.count] == "." else { return word() }
    index += name.count
    return String(name)
  }

  private mutating func word() -> String {
    skipSpace()
    let from = index
    while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "_" {
      index += 1
    }
    return String(text[from..<index])
  }

  private mutating func number() -> Double? {
    skipSpace()
    var end = index
    if end < text.count, text[end] == "-" { end += 1 }
    while end < text.count, text[end].isASCII, text[end].isNumber || text[end] == "." { end += 1 }
    guard let value = Double(String(text[index..<end])), abs(value) <= 100_000 else { return nil }
    index = end
    return value
  }

  private mutating func take(_ mark: String) -> Bool {
    skipSpace()
    guard text[index...].starts(with: mark) else { return false }
    index += mark.count
    return true
  }

  private mutating func skipSpace() {
    while index < text.count, text[index] == " " { index += 1 }
  }

  private func surprise(_ expected: String, _ reading: inout Reading) -> Bool {
    let found = index < text.count ? "'\(text[index])'" : "the end of the equation"
    reading.complain(position, found: found, expected: expected)
    return false
  }

  private func surprise(_ expected: String, _ reading: inout Reading) -> Equation? {
    let _: Bool = surprise(expected, &reading)
    return nil
  }
}
