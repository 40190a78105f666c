/// A call like `receiver.name?(arguments)`, or `receiver.name? { }`.
struct OptionalCall {
  let module: Module
  let file: Source
  let number: Int
  let name: Int

  init(module: Module, number: Int, name: Int) {
    self.module = module
    file = module.sources[number]
    self.number = number
    self.name = name
  }

  var dot: Int { name - 1 }
  /// nil if only closures follow.
  var parenthesis: Int? { file.kind(name + 2) == .leftParenthesis ? name + 2 : nil }
  /// The last token before closures.
  var head: Int { parenthesis.map { file.partners[$0] } ?? name + 1 }
  /// The last token of the receiver without marks: `delegate` in `list.delegate?.tapped?(1)`.
  var receiver: Int { beforeMarks(dot - 1) }

  private func beforeMarks(_ last: Int) -> Int {
    var index = last
    while file.isOptionalMark(index) { index -= 1 }
    return index
  }

  func port(_ named: [RequirementGroup], _ draft: inout Draft) {
    let labels = parenthesis.map(file.labels(ofCall:)) ?? []
    // A member of `self` is a closure and not a requirement.
    guard file.word(dot - 1) != .self || file.kind(dot - 2) == .dot else { return }
    let meant = meant(by: labels, among: named)
    if !meant.isEmpty {
      guard let requirement = choose(meant) else {
        return leave("several protocols have this requirement", &draft)
      }
      ask(for: requirement.separate(in: module).question, mark: name + 1, &draft)
    } else if let foreign = foreign(with: labels) {
      ask(for: foreign, mark: name + 1, &draft)
    } else if let full = fullName(with: labels), let answer = UIKitRequirements.answer(to: full),
      !isOwnClosure(calledWith: labels)
    {
      port(full, answering: answer, &draft)
    } else if FoundationRequirements.isSilent(spelled(with: labels)) {
      draft.remove(name + 1..<name + 2, in: number)
      draft.rewrote(
        "a call of Foundation's requirement",
        by: "optional calls",
        at: name,
        in: number
      )
    }
  }

  /// The name of what is called, as code spells it: `urlSession(_:task:didCompleteWithError:)`.
  func spelled(with labels: [String?]) -> String {
    file.name(name) + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// The protocol that another module has made of the only requirement of that name.
  private func foreign(with labels: [String?]) -> String? {
    guard !module.optionalElsewhere.isEmpty, parenthesis != nil,
      !isOwnClosure(calledWith: labels)
    else { return nil }
    let full = spelled(with: labels)
    let found = module.optionalElsewhere.filter { $0.isFunction && $0.member == full }
    return found.count == 1 ? found[0].question : nil
  }

  /// The requirements of that name with these labels; otherwise those whose last parameters are the
  /// closures that follow, if it is not a block that does.
  private func meant(
    by labels: [String?],
    among named: [RequirementGroup]
  ) -> [RequirementGroup] {
    if parenthesis != nil, let exact = named.first(where: { $0.labels == labels }) {
      return [exact]
    }
    let count = labels.count + file.closures(after: head)
    return named.filter { $0.labels.count == count && $0.labels.starts(with: labels) }
  }

  /// Whether the receiver is a local variable, or of a type, that has a property of that name: a
  /// closure that may be nil, and has no labels.
  private func isOwnClosure(calledWith labels: [String?]) -> Bool {
    guard labels.allSatisfy({ $0 == nil }), module.hasVariable(named: file.name(name)) else {
      return false
    }
    guard let type = receiverType else { return !isDelegate }
    return module.record(type).map { record in
      module.variable(named: file.name(name), in: record) != nil
    } ?? false
  }

  /// Whether the receiver is called like somebody who is asked, and no type of this module says more.
  private var isDelegate: Bool {
    let name = file.name(receiver)
    return name.hasSuffix("elegate") || name.hasSuffix("ataSource")
  }

  /// `delegate?.tapped == nil`, `delegate?.tapped(_:at:)`, `delegate?.name`: only if the receiver's
  /// type is known.
  func portReference(
    _ named: [RequirementGroup],
    labels: [String?]?,
    _ draft: inout Draft
  ) {
    guard let type = receiverType, labels != nil || !mayHaveProperties(type) else { return }
    let askers = module.protocols(ofType: type)
    let meant = named.filter { labels == nil || $0.labels == labels }
      .flatMap { $0.requirements(of: askers) }
    guard meant.count == 1 else { return }
    // `loader.ring?.opacity`: what was optional is the requirement.
    let isMarked = labels == nil && file.isOptionalMark(name + 1)
    ask(for: meant[0].separate(in: module).question, mark: isMarked ? name + 1 : nil, &draft)
  }

  /// Whether it is a class with a property of that name, or below one whose properties are not known:
  /// `controller.tabBar` of a tab bar controller that is also a tab bar's delegate.
  private func mayHaveProperties(_ type: String) -> Bool {
    guard let record = module.record(type), module.isClass(record) else { return false }
    let ancestors = module.foreignAncestor(of: record).map(UIKitClasses.lineage) ?? []
    return ancestors.count > 1
      || module.variable(named: file.name(name), in: record) != nil
  }

  private func choose(_ groups: [RequirementGroup]) -> OptionalRequirement? {
    if groups.count == 1, groups[0].all.count == 1 {
      let requirement = groups[0].all[0]
      // An optional closure is called in the same way.
      let isPlain = module[requirement.location].parameters.allSatisfy { $0.label == nil }
      guard isPlain, let type = receiverType, let record = module.record(type),
        module.variable(named: file.name(name), in: record) != nil
      else { return requirement }
      return nil
    }
    if let asker = groups[0].onlyAsker, groups.allSatisfy({ $0.onlyAsker == asker }) {
      return chooseByTypes(groups.flatMap(\.all))
    }
    guard let type = receiverType else { return nil }
    let askers = module.protocols(ofType: type)
    let fitting = groups.flatMap { $0.requirements(of: askers) }
    return fitting.count > 1 ? chooseByTypes(fitting) : fitting.first
  }

  /// Of requirements of one protocol that differ in their types, the one that the arguments suit.
  ///
  /// That is the one whose parameters are called like the arguments; a wrong choice does not compile.
  private func chooseByTypes(_ requirements: [OptionalRequirement]) -> OptionalRequirement? {
    let names = parenthesis.map(file.lastNames(ofCall:)) ?? []
    let scores = requirements.map { requirement in
      let source = module.source(of: requirement.location)
      return zip(module[requirement.location].parameters, names).count { parameter, name in
        guard let name else { return false }
        let type = source.flat(parameter.type).lowercased()
        return parameter.name == name || type.hasSuffix(name.lowercased())
      }
    }
    guard let best = scores.max(), scores.count(where: { $0 == best }) == 1 else { return nil }
    return scores.firstIndex(of: best).map { requirements[$0] }
  }

  /// The declared type of the variable before the dot, if the function or an enclosing type declares
  /// it.
  var receiverType: String? { type(ofExpressionEndingAt: dot - 1) }

  private func type(ofExpressionEndingAt last: Int) -> String? {
    let index = beforeMarks(last)
    guard file.kind(index) == .identifier else { return nil }
    if file.kind(index - 1) == .dot, file.word(index - 2) != .self {
      return type(ofExpressionEndingAt: index - 2).flatMap { memberType(file.name(index), of: $0) }
    }
    if file.kind(index - 1) != .dot {
      if let local = file.localType(of: file.name(index), at: index) {
        return module.resolve(local) ?? local
      }
      // `if let a = delegate`: what it is a name of.
      if let other = file.localAlias(of: file.name(index), at: index), other < index {
        return type(ofExpressionEndingAt: other)
      }
    }
    for scope in module.enclosingTypes(of: name, in: file) {
      guard let record = module.record(scope),
        module.variable(named: file.name(index), in: record) != nil
      else { continue }
      return memberType(file.name(index), of: scope)
    }
    return module.globalVariable(named: file.name(index)).flatMap(declaredType)
  }

  /// The declared type of a variable of a type of this module.
  private func memberType(_ name: String, of type: String) -> String? {
    guard let record = module.record(type), let variable = module.variable(named: name, in: record)
    else { return nil }
    return module.declaredType(of: variable).map { module.resolve($0, from: record.name) ?? $0 }
  }

  private func declaredType(_ variable: Module.Location) -> String? {
    module.declaredType(of: variable).map { module.resolve($0) ?? $0 }
  }

  private func ask(for requirement: String, mark: Int?, _ draft: inout Draft) {
    guard let start = file.startOfReceiver(before: dot) else {
      return leave("its receiver cannot be determined", &draft)
    }
    let isForced = mark.map { file.kind($0) == .postfixExclamation } ?? false
    draft.insert("(", before: start, in: number)
    let last = file.kind(dot - 1) == .postfixQuestion ? dot - 1 : dot
    let text = isForced ? " as! any \(requirement))." : " as? any \(requirement))?."
    draft.replace(last..<dot + 1, in: number, by: text)
    if let mark { draft.remove(mark..<mark + 1, in: number) }
    draft.rewrote("a call of an optional requirement", by: "optional calls", at: name, in: number)
  }

  func leave(_ reason: String, _ draft: inout Draft) {
    draft.left(
      reason,
      by: "optional calls",
      at: name,
      in: number,
      remedy: "call it without '?', and handle a delegate that does not implement it"
    )
  }
}
