/// An optional requirement of a protocol.
///
/// Here it becomes a separate protocol, to which exactly those types conform that implement it:
/// testing for the implementation is testing for the conformance.
struct OptionalRequirement {
  let location: Module.Location
  /// The full name of the protocol that declares it.
  let asker: String
  /// The name of the separate protocol.
  let name: String

  static func all(in module: Module) -> [OptionalRequirement] {
    module.names.flatMap { asker -> [OptionalRequirement] in
      guard let record = module.types[asker], let primary = record.primary,
        module[primary].kind == .protocol
      else { return [] }
      return record.members.compactMap { location in
        let member = module[location]
        guard member.has(.optional), member.kind == .function || member.kind == .variable else {
          return nil
        }
        let labels = member.parameters.compactMap { $0.label.map { "_" + $0 } }.joined()
        let name = module[primary].name + "_optional_" + member.name + labels
        return OptionalRequirement(location: location, asker: asker, name: name)
      }
    }
  }

  /// Whether a member implements the requirement.
  func isMet(by location: Module.Location, in module: Module) -> Bool {
    let (member, wanted) = (module[location], module[self.location])
    guard member.kind == wanted.kind, !member.isStatic, !member.has(.override) else { return false }
    let access = member.access(in: module.source(of: location))
    return member.fullName == wanted.fullName && access != .private
  }
}
