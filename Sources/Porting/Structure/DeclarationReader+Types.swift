extension DeclarationReader {
  func readType(_ head: Declaration, limit: Int) -> Declaration {
    var declaration = head
    var index = head.keyword + 1
    declaration.nameToken = index
    declaration.name = source.name(index)
    index += 1
    index = readGenerics(&declaration, at: index, limit: limit)
    while source.kind(index) == .dot, index + 1 < limit {
      declaration.name += "." + source.name(index + 1)
      index = readGenerics(&declaration, at: index + 2, limit: limit)
    }
    if source.kind(index) == .colon {
      index = readInherited(&declaration, at: index + 1, limit: limit)
    }
    // The requirements of a `where` clause.
    while index < limit, source.kind(index) != .leftBrace, source.kind(index) != .directive {
      index = source.after(index)
    }
    return readBody(declaration, from: min(index, limit), limit: limit)
  }

  private func readGenerics(_ declaration: inout Declaration, at index: Int, limit: Int) -> Int {
    guard index < limit, source.is(index, "<") else { return index }
    let end = source.afterAngles(at: index, limit: limit)
    declaration.generics = index..<end
    return end
  }

  private func readInherited(_ declaration: inout Declaration, at start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      let end = source.endOfType(from: index, limit: limit)
      guard end > index else { break }
      declaration.inherited.append(
        Declaration.Inherited(name: bareName(index..<end), range: index..<end)
      )
      index = end
      guard source.kind(index) == .comma else { break }
      index += 1
    }
    return index
  }

  /// `Outer.Inner<Int>` → `Outer.Inner`, without attributes.
  private func bareName(_ range: Range<Int>) -> String {
    var name = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if source.kind(index) == .at {
        index += 2
        continue
      }
      guard source.kind(index) == .identifier else { break }
      name += source.name(index)
      guard source.kind(index + 1) == .dot, index + 2 < range.upperBound else { break }
      name += "."
      index += 2
    }
    return name
  }

  func readImport(_ head: Declaration, limit: Int) -> Declaration {
    var declaration = head
    var index = head.keyword + 1
    // `import class UIKit.UIView`
    if source.kind(index + 1) == .identifier, !source.startsLine(index + 1),
      source.word(index) != .other
    {
      index += 1
    }
    declaration.nameToken = index
    declaration.name = source.name(index)
    index += 1
    while source.kind(index) == .dot, index + 1 < limit {
      declaration.name += "." + source.name(index + 1)
      index += 2
    }
    declaration.end = min(index, limit)
    return declaration
  }
}
