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
        guard file.isPlainDynamic(member), module.isKnownToObjectiveC(member, of: record),
          let end = member.initialValue?.upperBound ?? member.type?.upperBound,
          file.kind(end) != .comma
        else { continue }
        draft.insert(
          " { didSet { didChangeValue(forKey: \"\(member.name)\") } }",
          after: end - 1,
          in: location.source
        )
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
  /// Whether it is a stored property that nothing is known of but its value.
  fileprivate func isPlainDynamic(_ member: Declaration) -> Bool {
    member.kind == .variable && member.has(.dynamic) && member.body == nil && !member.isStatic
      && !member.has(.lazy) && !member.has(.override) && member.attribute("NSManaged") == nil
      && isActive[member.keyword]
  }
}
