extension Rule {
  /// `#available(iOS 26, *)` is false: UIKit here looks and behaves as that of iOS 18.
  ///
  /// Off Apple's systems the compiler takes every such question as true. What only later systems
  /// reach names things that do not exist here, so it is left out.
  static let laterSystems = Rule(name: "systems") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices
      where file.tokens[index].kind == .pound && file.isActive[index] {
        guard let question = Question(at: index, in: file) else { continue }
        draft.replace(question.range, in: number, by: question.isAvailable ? "false" : "true")
        draft.rewrote("a question for a later system", by: "systems", at: index, in: number)
        guard let dead = question.unreachable(in: file) else { continue }
        draft.replace(dead, in: number, by: "fatalError(\"iOS \(question.version)\")")
      }
      leaveOutFunctions(of: number, in: file, &draft)
    }
  }

  /// Functions that only later systems call keep their signatures.
  private static func leaveOutFunctions(of number: Int, in file: Source, _ draft: inout Draft) {
    for declaration in file.declarations {
      guard let version = file.systemRequired(by: declaration),
        [.function, .initializer].contains(declaration.kind), file.mayEnd(declaration),
        let body = declaration.body, let inner = file.inside(body)
      else { continue }
      draft.replace(inner, in: number, by: "fatalError(\"iOS \(version)\")")
      draft.rewrote(
        "a function for a later system",
        by: "systems",
        at: declaration.keyword,
        in: number
      )
    }
  }
}

/// `#available(iOS 26, *)` or `#unavailable(iOS 26)`.
private struct Question {
  /// The last system whose UIKit is shown here.
  static let latest = 18

  let range: Range<Int>
  let version: Int
  let isAvailable: Bool

  init?(at index: Int, in file: Source) {
    guard file.kind(index + 1) == .leftParenthesis,
      let version = file.version(in: index + 2..<file.partners[index + 1]),
      version > Self.latest
    else { return nil }
    switch file.text(index) {
    case "#available": isAvailable = true
    case "#unavailable": isAvailable = false
    default: return nil
    }
    range = index..<file.partners[index + 1] + 1
    self.version = version
  }

  /// The tokens that only a later system reaches: the body of an `if`, or what follows a `guard`.
  func unreachable(in file: Source) -> Range<Int>? {
    guard isAvailable, let keyword = statement(in: file),
      let brace = file.nextBrace(from: range.upperBound)
    else { return nil }
    let body = brace...file.partners[brace]
    guard file.word(keyword) == .guard else { return file.inside(body) }
    let isApart = file.kind(body.upperBound + 1) == .semicolon
    let start = body.upperBound + (isApart ? 2 : 1)
    let end = file.endOfStatements(from: start)
    return start < end && file.isWhole(start..<end) ? start..<end : nil
  }

  /// The `if` or `guard` that asks.
  private func statement(in file: Source) -> Int? {
    var index = range.lowerBound - 1
    while index >= 0, !file.tokens[index].isOpening, file.kind(index) != .semicolon {
      if file.word(index) == .if || file.word(index) == .guard { return index }
      index = min(file.partners[index], index) - 1
    }
    return nil
  }
}

extension Source {
  /// Whether the function may end the program: one that returns `some` type needs a value of it, and
  /// a test would be run.
  fileprivate func mayEnd(_ function: Declaration) -> Bool {
    let isOpaque = function.type.map { $0.contains { word($0) == .some } } ?? false
    return !isOpaque && function.attribute("Test") == nil && !function.name.hasPrefix("test")
  }

  /// The version of iOS that an attribute of the declaration, or of a type around it, asks for.
  fileprivate func systemRequired(by declaration: Declaration) -> Int? {
    var next: Declaration? = declaration
    while let current = next {
      for attribute in current.attributes where attribute.name == "available" {
        if let version = version(in: attribute.range), version > Question.latest { return version }
      }
      next = current.parent.map { declarations[$0] }
    }
    return nil
  }

  /// The major version after `iOS`, unless it is one that is deprecated or gone.
  fileprivate func version(in range: Range<Int>) -> Int? {
    guard let name = range.first(where: { self.is($0, "iOS") }), kind(name + 1) == .number else {
      return nil
    }
    return Int(text(name + 1).prefix { $0.isNumber })
  }

  fileprivate func nextBrace(from start: Int) -> Int? {
    var index = start
    while index < tokens.count, !tokens[index].isClosing {
      if kind(index) == .leftBrace { return index }
      index = after(index)
    }
    return nil
  }

  /// The end of the statements that follow in the same block, or in the same case of a switch.
  fileprivate func endOfStatements(from start: Int) -> Int {
    var index = start
    while index < tokens.count, !tokens[index].isClosing {
      if startsLine(index), beginsCase(index) { return index }
      index = after(index)
    }
    return index
  }

  private func beginsCase(_ index: Int) -> Bool {
    switch word(index) {
    case .default: return true
    // `if let a,` may go on with `case .b = c` on the next line.
    case .case:
      return kind(index - 1) != .comma && ![.if, .guard, .while].contains(word(index - 1))
    default: return kind(index) == .at && self.is(index + 1, "unknown")
    }
  }

  /// What stands between two braces, if it can be left out.
  fileprivate func inside(_ braces: ClosedRange<Int>) -> Range<Int>? {
    let inner = braces.lowerBound + 1..<braces.upperBound
    return !inner.isEmpty && isWhole(inner) ? inner : nil
  }

  /// Whether no `#if` reaches out of the tokens.
  fileprivate func isWhole(_ range: Range<Int>) -> Bool {
    var open = 0
    for index in range where kind(index) == .directive {
      switch text(index) {
      case "#if": open += 1
      case "#endif": open -= 1
      default: if open == 0 { return false }
      }
      if open < 0 { return false }
    }
    return open == 0
  }
}
