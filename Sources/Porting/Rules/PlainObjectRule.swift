extension Rule {
  /// Methods that every object has on iOS: there is none above a plain object's to override, and the
  /// class says that it has one.
  static let plainObjects = Rule(name: "plain objects") { draft in
    let module = draft.module
    for (method, requirement) in methodsOfObjects {
      for name in module.names {
        guard let record = module.types[name], let primary = record.primary,
          module.isClass(record), module.foreignAncestor(of: record) == "NSObject",
          let location = record.member(method, in: module), module[location].has(.override),
          !module.lineage(of: record).dropFirst().contains(where: {
            $0.member(method, in: module) != nil
          })
        else { continue }
        let member = module[location]
        for modifier in member.modifiers where modifier.word == .override {
          draft.remove(modifier.range, in: location.source)
        }
        forgetSuper(in: location, &draft)
        draft.markForwarded(location)
        draft.addConformance(requirement, to: primary)
        draft.rewrote(
          "a method that every object has on iOS",
          by: "plain objects",
          at: member.keyword,
          in: location.source
        )
      }
    }
  }

  /// The methods, and the protocols by which they are called here.
  private static let methodsOfObjects = [
    (method: "awakeFromNib()", requirement: "NSNibAwaking"),
    (method: "observeValue(forKeyPath:of:change:context:)", requirement: "NSKeyValueObserver"),
    (method: "value(forUndefinedKey:)", requirement: "NSUndefinedKeys"),
    (method: "setValue(_:forUndefinedKey:)", requirement: "NSUndefinedKeys"),
  ]

  private static func forgetSuper(in location: Module.Location, _ draft: inout Draft) {
    let file = draft.module.source(of: location)
    let member = draft.module[location]
    guard let body = member.body else { return }
    for index in body where file.is(index, "super") {
      guard file.kind(index + 1) == .dot, file.name(index + 2) == member.name,
        file.kind(index + 3) == .leftParenthesis
      else { continue }
      draft.remove(index..<file.after(index + 3), in: location.source)
    }
  }
}

extension Module.TypeRecord {
  fileprivate func member(_ method: String, in module: Module) -> Module.Location? {
    members.first { module[$0].fullName == method && module[$0].kind == .function }
  }
}
