/// A requirement that a type need not meet.
///
/// Here it has a protocol of its own, to which exactly those types conform that meet it: asking
/// whether something is there is asking for the conformance.
struct OptionalRequirement {
  let place: Module.Place
  /// The full name of the protocol that asked for it.
  let asker: String
  /// The protocol of its own.
  let name: String

  static func all(in module: Module) -> [OptionalRequirement] {
    module.names.flatMap { asker -> [OptionalRequirement] in
      guard let record = module.types[asker], let primary = record.primary,
        module[primary].kind == .protocol
      else { return [] }
      return record.members.compactMap { place in
        let member = module[place]
        guard member.has(.optional), member.kind == .function || member.kind == .variable else {
          return nil
        }
        let labels = member.parameters.compactMap { $0.label.map { "_" + $0 } }.joined()
        let name = module[primary].name + "_optional_" + member.name + labels
        return OptionalRequirement(place: place, asker: asker, name: name)
      }
    }
  }

  /// Whether a member is what the requirement asks for.
  func isMet(by place: Module.Place, in module: Module) -> Bool {
    let (member, wanted) = (module[place], module[self.place])
    guard member.kind == wanted.kind, !member.isStatic, !member.has(.override) else { return false }
    let access = member.access(in: module.source(of: place))
    return member.fullName == wanted.fullName && access != .private
  }
}
