extension Rule {
  /// A private method with the name of a delegate's optional requirement gets one more parameter, so
  /// that it stays what it was: Swift 4 did not take it for an answer, and later versions refuse it.
  static let hiddenRequirements = Rule(name: "hidden requirements") { draft in
    let module = draft.module
    for name in module.names {
      guard let record = module.types[name], module.isClass(record),
        module.lineage(of: record).flatMap(\.inherited).contains(where: UIKitDelegates.contains)
      else { continue }
      for location in record.members where module.isHiddenRequirement(location) {
        guard let list = module[location].parameterList else { continue }
        draft.insert(", _: Void = ()", before: list.upperBound, in: location.source)
        draft.rewrote(
          "a private method is told apart from the requirement of its name",
          by: "hidden requirements",
          at: module[location].nameToken,
          in: location.source
        )
      }
    }
  }
}

extension Module {
  /// Whether only its access keeps the method from answering a delegate's call.
  ///
  /// One that Objective-C sees is called there, whatever its access.
  fileprivate func isHiddenRequirement(_ location: Location) -> Bool {
    let member = self[location]
    let access = member.access(in: source(of: location))
    return member.kind == .function && !member.isStatic && !member.parameters.isEmpty
      && (access == .private || access == .fileprivate) && member.attribute("objc") == nil
      && UIKitRequirements.answer(to: member.fullName) != nil
  }
}
