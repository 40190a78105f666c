extension DeclarationReader {
  /// `var name: Type = value { … }`; of several names the first is kept.
  func readVariable(_ head: Declaration, limit: Int) -> Declaration {
    var declaration = head
    var index = head.keyword + 1
    guard index < limit else { return declaration }
    if source.kind(index) == .identifier {
      declaration.nameToken = index
      declaration.name = source.name(index)
      index += 1
    } else {
      index = source.after(index)
    }
    index = readBinding(&declaration, at: index, limit: limit, isFirst: true)
    while index < limit, source.kind(index) == .comma {
      index = readBinding(&declaration, at: index + 2, limit: limit, isFirst: false)
    }
    declaration.end = max(min(index, limit), head.keyword + 1)
    return declaration
  }

  private func readBinding(
    _ declaration: inout Declaration,
    at start: Int,
    limit: Int,
    isFirst: Bool
  ) -> Int {
    var index = start
    if source.kind(index) == .colon, index < limit {
      let end = source.endOfType(from: index + 1, limit: limit)
      if isFirst { declaration.type = index + 1..<end }
      index = end
    }
    if index < limit, source.kind(index) == .equal {
      let end = source.endOfValue(from: index + 1, limit: limit)
      if isFirst { declaration.initialValue = index + 1..<end }
      index = end
    }
    if index < limit, source.kind(index) == .leftBrace {
      if isFirst {
        declaration.body = index...source.partners[index]
        declaration.hasObservers = source.beginsObservers(index)
      }
      index = source.after(index)
    }
    return index
  }
}
