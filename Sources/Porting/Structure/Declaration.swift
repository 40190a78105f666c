/// A declaration: its tokens and what they declare.
///
/// All ranges are ranges of tokens.
struct Declaration: Sendable {
  enum Kind: Sendable {
    case `class`, `struct`, `enum`, actor, `extension`, `protocol`
    case function, variable, initializer, deinitializer, `subscript`, `import`, other
  }

  struct Attribute: Sendable {
    /// Without the `@`.
    let name: String
    let range: Range<Int>
  }

  struct Modifier: Sendable {
    let word: Word
    /// Including `(set)` and the like.
    let range: Range<Int>
  }

  struct Parameter: Sendable {
    /// nil for `_`.
    let label: String?
    let name: String
    let type: Range<Int>
    let isInout: Bool
    let isVariadic: Bool
    let defaultValue: Range<Int>?
  }

  struct Inherited: Sendable {
    /// Without generic arguments.
    let name: String
    let range: Range<Int>
  }

  let kind: Kind
  /// The first token, including attributes and modifiers.
  var first: Int
  /// The token of the declaring keyword.
  var keyword: Int
  /// After the last token.
  var end: Int
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// For extensions the extended type; for imports the module.
  var name = ""
  var nameToken: Int
  /// The tokens of the name: several in `extension Outer.Inner`.
  var generics: Range<Int>?
  var inherited: [Inherited] = []
  var parameters: [Parameter] = []
  /// Between `(` and `)`.
  var parameterList: Range<Int>?
  var isAsync = false
  var throwsErrors = false
  /// Whether it shares its keyword with the name before it, as `b` does in `let a = 1, b = 2`.
  var isFurtherName = false
  /// The type of the result, or of a variable.
  var type: Range<Int>?
  /// The type that a later name of the same declaration has: that of `a` in `var a, b: Int`.
  var laterType: Range<Int>?
  var initialValue: Range<Int>?
  /// From `{` to `}`, both included.
  var body: ClosedRange<Int>?
  /// Whether the body holds `willSet` or `didSet`.
  var hasObservers = false
  /// The index of the enclosing type or extension.
  var parent: Int?
  /// Of types and extensions.
  var members: [Int] = []
}

extension Declaration {
  var isType: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .extension, .protocol: true
    default: false
    }
  }

  var statedType: Range<Int>? { type ?? laterType }

  func has(_ word: Word) -> Bool { modifiers.contains { $0.word == word } }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  var isStatic: Bool { has(.static) || has(.class) }

  /// Ignores `private(set)`, which limits only the setter.
  func access(in source: Source) -> Word? {
    modifiers.first { $0.word.isAccessLevel && $0.range.count == 1 }?.word
  }

  /// The name with its labels: `tap(_:with:)`; for a variable the plain name.
  var fullName: String {
    guard kind == .function || kind == .initializer else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}
