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
  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
  )
  private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0

  init(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= Word.longest else {
      self = .other
      return
    }
    self = Word.byName[String(decoding: bytes, as: UTF8.self)] ?? .other
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
