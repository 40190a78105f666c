extension DeclarationReader {
  /// `var name: Type = value { … }`; of several names the first ends with the last.
  func readVariables(_ head: Declaration, limit: Int) -> [Declaration] {
    var first = head
    guard head.keyword + 1 < limit else { return [first] }
    if source.kind(head.keyword + 1) == .identifier {
      first.nameToken = head.keyword + 1
      first.name = source.name(first.nameToken)
    }
    readBinding(&first, at: source.after(head.keyword + 1), limit: limit)
    var others: [Declaration] = []
    while first.end < limit, source.kind(first.end) == .comma, first.end + 1 < limit {
      let name = first.end + 1
      var other = furtherName(at: name, of: head)
      readBinding(&other, at: source.after(name), limit: limit)
      first.end = other.end
      // No name is a pattern, or the next condition of an `if let`.
      if source.kind(name) == .identifier, !source.word(name).beginsDeclaration {
        others.append(other)
      }
    }
    return shareTypes(of: [first] + others)
  }

  private func furtherName(at name: Int, of head: Declaration) -> Declaration {
    var declaration = head
    declaration.isFurtherName = true
    (declaration.first, declaration.nameToken) = (name, name)
    declaration.name = source.name(name)
    return declaration
  }

  /// In `var a, b: Int` both have the type.
  private func shareTypes(of names: [Declaration]) -> [Declaration] {
    var names = names
    for index in names.indices.dropLast().reversed()
    where names[index].type == nil && names[index].initialValue == nil {
      names[index].laterType = names[index + 1].statedType
    }
    return names
  }

  private func readBinding(_ declaration: inout Declaration, at start: Int, limit: Int) {
    var index = start
    if source.kind(index) == .colon, index < limit {
      let end = source.endOfType(from: index + 1, limit: limit)
      declaration.type = index + 1..<end
      index = end
    }
    if index < limit, source.kind(index) == .equal {
      let end = source.endOfValue(from: index + 1, limit: limit)
      declaration.initialValue = index + 1..<end
      index = end
    }
    if index < limit, source.kind(index) == .leftBrace {
      declaration.body = index...source.partners[index]
      declaration.hasObservers = source.beginsObservers(index)
      index = source.after(index)
    }
    declaration.end = max(min(index, limit), declaration.keyword + 1)
  }
}
