extension Rule {
  /// `@objc dynamic` properties tell their observers when they are set.
  static let dynamicProperties = Rule(name: "dynamic properties") { draft in
    let module = draft.module
    for name in module.names {
      guard let record = module.types[name], module.isClass(record),
        let ancestor = module.foreignAncestor(of: record),
        UIKitClasses.lineage(of: ancestor).contains("NSObject")
      else { continue }
      for location in record.members {
        let member = module[location]
        let file = module.source(of: location)
        guard file.isDynamic(member), module.isKnownToObjectiveC(member, of: record),
          let (text, token) = file.telling(of: member)
        else { continue }
        draft.insert(text, after: token, in: location.source)
        draft.rewrote(
          "dynamic: observers are told of new values",
          by: "dynamic properties",
          at: member.keyword,
          in: location.source
        )
      }
    }
  }
}

extension Module {
  fileprivate func isKnownToObjectiveC(_ member: Declaration, of record: TypeRecord) -> Bool {
    member.attribute("objc") != nil
      || record.primary.map { self[$0].attribute("objcMembers") != nil } ?? false
  }
}

extension Source {
  /// What tells observers of a new value, and the token that it follows; nil for what has neither a
  /// value alone nor an observer of its own, and for what tells them already.
  fileprivate func telling(of member: Declaration) -> (text: String, token: Int)? {
    let call = "didChangeValue(forKey: \"\(member.name)\")"
    guard let body = member.body else {
      guard let end = member.initialValue?.upperBound ?? member.type?.upperBound,
        kind(end) != .comma
      else { return nil }
      return (" { didSet { \(call) } }", end - 1)
    }
    guard !body.contains(where: { self.is($0, "didChangeValue") }) else { return nil }
    guard let start = observer("didSet", in: body) else {
      return observer("willSet", in: body).map { (" didSet { \(call) }", partners[$0]) }
    }
    // Last, as on a phone, and wherever it returns.
    return (partners[start] == start + 1 ? " \(call) " : " defer { \(call) };", start)
  }

  /// The brace that opens it: `didSet {`, `didSet(old) {`.
  private func observer(_ name: StaticString, in body: ClosedRange<Int>) -> Int? {
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if self.is(index, name) {
        let next = index + 1
        let brace = kind(next) == .leftParenthesis ? partners[next] + 1 : next
        return kind(brace) == .leftBrace ? brace : nil
      }
      index = partners[index] > index ? partners[index] + 1 : index + 1
    }
    return nil
  }

  fileprivate func isDynamic(_ member: Declaration) -> Bool {
    member.kind == .variable && !member.isFurtherName && member.has(.dynamic) && !member.isStatic
      && !member.has(.lazy) && !member.has(.override) && member.attribute("NSManaged") == nil
      && isActive[member.keyword]
  }
}
