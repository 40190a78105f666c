/// A declaration: which tokens it is made of, and what it says of itself.
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
    /// With `(set)` and the like.
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
  /// The first token, of attributes and modifiers too.
  var first: Int
  /// The token that says what is declared.
  var keyword: Int
  /// After the last token.
  var end: Int
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// Of extensions what is extended; of imports the module.
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
  /// The type of the result, or of a variable.
  var type: Range<Int>?
  var initialValue: Range<Int>?
  /// From `{` to `}`, both included.
  var body: ClosedRange<Int>?
  /// Whether the body holds `willSet` or `didSet`.
  var hasObservers = false
  /// The index of the type or extension around it.
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

  func has(_ word: Word) -> Bool { modifiers.contains { $0.word == word } }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  var isStatic: Bool { has(.static) || has(.class) }

  /// What the setter of `private(set)` is limited to does not count.
  func access(in source: Source) -> Word? {
    modifiers.first { $0.word.isAccessLevel && $0.range.count == 1 }?.word
  }

  /// The name with its labels: `tap(_:with:)`; of a variable the bare name.
  var fullName: String {
    guard kind == .function || kind == .initializer else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}
