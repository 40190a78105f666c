extension Module {
  /// Methods of a type and of its superclasses in this module, nearest first.
  func methods(
    named name: String,
    labels: [String?]? = nil,
    in record: TypeRecord
  ) -> [Location] {
    lineage(of: record).flatMap { ancestor in
      ancestor.members.filter { location in
        let member = self[location]
        return member.kind == .function && member.name == name
          && (labels == nil || member.parameters.map(\.label) == labels)
      }
    }
  }

  func variable(named name: String, in record: TypeRecord) -> Location? {
    for ancestor in lineage(of: record) {
      if let found = ancestor.members.first(where: {
        self[$0].kind == .variable && self[$0].name == name
      }) {
        return found
      }
    }
    return nil
  }

  /// Whether any type has a variable of that name.
  func hasVariable(named name: String) -> Bool {
    types.values.contains { record in
      record.members.contains { self[$0].kind == .variable && self[$0].name == name }
    }
  }

  /// Whether something of that name is declared outside of all types and functions.
  func hasGlobal(named name: String) -> Bool {
    sources.contains { source in
      source.declarations.contains { $0.parent == nil && $0.name == name }
    }
  }

  /// The only variable of that name that no type and no function declares.
  func globalVariable(named name: String) -> Location? {
    var found: [Location] = []
    for (number, source) in sources.enumerated() {
      for (index, declaration) in source.declarations.enumerated()
      where declaration.kind == .variable && declaration.parent == nil && declaration.name == name {
        found.append(Location(source: number, declaration: index))
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The declared type of a variable, without `?`, `!`, `any` and arguments; nil if it has no type
  /// annotation.
  func declaredType(of variable: Location) -> String? {
    let source = source(of: variable)
    let declaration = self[variable]
    if let type = declaration.statedType { return source.plainType(type) }
    // `= Type()`
    guard let value = declaration.initialValue, value.count > 2 else { return nil }
    var end = value.lowerBound
    while source.kind(end + 1) == .dot, source.kind(end + 2) == .identifier { end += 2 }
    guard source.kind(end + 1) == .leftParenthesis,
      source.after(end + 1) == value.upperBound,
      source.name(end).utf8.first?.isUppercase == true
    else { return nil }
    return source.flat(value.lowerBound..<end + 1)
  }
}

extension Source {
  /// `(any Delegate)?` → `Delegate`; nil for functions, tuples and the like.
  func plainType(_ range: Range<Int>) -> String? {
    var name = ""
    for index in range {
      switch kind(index) {
      case .identifier:
        if [.any, .some, .weak].contains(word(index)) { continue }
        if !name.isEmpty, kind(index - 1) != .dot { return nil }
        name += (name.isEmpty ? "" : ".") + self.name(index)
      case .dot, .postfixQuestion, .postfixExclamation, .leftParenthesis, .rightParenthesis:
        continue
      default: return nil
      }
    }
    return name.isEmpty ? nil : name
  }
}
