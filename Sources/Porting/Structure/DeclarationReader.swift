/// Reads the declarations of a file and of its types; function bodies are skipped.
struct DeclarationReader {
  let source: Source
  private(set) var declarations: [Declaration] = []
  /// Deeper types are skipped, so that no input can overflow the stack.
  private static let deepest = 64

  static func read(_ source: Source) -> [Declaration] {
    var reader = DeclarationReader(source: source)
    _ = reader.readAll(0..<source.tokens.count, parent: nil, depth: 0)
    return reader.declarations
  }

  /// A type in the body of a function, from its keyword.
  static func readLocalType(at keyword: Int, until limit: Int, in source: Source) -> LocalType {
    var reader = DeclarationReader(source: source)
    let head = Declaration(
      kind: reader.kind(of: source.word(keyword)),
      first: keyword,
      keyword: keyword,
      end: keyword + 1,
      nameToken: keyword
    )
    let type = reader.readType(head, limit: limit)
    let inner = type.body.map { $0.lowerBound + 1..<$0.upperBound } ?? keyword..<keyword
    let members = reader.readAll(inner, parent: nil, depth: 0)
    return LocalType(declaration: type, members: members.map { reader.declarations[$0] })
  }

  private mutating func readAll(_ range: Range<Int>, parent: Int?, depth: Int) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if source.tokens[index].kind == .directive {
        index = Conditions.endOfLine(after: index, in: source)
        continue
      }
      guard source.isActive[index], let head = head(at: index, limit: range.upperBound) else {
        index = source.after(index)
        continue
      }
      let number = declarations.count
      for var one in read(head, limit: range.upperBound) {
        one.parent = parent
        found.append(declarations.count)
        declarations.append(one)
      }
      let declaration = declarations[number]
      if declaration.isType, let body = declaration.body, depth < Self.deepest {
        let inner = body.lowerBound + 1..<body.upperBound
        declarations[number].members = readAll(inner, parent: number, depth: depth + 1)
      }
      index = max(declaration.end, index + 1)
    }
    return found
  }

  // MARK: Attributes and modifiers

  /// The declaration up to its keyword; nil if none begins here.
  private func head(at first: Int, limit: Int) -> Declaration? {
    var attributes: [Declaration.Attribute] = []
    var modifiers: [Declaration.Modifier] = []
    var index = first
    while index < limit {
      let token = source.tokens[index]
      if token.kind == .at, let end = endOfAttribute(at: index, limit: limit) {
        let name = source.text(index + 1)
        attributes.append(Declaration.Attribute(name: name, range: index..<end))
        index = end
      } else if token.kind == .directive {
        return nil
      } else if isModifier(index, limit: limit) {
        let end = endOfModifier(at: index)
        modifiers.append(Declaration.Modifier(word: token.word, range: index..<end))
        index = end
      } else {
        break
      }
    }
    guard index < limit, source.word(index).beginsDeclaration, isKeyword(index, limit: limit) else {
      return nil
    }
    var head = Declaration(
      kind: kind(of: source.word(index)),
      first: first,
      keyword: index,
      end: index + 1,
      nameToken: index
    )
    head.attributes = attributes
    head.modifiers = modifiers
    return head
  }

  private func endOfAttribute(at index: Int, limit: Int) -> Int? {
    guard index + 1 < limit, source.kind(index + 1) == .identifier else { return nil }
    var end = index + 2
    while source.kind(end) == .dot, source.kind(end + 1) == .identifier { end += 2 }
    if end < limit, source.is(end, "<"), !source.tokens[end].isSpaced {
      end = source.afterAngles(at: end, limit: limit)
    }
    if end < limit, source.kind(end) == .leftParenthesis, !source.tokens[end].isSpaced {
      end = source.after(end)
    }
    return min(end, limit)
  }

  private func endOfModifier(at index: Int) -> Int {
    let next = index + 1
    guard source.kind(next) == .leftParenthesis, source.partners[next] == next + 2 else {
      return next
    }
    return source.after(next)
  }

  /// Contextual keywords are modifiers only before a declaration.
  private func isModifier(_ index: Int, limit: Int) -> Bool {
    let word = source.word(index)
    guard word.isModifier || word == .class, !isNameOfCase(index) else { return false }
    let next = endOfModifier(at: index)
    guard next < limit else { return false }
    if source.kind(next) == .at { return word != .class }
    let following = source.word(next)
    if word == .class {
      switch following {
      case .func, .var, .let, .subscript, .override, .final: return true
      case .public, .private, .fileprivate, .internal, .open, .dynamic:
        return source.word(next + 1).beginsDeclaration || source.word(next + 1).isModifier
      default: return false
      }
    }
    return following.beginsDeclaration || following.isModifier
  }

  /// `case solid, open`, whose next line may begin with a declaration's keyword.
  private func isNameOfCase(_ index: Int) -> Bool {
    source.word(index - 1) == .case || source.kind(index - 1) == .comma
  }

  /// Whether the word is used as a keyword.
  private func isKeyword(_ index: Int, limit: Int) -> Bool {
    let next = source.kind(index + 1)
    switch source.word(index) {
    case .actor, .macro, .operator, .precedencegroup:
      return index + 1 < limit && next == .identifier && !source.startsLine(index + 1)
    case .`init`:
      return next == .leftParenthesis || next == .postfixQuestion
        || next == .postfixExclamation || source.is(index + 1, "<")
    case .subscript: return next == .leftParenthesis || source.is(index + 1, "<")
    default: return true
    }
  }

  private func kind(of word: Word) -> Declaration.Kind {
    switch word {
    case .class: .class
    case .struct: .struct
    case .enum: .enum
    case .actor: .actor
    case .extension: .extension
    case .protocol: .protocol
    case .func: .function
    case .var, .let: .variable
    case .`init`: .initializer
    case .deinit: .deinitializer
    case .subscript: .subscript
    case .import: .import
    default: .other
    }
  }

  /// One declaration, or one for each of several names.
  private func read(_ head: Declaration, limit: Int) -> [Declaration] {
    switch head.kind {
    case .class, .struct, .enum, .actor, .extension, .protocol: [readType(head, limit: limit)]
    case .function, .initializer, .subscript: [readFunction(head, limit: limit)]
    case .variable: readVariables(head, limit: limit)
    case .deinitializer: [readBody(head, from: head.keyword + 1, limit: limit)]
    case .import: [readImport(head, limit: limit)]
    case .other: [source.word(head.keyword) == .typealias ? readAlias(head, limit: limit) : head]
    }
  }

  /// `typealias Name<T> = Type`.
  private func readAlias(_ head: Declaration, limit: Int) -> Declaration {
    var declaration = head
    var index = head.keyword + 1
    guard index < limit, source.kind(index) == .identifier else { return head }
    (declaration.nameToken, declaration.name) = (index, source.name(index))
    index += 1
    if source.is(index, "<") { index = source.afterAngles(at: index, limit: limit) }
    if index < limit, source.kind(index) == .equal {
      index = source.endOfType(from: index + 1, limit: limit)
    }
    declaration.end = max(min(index, limit), head.keyword + 1)
    return declaration
  }

  func readBody(_ head: Declaration, from index: Int, limit: Int) -> Declaration {
    var declaration = head
    declaration.end = index
    if index < limit, source.kind(index) == .leftBrace {
      declaration.body = index...source.partners[index]
      declaration.end = source.after(index)
    }
    return declaration
  }
}
