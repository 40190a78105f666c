import Foundation

/// Parses a format string from left to right.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if skip("H:") {
      result.axis = .horizontal
    } else if skip("V:") {
      result.axis = .vertical
    }
    if skip("|") {
      result.startsAtSuperview = true
      result.gaps.append(try gap())
    }
    result.views.append(try view())
    while position < characters.count {
      let gap = try gap()
      result.gaps.append(gap)
      if skip("|") {
        result.endsAtSuperview = true
        break
      }
      result.views.append(try view())
    }
    if position < characters.count { throw error("the format goes on after its last '|'") }
    return result
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard skip("-") else { return .flush }
    if position < characters.count, characters[position] == "[" || characters[position] == "|" {
      return .standard
    }
    let predicates = skip("(") ? try predicateList() : [try simplePredicate()]
    guard skip("-") else { throw error("Expected a '-' here, after the distance") }
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard skip("[") else { throw error("Expected a view in '[' and ']' here") }
    var view = VisualFormat.View(name: try name("the name of a view"))
    if skip("(") { view.predicates = try predicateList() }
    guard skip("]") else { throw error("Expected a ']' here, after the view") }
    return view
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try predicate()]
    while skip(",") { predicates.append(try predicate()) }
    guard skip(")") else { throw error("Expected a ')' here, after the conditions") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if skip("<=") {
      relation = .lessThanOrEqual
    } else if skip(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = skip("==")
    }
    return try withPriority(
      VisualFormat.Predicate(relation: relation, amount: try amount(signed: true))
    )
  }

  /// A number or metric without a relation, as between two dashes.
  // [D] The grammar gives it no priority without parentheses, [W] but one is understood.
  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    try withPriority(VisualFormat.Predicate(amount: try amount(signed: false)))
  }

  private mutating func withPriority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    guard skip("@") else { return predicate }
    var predicate = predicate
    predicate.priority = try amount(signed: false)
    return predicate
  }

  private mutating func amount(
    signed: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate.Amount {
    let start = position
    if signed { _ = skip("-") }
    while position < characters.count, characters[position].isNumberPart { position += 1 }
    let text = String(characters[start..<position])
    if let number = Double(text) { return .number(number) }
    position = start
    return .name(try name("a number or the name of a metric or view"))
  }

  private mutating func name(_ what: String) throws(VisualFormatError) -> String {
    let start = position
    while position < characters.count, characters[position].isNamePart { position += 1 }
    let name = String(characters[start..<position])
    guard let first = name.first, !first.isNumber else { throw error("Expected \(what) here") }
    return name
  }

  private mutating func skip(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private func error(_ problem: String) -> VisualFormatError {
    VisualFormatError(problem: problem, format: format, position: position)
  }
}

extension Character {
  fileprivate var isNumberPart: Bool { isASCII && isNumber || self == "." }
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
