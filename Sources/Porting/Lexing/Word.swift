/// Words with a meaning in the grammar, in any position.
enum Word: String, CaseIterable, Sendable {
  /// Any other identifier, and one in backticks.
  case other = ""

  // Declarations
  case `class`, `struct`, `enum`, actor, `extension`, `protocol`
  case `func`, `var`, `let`, `init`, `deinit`, `subscript`
  case `typealias`, `associatedtype`, `import`, `case`, `operator`, `precedencegroup`, macro

  // Modifiers
  case `public`, `private`, `fileprivate`, `internal`, open, package
  case `static`, final, override, required, convenience, lazy, weak, unowned
  case mutating, nonmutating, optional, dynamic, indirect
  case prefix, postfix, infix, nonisolated, isolated, distributed, borrowing, consuming

  // Within declarations
  case get, set, willSet, didSet, `where`, `throws`, `rethrows`, async, `inout`, some, any

  // Expressions and statements
  case `return`, `if`, `else`, `guard`, `switch`, `while`, `for`, `do`, `repeat`, `catch`, `defer`
  case `in`, `is`, `as`, `try`, await, `throw`, `default`
  case `self`, `Self`, `super`, `nil`, `true`, `false`
}

extension Word {
  /// The words that begin with each letter of ASCII.
  private static let byLetter: [[(bytes: [UInt8], word: Word)]] = {
    var words: [[(bytes: [UInt8], word: Word)]] = Array(repeating: [], count: 128)
    for word in allCases {
      let bytes = Array(word.rawValue.utf8)
      if let first = bytes.first { words[Int(first)].append((bytes, word)) }
    }
    return words
  }()

  init(_ bytes: ArraySlice<UInt8>) {
    self = .other
    guard let first = bytes.first, first < 128 else { return }
    for candidate in Word.byLetter[Int(first)]
    where candidate.bytes.count == bytes.count && candidate.bytes.elementsEqual(bytes) {
      self = candidate.word
    }
  }

  var isModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .override,
      .required, .convenience, .lazy, .weak, .unowned, .mutating, .nonmutating, .optional,
      .dynamic, .indirect, .prefix, .postfix, .infix, .nonisolated, .isolated, .distributed,
      .borrowing, .consuming:
      true
    default: false
    }
  }

  var isAccessLevel: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package: true
    default: false
    }
  }

  var beginsDeclaration: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .extension, .protocol, .func, .var, .let, .`init`,
      .deinit, .subscript, .typealias, .associatedtype, .import, .case, .operator,
      .precedencegroup, .macro:
      true
    default: false
    }
  }

  /// Whether an expression may begin after it, so that a slash begins a regular expression.
  var precedesExpression: Bool {
    switch self {
    case .return, .if, .else, .guard, .switch, .while, .in, .is, .as, .try, .await, .throw, .case,
      .where, .do, .defer, .repeat, .default:
      true
    default: false
    }
  }
}
