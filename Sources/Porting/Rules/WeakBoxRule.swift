extension Rule {
  /// `Box<any UITableViewDelegate>` of a `class Box<T: AnyObject> { weak var value: T? }`: values of an
  /// Objective-C protocol are objects on iOS; here only classes meet the demand of the parameter.
  ///
  /// The demand goes, and the object is held by `HeldWeakly`. Whatever compiled on iOS gives an object.
  static let weakBoxes = Rule(name: "weak boxes") { draft in
    var boxes: [String: [ObjectBox]] = [:]
    for box in ObjectBox.ofProtocols(in: draft.module) {
      boxes[box.record.name, default: []].append(box)
    }
    for name in draft.module.names { ObjectBox.port(boxes[name] ?? [], &draft) }
  }
}

extension ObjectBox {
  /// Ports the parameters of one type, all or none of them.
  fileprivate static func port(_ boxes: [ObjectBox], _ draft: inout Draft) {
    guard let first = boxes.first else { return }
    for box in boxes {
      guard let hindrance = box.hindrance(in: draft.module) else { continue }
      draft.left(
        hindrance.reason,
        by: "weak boxes",
        at: hindrance.token,
        in: hindrance.source,
        remedy: hindrance.remedy
      )
      return
    }
    for box in boxes {
      draft.remove(box.bound, in: box.primary.source)
      for member in box.references(in: draft.module) { box.hold(member, &draft) }
    }
    for part in first.record.parts { first.compareAsObjects(in: part, &draft) }
    draft.rewrote(
      "a parameter that stands for a protocol of Objective-C",
      by: "weak boxes",
      at: draft.module[first.primary].nameToken,
      in: first.primary.source
    )
  }

  private func hold(_ location: Module.Location, _ draft: inout Draft) {
    let member = draft.module[location]
    guard let type = member.type else { return }
    draft.insert("@HeldWeakly ", before: member.first, in: location.source)
    for modifier in member.modifiers where modifier.word == .weak {
      draft.remove(modifier.range, in: location.source)
    }
    // Said, so that an initialiser may leave it out as it may with `weak`.
    if member.initialValue == nil {
      draft.insert(" = nil", after: type.upperBound - 1, in: location.source)
    }
  }

  /// `a === b` and `ObjectIdentifier(a)` take objects by type.
  private func compareAsObjects(in part: Module.Location, _ draft: inout Draft) {
    let file = draft.module.source(of: part)
    guard let body = draft.module[part].body else { return }
    for index in body where file.isActive[index] {
      if case .objects(let operands) = file.identity(index) {
        for operand in operands {
          draft.insert("(", before: operand.lowerBound, in: part.source)
          draft.insert(" as AnyObject?)", after: operand.upperBound - 1, in: part.source)
        }
      } else if let list = file.identified(by: index) {
        draft.insert("(", before: list.lowerBound, in: part.source)
        draft.insert(") as AnyObject", after: list.upperBound - 1, in: part.source)
      } else if file.isIdentifyingFunction(index) {
        let function = index..<index + 3
        draft.replace(function, in: part.source, by: "{ ObjectIdentifier($0 as AnyObject) }")
      }
    }
  }
}

extension ObjectBox {
  /// The members that reference an object of the parameter's type weakly.
  fileprivate func references(in module: Module) -> [Module.Location] {
    record.members.filter { location in
      let (member, file) = (module[location], module.source(of: location))
      guard member.kind == .variable, member.has(.weak), let type = member.type else {
        return false
      }
      return file.name(type.lowerBound) == parameter
    }
  }

  private struct Hindrance {
    let reason: String
    let token: Int
    let source: Int
    var remedy = "write it without a type parameter, for the one protocol that it holds"
  }

  /// What stands in the way of the rewriting.
  private func hindrance(in module: Module) -> Hindrance? {
    for location in references(in: module) {
      let (member, file) = (module[location], module.source(of: location))
      guard let type = member.type, type.count == 2, file.word(member.keyword) == .var,
        file.kind(type.upperBound) != .comma, !member.isFurtherName
      else {
        return Hindrance(
          reason: "a weak reference that is not a variable of its own",
          token: member.keyword,
          source: location.source
        )
      }
      // The compiler gives that name to the wrapper behind the property.
      if let other = record.members.first(where: { module[$0].name == "_" + member.name }) {
        return Hindrance(
          reason: "_\(member.name) stands beside a weak reference called \(member.name)",
          token: module[other].nameToken,
          source: other.source,
          remedy: "give it another name"
        )
      }
    }
    for part in record.parts {
      let file = module.source(of: part)
      let found = module[part].body?.first {
        file.isActive[$0] && file.takesObjectByClass($0)
      }
      guard let found else { continue }
      return Hindrance(
        reason: "\(file.text(found)) takes an object by its class",
        token: found,
        source: part.source
      )
    }
    return nil
  }
}

/// What an operator of identity compares.
private enum Identity {
  case classes
  /// Without a `nil` among them.
  case objects([Range<Int>])
  case unreadable
}

extension Source {
  fileprivate func takesObjectByClass(_ index: Int) -> Bool {
    if word(index) == .unowned || `is`(index, "Unmanaged") { return true }
    if case .unreadable = identity(index) { return true }
    return `is`(index, "ObjectIdentifier") && makesIdentifierOtherwise(index)
  }

  /// `.init(a)` among other things, of what is stated to be an identifier.
  private func makesIdentifierOtherwise(_ index: Int) -> Bool {
    if identified(by: index) != nil || isIdentifyingFunction(index) { return false }
    let next = afterMarks(index + 1)
    switch kind(next) {
    case .dot where next == index + 1: return word(next + 1) != .self
    case .equal: return next == index + 1 || kind(next + 1) == .dot
    case .leftBrace:
      return (next + 1..<partners[next]).contains {
        word($0) == .`init` && kind($0 - 1) == .dot && startOfReceiver(before: $0 - 1) == nil
      }
    default: return false
    }
  }

  private func afterMarks(_ start: Int) -> Int {
    var index = start
    while isOptionalMark(index) { index += 1 }
    return index
  }

  /// Whether it is the `ObjectIdentifier.init` of `.map(ObjectIdentifier.init)`.
  fileprivate func isIdentifyingFunction(_ index: Int) -> Bool {
    `is`(index, "ObjectIdentifier") && kind(index + 1) == .dot && word(index + 2) == .`init`
      && kind(index - 1) == .leftParenthesis && kind(index + 3) == .rightParenthesis
  }

  /// What `===` or `!==` compares, if a token is one of them.
  fileprivate func identity(_ index: Int) -> Identity? {
    guard `is`(index, "===") || `is`(index, "!==") else { return nil }
    guard let left = startOfReceiver(before: index), let right = endOfOperand(from: index + 1),
      !binds(left - 1), !binds(right)
    else { return .unreadable }
    let operands = [left..<index, index + 1..<right]
    let isOfClasses = operands.contains { operand in
      `is`(operand.lowerBound, "type")
        || word(operand.upperBound - 1) == .self && operand.count > 1
    }
    if isOfClasses { return .classes }
    return .objects(operands.filter { $0.count > 1 || word($0.lowerBound) != .nil })
  }

  /// Whether a token beside an operand makes more of it: `x as AnyObject`, `a ?? b`, `{ … }.value`.
  private func binds(_ index: Int) -> Bool {
    switch kind(index) {
    case .dot: true
    case .operator: !`is`(index, "&&") && !`is`(index, "||") && !`is`(index, "?")
    case .postfixQuestion, .postfixExclamation: word(index - 1) == .as
    default: word(index) == .as || word(index) == .is
    }
  }

  private func endOfOperand(from start: Int) -> Int? {
    guard kind(start) == .identifier, !word(start).precedesExpression else { return nil }
    var end = start + 1
    while tokens.indices.contains(end) {
      switch kind(end) {
      case .postfixQuestion, .postfixExclamation: end += 1
      case .dot where kind(end + 1) == .identifier: end += 2
      case .leftParenthesis where !tokens[end].isSpaced, .leftBracket where !tokens[end].isSpaced:
        end = after(end)
      default: return end
      }
    }
    return end
  }

  /// The argument of `ObjectIdentifier(…)`, or of the `.init(…)` that is all the value of
  /// `ObjectIdentifier? { … }`; nil if that is a class.
  fileprivate func identified(by index: Int) -> Range<Int>? {
    guard `is`(index, "ObjectIdentifier"), let open = parenthesisOfIdentifier(index) else {
      return nil
    }
    let list = open + 1..<partners[open]
    guard let last = list.last, word(last) != .self || list.count == 1,
      !`is`(list.lowerBound, "type")
    else { return nil }
    return list
  }

  private func parenthesisOfIdentifier(_ index: Int) -> Int? {
    if kind(index + 1) == .leftParenthesis { return index + 1 }
    let brace = afterMarks(index + 1)
    guard kind(brace) == .leftBrace else { return nil }
    let first = word(brace + 1) == .return ? brace + 2 : brace + 1
    guard kind(first) == .dot, word(first + 1) == .`init`, kind(first + 2) == .leftParenthesis,
      partners[first + 2] == partners[brace] - 1
    else { return nil }
    return first + 2
  }
}
