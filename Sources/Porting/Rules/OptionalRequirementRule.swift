extension Rule {
  /// Moves `@objc optional func tap()` to a separate protocol, to which those types conform that
  /// have the method.
  static let optionalRequirements = Rule(name: "optional") { draft in
    let module = draft.module
    let requirements = OptionalRequirement.all(in: module)
    for requirement in requirements {
      let member = module[requirement.location]
      let source = module.source(of: requirement.location)
      guard let parent = member.parent, let body = source.declarations[parent].body else {
        continue
      }
      let number = requirement.location.source
      // One that shares its line with the next leaves no separator.
      let end = source.kind(member.end) == .semicolon ? member.end + 1 : member.end
      draft.remove(member.first..<end, in: number)
      draft.insert(
        "; " + text(requirement, in: module, of: source.declarations[parent], source),
        after: body.upperBound,
        in: number
      )
      draft.rewrote("an optional requirement", by: "optional", at: member.keyword, in: number)
    }
    let imported = module.optionalElsewhere.filter { module.types[$0.asker]?.primary == nil }
    let separate = requirements.map { $0.separate(in: module) } + imported
    let types = separate.isEmpty ? [:] : typesByProtocol(in: module)
    for requirement in separate {
      conform(types[requirement.asker] ?? [], to: requirement, &draft)
    }
    if !separate.isEmpty { conformLocalTypes(to: separate, &draft) }
  }

  private static func text(
    _ requirement: OptionalRequirement,
    in module: Module,
    of asker: Declaration,
    _ source: Source
  ) -> String {
    let member = module[requirement.location]
    let access = asker.access(in: source).map { "\($0.rawValue) " } ?? ""
    let isolation = asker.attribute("MainActor") == nil ? "" : "@MainActor "
    let plain = source.flat(member.keyword..<member.end)
    let declared = member.isStatic ? "static " + plain : plain
    return "\(isolation)\(access)protocol \(requirement.name): AnyObject { \(declared) }"
  }

  /// The types that conform to each protocol, by name.
  private static func typesByProtocol(in module: Module) -> [String: [Module.TypeRecord]] {
    var found: [String: [Module.TypeRecord]] = [:]
    for (_, record) in module.types.sorted(by: { $0.key < $1.key }) {
      for name in module.protocols(of: record) { found[name, default: []].append(record) }
    }
    return found
  }

  private static func conform(
    _ records: [Module.TypeRecord],
    to requirement: SeparateRequirement,
    _ draft: inout Draft
  ) {
    let module = draft.module
    for record in records {
      guard record.members.contains(where: { requirement.isMet(by: $0, in: module) }),
        !record.inherited.contains(requirement.name), !isProtocol(record, module),
        let part = part(of: record, conformingTo: requirement.asker, module)
      else { continue }
      draft.addConformance(requirement.name, to: part)
    }
  }

  /// Types in the bodies of functions say all that they conform to where they are declared.
  private static func conformLocalTypes(
    to requirements: [SeparateRequirement],
    _ draft: inout Draft
  ) {
    let module = draft.module
    for (number, source) in module.sources.enumerated() {
      for type in source.localTypes {
        let inherited = type.declaration.inherited
        guard let last = inherited.last else { continue }
        let protocols = inherited.reduce(into: Set<String>()) {
          $0.formUnion(module.protocols(ofType: $1.name))
        }
        let met = requirements.filter { requirement in
          protocols.contains(requirement.asker)
            && !inherited.contains { $0.name == requirement.name }
            && type.members.contains { requirement.isMet(by: $0, in: source) }
        }
        guard !met.isEmpty else { continue }
        let names = met.map { ", " + $0.name }.joined()
        draft.insert(names, after: last.range.upperBound - 1, in: number)
      }
    }
  }

  private static func isProtocol(_ record: Module.TypeRecord, _ module: Module) -> Bool {
    record.primary.map { module[$0].kind == .protocol } ?? false
  }

  /// Where the type declares its conformance, or else the type's declaration.
  private static func part(
    of record: Module.TypeRecord,
    conformingTo asker: String,
    _ module: Module
  ) -> Module.Location? {
    let saying = record.parts.first { location in
      module[location].inherited.contains { (module.resolve($0.name) ?? $0.name) == asker }
    }
    return saying ?? record.primary ?? record.parts.first
  }
}
