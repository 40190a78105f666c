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
      var taken: [String: Int] = [:]
      return record.members.compactMap { location in
        let member = module[location]
        guard member.has(.optional), member.kind == .function || member.kind == .variable else {
          return nil
        }
        let labels = member.parameters.compactMap { $0.label.map { "_" + $0 } }.joined()
        let name = module[primary].name + "_optional_" + member.name + labels
        let count = taken[name, default: 0]
        taken[name] = count + 1
        return OptionalRequirement(
          location: location,
          asker: asker,
          name: count == 0 ? name : name + "_\(count + 1)"
        )
      }
    }
  }

  func separate(in module: Module) -> SeparateRequirement {
    SeparateRequirement(
      asker: asker,
      name: name,
      member: module[location].fullName,
      isFunction: module[location].kind == .function,
      isStatic: module[location].isStatic,
      types: types(in: module)
    )
  }

  /// Requirements that differ only in their types are told apart by them.
  private func types(in module: Module) -> [String] {
    let siblings = module.types[asker]?.members ?? []
    let name = module[location].fullName
    guard siblings.count(where: { module[$0].fullName == name }) > 1 else { return [] }
    let source = module.source(of: location)
    return module[location].parameters.map { source.flat($0.type) }
  }
}
