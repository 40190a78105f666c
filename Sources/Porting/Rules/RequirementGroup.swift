/// Optional requirements of one name and with the same labels, of one protocol or of several.
struct RequirementGroup {
  let labels: [String?]
  private(set) var all: [OptionalRequirement] = []
  private var byAsker: [String: [OptionalRequirement]] = [:]

  private init(labels: [String?]) { self.labels = labels }

  /// The protocol that declares all of them; nil if there are several.
  var onlyAsker: String? { byAsker.count == 1 ? byAsker.first?.key : nil }

  /// Those that some of the protocols declare, in no particular order.
  func requirements(of askers: Set<String>) -> [OptionalRequirement] {
    askers.flatMap { byAsker[$0] ?? [] }
  }

  private mutating func add(_ requirement: OptionalRequirement) {
    all.append(requirement)
    byAsker[requirement.asker, default: []].append(requirement)
  }
}

extension RequirementGroup {
  /// The optional requirements of a module, by name.
  static func all(in module: Module) -> [String: [RequirementGroup]] {
    /// What a call says of a requirement.
    struct Call: Hashable {
      let name: String
      let labels: [String?]
    }
    var groups: [String: [RequirementGroup]] = [:]
    var places: [Call: Int] = [:]
    for requirement in OptionalRequirement.all(in: module) {
      let member = module[requirement.location]
      let call = Call(name: member.name, labels: member.parameters.map(\.label))
      let place = places[call] ?? groups[call.name]?.count ?? 0
      if places.updateValue(place, forKey: call) == nil {
        groups[call.name, default: []].append(RequirementGroup(labels: call.labels))
      }
      groups[call.name]?[place].add(requirement)
    }
    return groups
  }
}
