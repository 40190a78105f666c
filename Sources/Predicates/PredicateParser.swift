import Foundation

/// A predicate's format and its arguments → a condition.
struct PredicateParser {
  private typealias Token = PredicateLexer.Token

  private let tokens: [Token]
  private var place = 0
  private var depth = 0
  private var arguments: ArraySlice<Any?>
  private var calculations = 0

  /// Deeper formats are written by nobody, and would exhaust the stack.
  private static let deepest = 200
  /// So would longer sums: each sign makes the tree of terms one deeper.
  private static let mostCalculations = 1000

  static func parse(
    _ format: String,
    arguments: [Any?]
  ) throws(PredicateFormatError) -> Condition {
    var parser = PredicateParser(
      tokens: try PredicateLexer.tokens(format),
      arguments: arguments[...]
    )
    let condition = try parser.disjunction()
    guard parser.peek == .end else {
      throw PredicateFormatError("nothing can follow the condition before \(parser.peek.shown)")
    }
    return condition
  }

  /// A format of an expression: `4 + 5 - 2 ** 3`.
  static func parseExpression(
    _ format: String,
    arguments: [Any?]
  ) throws(PredicateFormatError) -> Term {
    var parser = PredicateParser(
      tokens: try PredicateLexer.tokens(format),
      arguments: arguments[...]
    )
    let term = try parser.term()
    guard parser.peek == .end else {
      throw PredicateFormatError("nothing can follow the expression before \(parser.peek.shown)")
    }
    return term
  }

  // MARK: Conditions

  private mutating func disjunction() throws(PredicateFormatError) -> Condition {
    var parts = [try conjunction()]
    while takes("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> Condition {
    var parts = [try factor()]
    while takes("AND", "&&") { parts.append(try factor()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func factor() throws(PredicateFormatError) -> Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw PredicateFormatError("it is nested too deeply") }
    if takes("NOT", "!") { return .not(try factor()) }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    if peek == .sign("("), let inner = try parenthesized() { return inner }
    return .comparison(try comparison())
  }

  /// A condition in parentheses; nil if they hold a value.
  private mutating func parenthesized() throws(PredicateFormatError) -> Condition? {
    let (start, given) = (place, arguments)
    place += 1
    do throws(PredicateFormatError) {
      let inner = try disjunction()
      if takes(")") { return inner }
      guard !isOperation(peek) else {
        (place, arguments) = (start, given)
        return nil
      }
      throw PredicateFormatError("a parenthesis is not closed")
    } catch {
      (place, arguments) = (start, given)
      guard (try? comparisonAhead()) == true else { throw error }
      return nil
    }
  }

  /// Whether a comparison begins with the value in parentheses here.
  private mutating func comparisonAhead() throws(PredicateFormatError) -> Bool {
    let (start, given) = (place, arguments)
    defer { (place, arguments) = (start, given) }
    _ = try term()
    return isOperation(peek)
  }

  private mutating func comparison() throws(PredicateFormatError) -> Comparison {
    let reach = reach()
    let left = try term()
    let operation = try operation()
    let options = try options()
    return Comparison(
      reach: reach,
      left: left,
      operation: operation,
      options: options,
      right: try term()
    )
  }

  private mutating func reach() -> Comparison.Reach {
    if takes("ANY", "SOME") { return .anyMember }
    if takes("ALL") { return .everyMember }
    return takes("NONE") ? .noMember : .itself
  }

  private static let operations: [String: Comparison.Operation] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, ">": .greater,
    "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BETWEEN": .between, "IN": .isIn, "CONTAINS": .contains, "BEGINSWITH": .begins,
    "ENDSWITH": .ends, "LIKE": .isLike, "MATCHES": .matches,
  ]

  private func isOperation(_ token: Token) -> Bool {
    token.keyword.map { Self.operations[$0] != nil } ?? false
  }

  private mutating func operation() throws(PredicateFormatError) -> Comparison.Operation {
    guard let word = peek.keyword, let operation = Self.operations[word] else {
      throw PredicateFormatError("a comparison such as == is missing before \(peek.shown)")
    }
    place += 1
    return operation
  }

  /// `[cd]`.
  private mutating func options() throws(PredicateFormatError) -> TextOptions {
    guard takes("[") else { return TextOptions() }
    guard case .word(let letters) = peek else {
      throw PredicateFormatError("the options of a comparison are c and d")
    }
    place += 1
    guard takes("]") else { throw PredicateFormatError("a bracket is not closed") }
    return TextOptions(
      ignoresCase: letters.contains { "cCnN".contains($0) },
      ignoresDiacritics: letters.contains { "dDnN".contains($0) }
    )
  }

  // MARK: Values

  private mutating func term() throws(PredicateFormatError) -> Term {
    var left = try product()
    while case .sign(let sign) = peek, let name = ExpressionSigns.sums[sign] {
      try calculate()
      left = .function(name, [left, try product()])
    }
    return left
  }

  private mutating func product() throws(PredicateFormatError) -> Term {
    var left = try power()
    while case .sign(let sign) = peek, let name = ExpressionSigns.products[sign] {
      try calculate()
      left = .function(name, [left, try power()])
    }
    return left
  }

  /// [I] As in mathematics, the last one binds most.
  private mutating func power() throws(PredicateFormatError) -> Term {
    let base = try operand()
    guard peek == .sign("**") else { return base }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw PredicateFormatError("it is nested too deeply") }
    try calculate()
    return .function("raise:toPower:", [base, try power()])
  }

  /// Takes a sign.
  private mutating func calculate() throws(PredicateFormatError) {
    place += 1
    calculations += 1
    guard calculations < Self.mostCalculations else {
      throw PredicateFormatError("it calculates too often")
    }
  }

  private mutating func operand() throws(PredicateFormatError) -> Term {
    let token = peek
    place += 1
    switch token {
    case .text(let text): return .value(text)
    case .number(let text): return .value(try number(text))
    case .argument(let kind): return try argument(kind)
    case .sign("-"): return try negative()
    case .sign("{"): return .list(try list(until: "}"))
    case .sign("("):
      let values = try list(until: ")")
      return values.count == 1 ? values[0] : .list(values)
    case .word(let word): return try named(word)
    case .sign, .end:
      throw PredicateFormatError("a value is missing before \(token.shown)")
    }
  }

  private mutating func negative() throws(PredicateFormatError) -> Term {
    if case .number(let text) = peek {
      place += 1
      return .value(try number("-" + text))
    }
    switch peek {
    case .word, .argument, .sign("("): return .function("from:subtract:", [.value(0), try power()])
    default: throw PredicateFormatError("a number is missing after -")
    }
  }

  private mutating func list(until end: String) throws(PredicateFormatError) -> [Term] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw PredicateFormatError("it is nested too deeply") }
    var terms: [Term] = []
    if takes(end) { return terms }
    repeat { terms.append(try term()) } while takes(",")
    guard takes(end) else { throw PredicateFormatError("a list is not closed by \(end)") }
    return terms
  }

  private func number(_ text: String) throws(PredicateFormatError) -> Any {
    if let value = Int(text) { return value }
    guard let value = Double(text) else { throw PredicateFormatError("\(text) is not a number") }
    return value
  }

  private mutating func named(_ word: String) throws(PredicateFormatError) -> Term {
    switch word.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "SELF": return .path(try path([]))
    default: break
    }
    if word.hasPrefix("$") { return .variable(String(word.dropFirst()), path: try path([])) }
    if takes("(") {
      guard ExpressionFunction.isKnown(word + ":") else {
        throw PredicateFormatError("the function \(word) is not known here")
      }
      return .function(word + ":", try list(until: ")"))
    }
    return .path(try path([word.hasPrefix("#") ? String(word.dropFirst()) : word]))
  }

  private mutating func path(_ start: [String]) throws(PredicateFormatError) -> [String] {
    var keys = start
    while takes(".") {
      switch peek {
      case .word(let key): keys.append(key)
      case .argument("K"): keys += try keyPath()
      default: throw PredicateFormatError("a key is missing after .")
      }
      place += 1
    }
    return keys
  }

  private mutating func keyPath() throws(PredicateFormatError) -> [String] {
    guard let key = try taken("K") as? String else {
      throw PredicateFormatError("%K needs a key as its argument")
    }
    return key.split(separator: ".").map(String.init)
  }

  private mutating func argument(_ kind: String) throws(PredicateFormatError) -> Term {
    guard kind == "K" else {
      let value = try taken(kind)
      // [W] An expression stands for what it calculates.
      return (value as? NSExpression)?.term ?? .value(value)
    }
    let keys = try keyPath()
    return .path(try path(keys.first == "SELF" ? Array(keys.dropFirst()) : keys))
  }

  private mutating func taken(_ kind: String) throws(PredicateFormatError) -> Any? {
    guard let argument = arguments.popFirst() else {
      throw PredicateFormatError("it has more placeholders than arguments")
    }
    return argument is NSNull ? nil : argument
  }

  // MARK: Tokens

  private var peek: Token { tokens[min(place, tokens.count - 1)] }

  private mutating func takes(_ words: String...) -> Bool {
    guard let word = peek.keyword, words.contains(word) else { return false }
    place += 1
    return true
  }
}

extension PredicateLexer.Token {
  /// Words in capitals, and signs.
  fileprivate var keyword: String? {
    switch self {
    case .word(let word): word.uppercased()
    case .sign(let sign): sign
    default: nil
    }
  }

  fileprivate var shown: String {
    switch self {
    case .word(let word), .number(let word), .sign(let word): "'\(word)'"
    case .text(let text): "'\(text)'"
    case .argument(let kind): "%\(kind)"
    case .end: "its end"
    }
  }
}
