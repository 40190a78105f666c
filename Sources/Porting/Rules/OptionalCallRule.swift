extension Rule {
  /// `delegate?.tapped?(x)`: requirements of this module are tested by conformance; all
  /// requirements of UIKit have a default implementation here.
  static let optionalCalls = Rule(name: "optional calls") { draft in
    let module = draft.module
    let requirements = Dictionary(
      grouping: OptionalRequirement.all(in: module),
      by: { module[$0.location].name }
    )
    for (number, file) in module.sources.enumerated() {
      for index in file.tokens.indices
      where file.tokens[index].kind == .identifier && file.kind(index - 1) == .dot {
        guard file.isActive[index] else { continue }
        let mark = file.kind(index + 1)
        let isOptional = mark == .postfixQuestion || mark == .postfixExclamation
        let isCall =
          file.kind(index + 2) == .leftParenthesis && !file.tokens[index + 2].isSpaced
          // A block may follow `value!`.
          || mark == .postfixQuestion && file.kind(index + 2) == .leftBrace
            && !file.startsLine(index + 2)
        if isOptional, isCall {
          let call = OptionalCall(module: module, number: number, name: index)
          call.port(requirements[file.name(index)] ?? [], &draft)
        } else if let named = requirements[file.name(index)] {
          let labels = file.labels(ofReference: index)
          guard mark != .leftParenthesis || labels != nil else { continue }
          let call = OptionalCall(module: module, number: number, name: index)
          call.portReference(named, labels: labels, &draft)
        }
      }
    }
  }
}

/// A call like `receiver.name?(arguments)`, or `receiver.name? { }`.
private struct OptionalCall {
  let module: Module
  let number: Int
  let name: Int

  private var file: Source { module.sources[number] }
  private var dot: Int { name - 1 }
  /// nil if only closures follow.
  private var parenthesis: Int? { file.kind(name + 2) == .leftParenthesis ? name + 2 : nil }
  /// The last token before closures.
  private var head: Int { parenthesis.map { file.partners[$0] } ?? name + 1 }

  func port(_ named: [OptionalRequirement], _ draft: inout Draft) {
    let labels = parenthesis.map(file.labels(ofCall:)) ?? []
    // A member of `self` is a closure and not a requirement.
    guard file.word(dot - 1) != .self || file.kind(dot - 2) == .dot else { return }
    let meant = meant(labels, named)
    if !meant.isEmpty {
      guard let requirement = choose(meant) else {
        return leave("several protocols have this requirement", &draft)
      }
      ask(for: requirement, mark: name + 1, &draft)
    } else if let full = fullName(labels), let answer = UIKitRequirements.answer(to: full),
      !isOwnClosure
    {
      portForeign(answer, full, &draft)
    }
  }

  /// The requirements of that name with these labels; otherwise those whose last parameters are the
  /// closures that follow, if it is not a block that does.
  private func meant(
    _ labels: [String?],
    _ named: [OptionalRequirement]
  ) -> [OptionalRequirement] {
    let all = named.map { ($0, labels: module[$0.location].parameters.map(\.label)) }
    let exact = all.filter { parenthesis != nil && $0.labels == labels }
    guard exact.isEmpty else { return exact.map(\.0) }
    let closures = file.closures(after: head)
    let open = all.filter {
      $0.labels.count == labels.count + closures && $0.labels.starts(with: labels)
    }
    return open.map(\.0)
  }

  /// The name of UIKit's requirement.
  private func fullName(_ labels: [String?]) -> String? {
    let start = file.name(name) + "(" + labels.map { ($0 ?? "_") + ":" }.joined()
    let exact = start + ")"
    if parenthesis != nil, UIKitRequirements.answer(to: exact) != nil { return exact }
    let closures = file.closures(after: head)
    return UIKitRequirements.name(beginningWith: start, andMore: closures)
  }

  /// Whether the receiver is a local variable, or of a type, that has a property of that name: a
  /// closure that may be nil.
  private var isOwnClosure: Bool {
    let properties = module.types.values.filter {
      module.variable(named: file.name(name), in: $0) != nil
    }
    guard !properties.isEmpty else { return false }
    guard let type = receiverType else { return !isDelegate }
    return module.record(type).map { record in
      module.variable(named: file.name(name), in: record) != nil
    } ?? false
  }

  /// Whether the receiver is called like somebody who is asked, and no type of this module says more.
  private var isDelegate: Bool {
    var last = dot - 1
    while file.kind(last) == .postfixQuestion || file.kind(last) == .postfixExclamation {
      last -= 1
    }
    let name = file.name(last)
    return name.hasSuffix("elegate") || name.hasSuffix("ataSource")
  }

  /// `delegate?.tapped == nil`, `delegate?.tapped(_:at:)`, `delegate?.name`: only if the receiver's
  /// type is known.
  func portReference(
    _ named: [OptionalRequirement],
    labels: [String?]?,
    _ draft: inout Draft
  ) {
    guard let type = receiverType, let record = module.record(type) else { return }
    let askers = module.protocols(of: record).union([record.name])
    let meant = named.filter { requirement in
      askers.contains(requirement.asker)
        && (labels == nil || module[requirement.location].parameters.map(\.label) == labels)
    }
    guard meant.count == 1 else { return }
    ask(for: meant[0], mark: nil, &draft)
  }

  private func choose(_ requirements: [OptionalRequirement]) -> OptionalRequirement? {
    if requirements.count == 1 {
      let requirement = requirements[0]
      // An optional closure is called in the same way.
      let isPlain = module[requirement.location].parameters.allSatisfy { $0.label == nil }
      guard isPlain, let type = receiverType, let record = module.record(type),
        module.variable(named: file.name(name), in: record) != nil
      else { return requirement }
      return nil
    }
    if Set(requirements.map(\.asker)).count == 1 { return chooseByTypes(requirements) }
    guard let type = receiverType, let record = module.record(type) else { return nil }
    let askers = module.protocols(of: record).union([record.name])
    let fitting = requirements.filter { askers.contains($0.asker) }
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
  private var receiverType: String? { type(ofExpressionEndingAt: dot - 1) }

  private func type(ofExpressionEndingAt last: Int) -> String? {
    var index = last
    while file.kind(index) == .postfixQuestion || file.kind(index) == .postfixExclamation {
      index -= 1
    }
    guard file.kind(index) == .identifier else { return nil }
    if file.kind(index - 1) == .dot, file.word(index - 2) != .self { return nil }
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
        let variable = module.variable(named: file.name(index), in: record)
      else { continue }
      return module.declaredType(of: variable).flatMap { module.resolve($0, from: scope) ?? $0 }
    }
    return nil
  }

  private func ask(for requirement: OptionalRequirement, mark: Int?, _ draft: inout Draft) {
    guard let start = file.startOfReceiver(before: dot) else {
      return leave("its receiver cannot be determined", &draft)
    }
    let isForced = mark.map { file.kind($0) == .postfixExclamation } ?? false
    draft.insert("(", before: start, in: number)
    let last = file.kind(dot - 1) == .postfixQuestion ? dot - 1 : dot
    let text = isForced ? " as! any \(requirement.name))." : " as? any \(requirement.name))?."
    draft.replace(last..<dot + 1, in: number, by: text)
    if let mark { draft.remove(mark..<mark + 1, in: number) }
    draft.rewrote("a call of an optional requirement", by: "optional calls", at: name, in: number)
  }

  private func portForeign(
    _ answer: UIKitRequirements.Answer,
    _ full: String,
    _ draft: inout Draft
  ) {
    let start = file.startOfReceiver(before: dot) ?? name
    let end = endOfCall(full)
    let meansTheSame =
      switch answer {
      case .nothing: !isAsked(start, end)
      case .perhaps: file.kind(name + 1) == .postfixQuestion
      case .usual: !isCompared(start, end)
      case .something: false
      }
    let isForced = file.kind(name + 1) == .postfixExclamation
    let isSettled = isForced || meansTheSame || file.isStatement(from: start, to: end)
    guard isSettled || UIKitRequirements.isRecorded(full) else {
      return leave("whether UIKit's delegate implements this cannot be determined here", &draft)
    }
    draft.replace(name + 1..<name + 2, in: number, by: "")
    if isForced || file.isStatement(from: start, to: end) {
      // Nobody asks whether it was answered.
    } else if !meansTheSame {
      let goesOn = file.kind(end + 1) == .dot
      draft.insert("OptionalRequirement.answer(to: \"\(full)\", ", before: start, in: number)
      draft.insert(goesOn ? ")?" : ")", after: end, in: number)
    } else if answer == .usual {
      keepOptional(from: start, to: end, &draft)
    }
    castDelegate(from: start, full, &draft)
    draft.rewrote("a call of UIKit's requirement", by: "optional calls", at: name, in: number)
  }

  private func isCompared(_ start: Int, _ end: Int) -> Bool {
    [start - 1, end + 1].contains { file.is($0, "==") || file.is($0, "!=") }
  }

  /// Whether it matters that the call was made: it is compared, bound, or has an alternative.
  private func isAsked(_ start: Int, _ end: Int) -> Bool {
    isCompared(start, end) || file.is(end + 1, "??")
      || file.kind(start - 1) == .equal && !file.is(start - 2, "_")
      || file.kind(start - 1) == .equal && [.let, .var, .case].contains(file.word(start - 3))
  }

  /// The delegate of a list or a text is that of a scroll view here: `list.delegate?.tableView?(…)` asks
  /// `(list.delegate as? any UITableViewDelegate)?`.
  private func castDelegate(from start: Int, _ full: String, _ draft: inout Draft) {
    var last = dot - 1
    while file.kind(last) == .postfixQuestion || file.kind(last) == .postfixExclamation {
      last -= 1
    }
    guard last < dot - 1, file.is(last, "delegate"), let kind = Self.delegate(asked: full),
      [nil, "UIScrollViewDelegate"].contains(receiverType)
    else { return }
    let mark = file.kind(last + 1) == .postfixExclamation ? "!" : "?"
    draft.insert("(", before: start, in: number)
    let chain = mark == "?" ? "?." : "."
    draft.replace(last + 1..<dot + 1, in: number, by: " as\(mark) any \(kind))\(chain)")
  }

  /// What a data source is asked, whose name begins like the delegate's.
  private static let ofDataSources = [
    "canEdit", "canMove", "commit:", "moveRow", "moveItem", "titleForHeader", "titleForFooter",
    "sectionForSectionIndex", "cellFor", "numberOf", "prefetch", "cancelPrefetching",
    "viewForSupplementary", "indexPathForIndexTitle",
  ]

  private static func delegate(asked full: String) -> String? {
    if ofDataSources.contains(where: full.contains) { return nil }
    if full.hasPrefix("tableView") { return "UITableViewDelegate" }
    if full.hasPrefix("collectionView(_:layout:") { return "UICollectionViewDelegateFlowLayout" }
    if full.hasPrefix("collectionView") { return "UICollectionViewDelegate" }
    return full.hasPrefix("textView") ? "UITextViewDelegate" : nil
  }

  /// The last token, closures that are arguments included.
  private func endOfCall(_ full: String) -> Int {
    let arguments = parenthesis.map(file.labels(ofCall:))?.count ?? 0
    var last = head
    for _ in arguments..<max(full.count { $0 == ":" }, arguments) {
      guard let brace = (last + 1...last + 3).first(where: { file.kind($0) == .leftBrace }) else {
        break
      }
      last = file.partners[brace]
    }
    return last
  }

  /// The answer of a call without `?` before its name is no longer optional.
  private func keepOptional(from start: Int, to end: Int, _ draft: inout Draft) {
    let isForced = file.kind(name + 1) == .postfixExclamation
    let isChained = (start..<name).contains { file.kind($0) == .postfixQuestion }
    guard !isForced, !isChained, !file.isStatement(from: start, to: end) else { return }
    draft.insert("Optional(", before: start, in: number)
    draft.insert(")", after: end, in: number)
  }

  private func leave(_ reason: String, _ draft: inout Draft) {
    draft.left(
      reason,
      by: "optional calls",
      at: name,
      in: number,
      remedy: "call it without '?', and handle a delegate that does not implement it"
    )
  }
}
