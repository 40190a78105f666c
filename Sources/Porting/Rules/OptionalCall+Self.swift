// Optional requirements in extensions of the protocol that asks for them.

extension OptionalCall {
  /// `name ?? ""`, `tapped?(1)`: of `self`, which may not meet them.
  func portOfSelf(_ named: [RequirementGroup], _ draft: inout Draft) {
    guard let scope = module.enclosingTypes(of: name, in: file).first,
      let primary = module.record(scope)?.primary, module[primary].kind == .protocol, isUse,
      !file.isLocal(file.name(name), at: name)
    else { return }
    let askers = module.protocols(ofType: scope)
    let meant = named.flatMap { $0.requirements(of: askers) }
    guard meant.count == 1 else { return }
    let isMarked = file.isOptionalMark(name + 1)
    let isCalled = isMarked && file.kind(name + 2) == .leftParenthesis
    guard isCalled == (module[meant[0].location].kind == .function) else { return }
    let isForced = isMarked && file.kind(name + 1) == .postfixExclamation
    let asked = meant[0].separate(in: module).question
    let text = isForced ? "as! any \(asked))." : "as? any \(asked))?."
    draft.insert("(self \(text)", before: name, in: number)
    // What was optional is the requirement.
    if isMarked { draft.remove(name + 1..<name + 2, in: number) }
    draft.rewrote("an optional requirement of self", by: "optional calls", at: name, in: number)
  }

  /// Whether it is neither a label nor declared, there or anywhere in the member around it.
  private var isUse: Bool {
    guard ![.let, .var, .func, .case].contains(file.word(name - 1)), !file.isTaken(name) else {
      return false
    }
    let before = file.kind(name - 1)
    guard file.kind(name + 1) != .colon || before != .leftParenthesis && before != .comma else {
      return false
    }
    let text = file.name(name)
    let body = file.bodyOfMember(around: name) ?? name...name
    return !body.contains {
      file.kind($0) == .identifier && file.name($0) == text && file.isTaken($0)
    }
  }
}

extension Source {
  /// The body of the outermost function, or variable, of the innermost type around a token.
  fileprivate func bodyOfMember(around use: Int) -> ClosedRange<Int>? {
    let around = declarations.indices.filter { declarations[$0].body?.contains(use) == true }
    let type = around.last { declarations[$0].isType }
    return around.first { $0 > type ?? -1 }.flatMap { declarations[$0].body }
  }

  /// Whether a closure, a loop, a pattern, or a function takes something by that name.
  fileprivate func isTaken(_ index: Int) -> Bool {
    if word(index - 1) == .for || word(index + 1) == .in { return true }
    // `with name: Int`
    if kind(index + 1) == .colon, kind(index - 1) == .identifier,
      !word(index - 1).precedesExpression
    {
      return true
    }
    // `{ name, b in`
    var last = index
    while kind(last) == .identifier, kind(last + 1) == .comma { last += 2 }
    if kind(last) == .identifier, word(last + 1) == .in { return true }
    return isInTakenTuple(index)
  }

  /// `{ (name, b) in`, `{ (name) -> Int in`, `let (name, b) =`, `case let .some(name)`, and
  /// `func f(name: Int)`.
  private func isInTakenTuple(_ index: Int) -> Bool {
    guard let open = openingParenthesis(around: index) else { return false }
    let next = partners[open] + 1
    if word(next) == .in || kind(next) == .arrow { return true }
    var head = open - 1
    while kind(head) == .dot
      || kind(head) == .identifier && (word(head) == .other || kind(head - 1) == .dot)
    { head -= 1 }
    return [.let, .var, .for, .func].contains(word(head)) || isInTakenTuple(open)
  }

  private func openingParenthesis(around index: Int) -> Int? {
    var token = index - 1
    while token >= 0, !tokens[token].isOpening {
      token = tokens[token].isClosing ? partners[token] - 1 : token - 1
    }
    return token >= 0 && kind(token) == .leftParenthesis ? token : nil
  }
}
