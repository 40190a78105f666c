extension Rule {
  /// A private method with the name of a delegate's optional requirement gets one more parameter, so
  /// that it stays what it was: Swift 4 did not take it for an answer, and later versions refuse it.
  static let hiddenRequirements = Rule(name: "hidden requirements") { draft in
    let module = draft.module
    for name in module.names {
      guard let record = module.types[name] else { continue }
      for location in module.hiddenRequirements(of: record) {
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
  /// The methods of a class that only their access keeps from answering a delegate's calls.
  func hiddenRequirements(of record: TypeRecord) -> [Location] {
    guard let primary = record.primary, isClass(record),
      lineage(of: record).flatMap(\.inherited).contains(where: UIKitDelegates.contains)
    else { return [] }
    // What the whole file sees answers for a class that nothing else sees.
    let hiding: [Word] = isHidden(primary) ? [.private] : [.private, .fileprivate]
    return record.members.filter { location in
      let access = self[location].access(in: source(of: location))
      return access.map(hiding.contains) == true && isNamedLikeRequirement(location)
    }
  }

  /// Whether a type, or one around it, is only seen in its file.
  private func isHidden(_ type: Location) -> Bool {
    let access = self[type].access(in: source(of: type))
    let around = self[type].parent.map { Location(source: type.source, declaration: $0) }
    return access == .private || access == .fileprivate || around.map(isHidden) == true
  }

  /// One that Objective-C sees is called there, whatever its access.
  private func isNamedLikeRequirement(_ location: Location) -> Bool {
    let member = self[location]
    return member.kind == .function && !member.isStatic && member.attribute("objc") == nil
      && member.attribute("IBAction") == nil && takesAsker(location)
      && UIKitRequirements.answer(to: member.fullName) != nil
  }

  /// Whether its first parameter may be who asks: `select(_ item: Item)` answers nobody.
  private func takesAsker(_ location: Location) -> Bool {
    let type = self[location].parameters.first.flatMap { source(of: location).plainType($0.type) }
    return type?.hasPrefix("UI") == true
  }
}
