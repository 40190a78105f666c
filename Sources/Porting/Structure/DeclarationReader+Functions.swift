extension DeclarationReader {
  func readFunction(_ head: Declaration, limit: Int) -> Declaration {
    var declaration = head
    var index = head.keyword + 1
    if head.kind == .function {
      declaration.nameToken = index
      declaration.name = source.name(index)
      index += 1
      // `<` and `>` may be operator names.
      if source.kind(index - 1) == .operator, source.kind(index) == .operator,
        !source.is(index, "<")
      {
        index += 1
      }
    } else {
      declaration.name = source.text(head.keyword)
      if source.isOptionalMark(index) { index += 1 }
    }
    if source.is(index, "<") {
      let end = source.afterAngles(at: index, limit: limit)
      declaration.generics = index..<end
      index = end
    }
    guard index < limit, source.kind(index) == .leftParenthesis else {
      declaration.end = min(index, limit)
      return declaration
    }
    let list = index + 1..<source.partners[index]
    declaration.parameterList = list
    declaration.parameters = readParameters(list)
    index = readEffects(&declaration, at: list.upperBound + 1, limit: limit)
    if source.kind(index) == .arrow {
      let end = source.endOfType(from: index + 1, limit: limit)
      declaration.type = index + 1..<end
      index = end
    }
    if source.word(index) == .where {
      while index < limit, source.kind(index) != .leftBrace {
        // A requirement of a protocol has no body.
        if source.startsLine(index), source.word(index).beginsDeclaration { break }
        index = source.after(index)
      }
    }
    return readBody(declaration, from: min(index, limit), limit: limit)
  }

  private func readEffects(_ declaration: inout Declaration, at start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      switch source.word(index) {
      case .async: declaration.isAsync = true
      case .throws, .rethrows:
        declaration.throwsErrors = true
        if source.kind(index + 1) == .leftParenthesis {
          index = source.after(index + 1)
          continue
        }
      default: return index
      }
      index += 1
    }
    return index
  }

  private func readParameters(_ list: Range<Int>) -> [Declaration.Parameter] {
    var parameters: [Declaration.Parameter] = []
    var index = list.lowerBound
    while index < list.upperBound {
      let end = source.endOfElement(from: index, limit: list.upperBound)
      if let parameter = readParameter(index..<end) { parameters.append(parameter) }
      index = end + 1
    }
    return parameters
  }

  private func readParameter(_ range: Range<Int>) -> Declaration.Parameter? {
    var index = range.lowerBound
    while source.kind(index) == .at, index + 1 < range.upperBound {
      index += 2
      if source.kind(index) == .leftParenthesis { index = source.after(index) }
    }
    guard index < range.upperBound else { return nil }
    let label = source.name(index)
    let hasName = source.kind(index + 1) == .identifier
    let name = hasName ? source.name(index + 1) : label
    index += hasName ? 2 : 1
    guard index < range.upperBound, source.kind(index) == .colon else { return nil }
    let type = index + 1..<source.endOfType(from: index + 1, limit: range.upperBound)
    var value: Range<Int>?
    if source.kind(type.upperBound) == .equal, type.upperBound < range.upperBound {
      value = type.upperBound + 1..<range.upperBound
    }
    return Declaration.Parameter(
      label: label == "_" ? nil : label,
      name: name,
      type: type,
      isInout: type.contains { source.word($0) == .inout },
      isVariadic: source.is(type.upperBound - 1, "...") || source.is(type.upperBound, "..."),
      defaultValue: value
    )
  }
}
