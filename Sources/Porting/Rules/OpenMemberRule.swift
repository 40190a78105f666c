extension Rule {
  /// `open` members of a final class, which Swift 4 took for public ones.
  static let openMembers = Rule(name: "open members") { draft in
    let module = draft.module
    for name in module.names {
      guard let record = module.types[name], let primary = record.primary,
        module.isClass(record), module[primary].has(.final)
      else { continue }
      for location in record.members
      where !draft.isForwarded(location) && !module[location].isFurtherName {
        for modifier in module[location].modifiers where modifier.word == .open {
          draft.replace(modifier.range, in: location.source, by: "public")
          draft.rewrote(
            "an open member of a final class",
            by: "open members",
            at: modifier.range.lowerBound,
            in: location.source
          )
        }
      }
    }
  }
}
