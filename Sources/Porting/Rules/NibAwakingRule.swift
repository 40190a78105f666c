extension Rule {
  /// `awakeFromNib` of a plain object: there is none above it to override, and the class says that it
  /// has one.
  static let nibAwaking = Rule(name: "nib objects") { draft in
    let module = draft.module
    for name in module.names {
      guard let record = module.types[name], let primary = record.primary,
        module.isClass(record), module.superclass(of: record) == nil,
        module.foreignAncestor(of: record) == "NSObject",
        let location = record.members.first(where: {
          module[$0].fullName == "awakeFromNib()" && module[$0].has(.override)
        })
      else { continue }
      let member = module[location]
      for modifier in member.modifiers where modifier.word == .override {
        draft.remove(modifier.range, in: location.source)
      }
      forgetSuper(in: location, &draft)
      draft.addConformance("NSNibAwaking", to: primary)
      draft.rewrote(
        "an object that is told when its document is loaded",
        by: "nib objects",
        at: member.keyword,
        in: location.source
      )
    }
  }

  private static func forgetSuper(in location: Module.Location, _ draft: inout Draft) {
    let file = draft.module.source(of: location)
    guard let body = draft.module[location].body else { return }
    for index in body where file.is(index, "super") {
      guard file.kind(index + 1) == .dot, file.is(index + 2, "awakeFromNib"),
        file.kind(index + 3) == .leftParenthesis
      else { continue }
      draft.remove(index..<file.after(index + 3), in: location.source)
    }
  }
}
