/// The part that is removed because of one error.
struct TrimTarget {
  private enum Extent {
    /// Between the braces, both included.
    case body(ClosedRange<Int>)
    case statement(Range<Int>)
    /// The block that only a system before the one shown here would run.
    case olderSystem(ClosedRange<Int>)
    /// One of the inherited names, and its tokens.
    case conformance(String, Range<Int>)
    case declaration
  }

  private let source: Source
  private let number: Int
  private let extent: Extent

  private var declaration: Declaration { source.declarations[number] }

  /// Nil outside of all declarations.
  init?(_ problem: Trim.Problem, in source: Source) {
    guard let number = source.innermostDeclaration(on: problem.line) else { return nil }
    self.source = source
    let declaration = source.declarations[number]
    if let named = Self.conformance(of: declaration, in: source, blamedBy: problem.words) {
      (self.number, extent) = (number, .conformance(named.name, named.range))
    } else if source.word(declaration.keyword) == .case, let type = declaration.parent {
      // An enumeration without one of its cases would break every switch over it.
      (self.number, extent) = (type, .declaration)
    } else if !declaration.isType,
      let block = source.olderSystemsBlock(
        around: problem.line,
        within: declaration.first..<declaration.end
      )
    {
      (self.number, extent) = (number, .olderSystem(block))
    } else if let statement = source.statement(of: declaration, on: problem) {
      (self.number, extent) = (number, .statement(statement))
    } else if let body = declaration.body, !declaration.isType, !declaration.hasObservers,
      declaration.initialValue == nil, source.line(of: body.upperBound) >= problem.line,
      source.line(of: body.lowerBound) < problem.line || !source.isSignature(declaration, problem),
      !source.isTrimmed(body)
    {
      (self.number, extent) = (number, .body(body))
    } else {
      (self.number, extent) = (number, .declaration)
    }
  }

  /// Whether other files are not affected.
  var isBody: Bool {
    switch extent {
    case .body, .statement, .olderSystem: true
    case .conformance, .declaration: false
    }
  }

  /// The declaration whose body goes.
  var wholeBody: Int? { if case .body = extent { number } else { nil } }

  /// Whether it is a statement of one of these declarations.
  func isStatement(within declarations: Set<Int>) -> Bool {
    switch extent {
    case .statement, .olderSystem: declarations.contains(number)
    case .body, .conformance, .declaration: false
    }
  }

  /// Whether another statement lies within this one.
  func encloses(_ other: TrimTarget) -> Bool {
    guard case .statement(let range) = extent, case .statement(let inside) = other.extent else {
      return false
    }
    return range.lowerBound <= inside.lowerBound && inside.upperBound <= range.upperBound
  }

  /// The position in the file; equal for all errors of one part.
  var key: Int {
    switch extent {
    case .conformance(_, let range), .statement(let range): range.lowerBound
    case .olderSystem(let block): block.lowerBound
    case .body, .declaration: declaration.first
    }
  }

  var name: String {
    switch extent {
    case .body: "the body of \(declaration.title)"
    case .statement: "a statement of \(declaration.title)"
    case .olderSystem: "what older systems do in \(declaration.title)"
    case .conformance(let name, _): "the conformance of \(declaration.name) to \(name)"
    case .declaration: declaration.title
    }
  }

  func edit(because reason: String, line: Int) -> Edit {
    let stub = TrimStub(declaration: declaration, source: source, reason: reason, line: line)
    switch extent {
    case .body(let braces):
      return source.replacing(braces.lowerBound..<braces.upperBound + 1, by: "{ \(stub.text) }")
    case .statement(let range): return source.replacing(range, by: stub.statement)
    case .olderSystem(let block):
      return source.replacing(
        block.lowerBound..<block.upperBound + 1,
        by: "{ fatalError(\"an older system\") }"
      )
    case .conformance(_, let range): return source.replacing(range, by: "")
    case .declaration:
      return source.replacing(declaration.first..<declaration.end, by: "")
    }
  }

  /// A conformance that a type cannot have, with the comma or the colon before it.
  private static func conformance(
    of declaration: Declaration,
    in source: Source,
    blamedBy words: String
  ) -> (name: String, range: Range<Int>)? {
    guard declaration.isType, words.hasPrefix("cannot find type") || words.contains("conform")
    else { return nil }
    let names = words.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let found = declaration.inherited.enumerated().first { _, type in
      names.contains { $0 == type.name }
    }
    guard let (index, type) = found else { return nil }
    // A class cannot be used without its superclass.
    let isUnknown = words.hasPrefix("cannot find type") && !type.name.hasSuffix("Delegate")
    if isUnknown, index == 0, declaration.kind == .class { return nil }
    let comma = index + 1 < declaration.inherited.count && index == 0
    let range =
      comma
      ? type.range.lowerBound..<declaration.inherited[1].range.lowerBound
      : type.range.lowerBound - 1..<type.range.upperBound
    return (type.name, range)
  }
}

extension Declaration {
  /// `viewDidLoad()`, `the property player`, `the class Camera`.
  fileprivate var title: String {
    switch kind {
    case .function: fullName
    case .initializer: "init(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    case .deinitializer: "deinit"
    case .subscript: "a subscript"
    case .variable: "the property \(name)"
    case .class: "the class \(name)"
    case .struct: "the struct \(name)"
    case .enum: "the enum \(name)"
    case .actor: "the actor \(name)"
    case .protocol: "the protocol \(name)"
    case .extension: "an extension of \(name)"
    case .import: "the import of \(name)"
    case .other: "a declaration"
    }
  }
}

extension Source {
  func line(of token: Int) -> Int { line(at: tokens[token].start) }

  /// The innermost declaration around a line.
  fileprivate func innermostDeclaration(on line: Int) -> Int? {
    declarations.indices.last { index in
      let declaration = declarations[index]
      // One of several names does not go without the others.
      return !declaration.isFurtherName && self.line(of: declaration.first) <= line
        && self.line(at: tokens[declaration.end - 1].end) >= line
    }
  }

  /// Whether an error on the line where a body begins is more likely about the signature.
  fileprivate func isSignature(_ declaration: Declaration, _ problem: Trim.Problem) -> Bool {
    guard let body = declaration.body else { return true }
    let isOneLine = line(of: body.lowerBound) == line(of: body.upperBound)
    return !isOneLine || problem.words.hasPrefix("cannot find type")
      || problem.words.contains("does not override")
  }

  /// Whether a body was written by a trim.
  fileprivate func isTrimmed(_ body: ClosedRange<Int>) -> Bool {
    body.contains { self.is($0, "MissingCode") && !self.is($0 + 2, "pass") }
  }

  /// A body of which this many statements have gone goes as a whole if there is one more.
  private static let mostStatements = 8

  /// The statement that goes because of an error in a body, or in a closure of an initial value.
  fileprivate func statement(of declaration: Declaration, on problem: Trim.Problem) -> Range<Int>? {
    let part = declaration.first..<declaration.end
    guard !declaration.isType, declaration.kind != .import,
      part.count(where: { self.is($0, "MissingCode") }) < Self.mostStatements,
      let statement = dispensableStatement(on: problem.line, within: part)
    else { return nil }
    // The only statement of a body may be its value.
    if let body = declaration.body, declaration.type != nil,
      statement == body.lowerBound + 1..<body.upperBound
    {
      return nil
    }
    return statement
  }

  /// Keeps the number of lines.
  fileprivate func replacing(_ range: Range<Int>, by text: String) -> Edit {
    let replaced = tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
    let lines = bytes[replaced].count { $0 == 0x0A }
    return Edit(bytes: replaced, text: text + String(repeating: "\n", count: lines))
  }
}
