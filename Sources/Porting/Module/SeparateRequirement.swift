/// The separate protocol that an optional requirement becomes, and what meets it, in this module or in
/// one that imports it.
package struct SeparateRequirement: Hashable, Sendable {
  /// The full name of the protocol that declares it.
  let asker: String
  /// The name of the separate protocol.
  let name: String
  /// The full name of the member.
  let member: String
  let isFunction: Bool
  let isStatic: Bool
  /// The types of its parameters, if another requirement has its name.
  let types: [String]

  /// What is asked whether it conforms to: an object, or a type.
  var question: String { isStatic ? name + ".Type" : name }

  /// Whether a member implements the requirement.
  func isMet(by location: Module.Location, in module: Module) -> Bool {
    isMet(by: module[location], in: module.source(of: location))
  }

  func isMet(by member: Declaration, in source: Source) -> Bool {
    guard member.fullName == self.member, member.isStatic == isStatic, !member.has(.override),
      member.access(in: source) != .private,
      member.kind == (isFunction ? .function : .variable)
    else { return false }
    return types.isEmpty || types == member.parameters.map { source.flat($0.type) }
  }
}
