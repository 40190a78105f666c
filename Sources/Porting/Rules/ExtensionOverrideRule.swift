extension Rule {
  /// Overrides in extensions, overrides of extension members and what extensions leave open to
  /// overrides: the class gets a member that calls the one in the extension, which keeps its lines
  /// under another name.
  static let extensionOverrides = Rule(name: "overrides") { draft in
    let module = draft.module
    for name in module.names {
      guard let record = module.types[name], module.isClass(record) else { continue }
      for location in record.members
      where module[location].has(.override) && !draft.isForwarded(location) {
        if isInExtension(location, module) {
          Forwarder(module: module, location: location, record: record).port(&draft)
        } else {
          portBase(of: location, in: record, &draft)
        }
      }
    }
    for name in module.names { portOpenMembers(of: name, &draft) }
    portForeignExtensions(&draft)
  }

  /// Classes of other modules may override what an extension declares as open.
  private static func portOpenMembers(of name: String, _ draft: inout Draft) {
    let module = draft.module
    guard let record = module.types[name], let primary = record.primary, module.isClass(record),
      module[primary].has(.open)
    else { return }
    for location in record.members
    where module[location].has(.open) && isInExtension(location, module) {
      let forwarder = Forwarder(module: module, location: location, record: record)
      if forwarder.isPossible { forwarder.port(&draft) }
    }
  }

  private static func isInExtension(_ location: Module.Location, _ module: Module) -> Bool {
    guard let parent = module[location].parent else { return false }
    return module.source(of: location).declarations[parent].kind == .extension
  }

  /// Ports the nearest overridden declaration, if an extension in this module declares it.
  private static func portBase(
    of location: Module.Location,
    in record: Module.TypeRecord,
    _ draft: inout Draft
  ) {
    let module = draft.module
    let wanted = module[location]
    for ancestor in module.lineage(of: record).dropFirst() {
      guard
        let base = ancestor.members.first(where: {
          module[$0].kind == wanted.kind && module[$0].fullName == wanted.fullName
            && module[$0].isStatic == wanted.isStatic
        })
      else { continue }
      if isInExtension(base, module), !module[base].has(.override) {
        Forwarder(module: module, location: base, record: ancestor).port(&draft)
      }
      return
    }
    leaveForeignBase(of: location, in: record, &draft)
  }

  /// A class of another module cannot get a new member.
  private static func leaveForeignBase(
    of location: Module.Location,
    in heir: Module.TypeRecord,
    _ draft: inout Draft
  ) {
    let module = draft.module
    let wanted = module[location]
    let fullName = wanted.fullName
    let line = module.fullLineage(of: heir)
    // A class of another library has ancestors that nobody here knows.
    let isWholeLine = line.last == "NSObject"
    let giver = module.foreignNames.first { name in
      (!isWholeLine || line.contains(name))
        && module.types[name]?.members.contains {
          module[$0].kind == wanted.kind && module[$0].fullName == fullName
            && !module[$0].has(.override)
        } == true
    }
    guard let giver else { return }
    draft.left(
      "'\(fullName)' may come from the extension of \(giver), where nothing can override it",
      by: "overrides",
      at: wanted.keyword,
      in: location.source,
      remedy: "let the extension call a method of a protocol that the object can implement"
    )
  }

  private static func portForeignExtensions(_ draft: inout Draft) {
    let module = draft.module
    for name in module.foreignNames {
      guard let record = module.types[name] else { continue }
      for location in record.members
      where module[location].has(.override) && !draft.isForwarded(location) {
        let member = module[location].fullName
        draft.left(
          ReplaceableMembers.ofRootClass.contains(member)
            ? "'\(member)' is NSObject's, where nothing can replace it for all of \(name)"
            : "\(name) is declared elsewhere: an extension cannot override here",
          by: "overrides",
          at: module[location].keyword,
          in: location.source,
          remedy: "override it in a subclass"
        )
      }
    }
  }
}
