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
    let mark = file.kind(name + 1)
    let isCalled =
      (mark == .postfixQuestion || mark == .postfixExclamation)
      && file.kind(name + 2) == .leftParenthesis
    guard isCalled == (module[meant[0].location].kind == .function) else { return }
    let isForced = isCalled && mark == .postfixExclamation
    let text = isForced ? "as! any \(meant[0].name))." : "as? any \(meant[0].name))?."
    draft.insert("(self \(text)", before: name, in: number)
    if isCalled { draft.remove(name + 1..<name + 2, in: number) }
    draft.rewrote("an optional requirement of self", by: "optional calls", at: name, in: number)
  }

  /// Whether it is neither a label nor declared there.
  private var isUse: Bool {
    guard ![.let, .var, .func, .case].contains(file.word(name - 1)) else { return false }
    let before = file.kind(name - 1)
    return file.kind(name + 1) != .colon || before != .leftParenthesis && before != .comma
  }
}
