extension Rule {
  /// Members that Objective-C would find by name, for storyboards, key-value coding and bare
  /// selectors: a table in each class that has outlets, actions or other members marked `@objc`.
  static let namedMembers = Rule(name: "names") { draft in
    let module = draft.module
    let infers = module.setsAllKeys
    let lists = module.asksObjects
    let actions = module.extensionActions + module.actionsElsewhere
    let tables = Dictionary(
      uniqueKeysWithValues: module.names.compactMap { name -> (String, [String])? in
        guard let record = module.types[name], module.isClass(record) else { return nil }
        let members = NamedMembers(module: module, record: record, infers: infers)
        let rows =
          members.rows + module.rows(of: actions, for: record)
          + (lists ? members.requirements : [])
        return rows.isEmpty ? nil : (name, rows)
      }
    )
    for name in module.names {
      guard let rows = tables[name], let record = module.types[name], let location = record.primary,
        !record.members.contains(where: { module[$0].name == "namedMembers" })
      else { continue }
      let ancestors = module.lineage(of: record).dropFirst()
      let foreign = module.foreignAncestor(of: record)
      let overrides =
        ancestors.contains { tables[$0.name] != nil }
        || foreign.map(module.namedElsewhere.contains) == true
      draft.addMember(
        text(rows, of: module[location], in: module.source(of: location), overrides: overrides),
        to: location
      )
      if !overrides { draft.addConformance("NamedMembers", to: location) }
    }
    guard lists else { return }
    for (number, source) in module.sources.enumerated() {
      for type in source.localTypes { list(type, in: number, &draft) }
    }
  }

  /// Delegates in the bodies of functions, as tests declare them, are asked as well.
  private static func list(_ type: LocalType, in number: Int, _ draft: inout Draft) {
    let declaration = type.declaration
    guard declaration.kind == .class, let body = declaration.body,
      declaration.inherited.first?.name == "NSObject", let last = declaration.inherited.last,
      declaration.inherited.contains(where: { UIKitDelegates.contains($0.name) }),
      !type.members.contains(where: { $0.name == "namedMembers" })
    else { return }
    let names = type.members.compactMap(NamedMembers.requirement)
    draft.insert(", NamedMembers", after: last.range.upperBound - 1, in: number)
    draft.insert(
      text(
        [".requirements(\(names.joined(separator: ", ")))"],
        of: declaration,
        in: draft.module.sources[number],
        overrides: false
      ) + " ",
      before: body.upperBound,
      in: number
    )
  }

  private static func text(
    _ rows: [String],
    of declaration: Declaration,
    in source: Source,
    overrides: Bool
  ) -> String {
    let access = declaration.access(in: source)
    let level = access == .open ? "open " : access == .public ? "public " : ""
    let head = "@MainActor \(level)\(overrides ? "override " : "")class var namedMembers"
    let list = "[" + rows.joined(separator: ", ") + "]"
    return head + ": [NamedMember] { \(overrides ? "super.namedMembers + " : "")\(list) }"
  }
}

extension Module {
  /// The classes that have a table, or inherit one.
  var namedClasses: Set<String> {
    Set(
      names.filter { name in
        guard let record = types[name], isClass(record) else { return false }
        let hasTable = lineage(of: record).contains { ancestor in
          ancestor.members.contains { self[$0].name == "namedMembers" }
        }
        return hasTable || foreignAncestor(of: record).map(namedElsewhere.contains) == true
      }
    )
  }
}

extension Module {
  /// Whether it fills objects from dictionaries: before Swift 4 every property had a name for that.
  fileprivate var setsAllKeys: Bool {
    sources.contains { source in
      source.tokens.indices.contains { source.is($0, "setValuesForKeys") }
    }
  }
}

extension Source {
  /// Whether it asks objects what they understand.
  var asksObjects: Bool {
    tokens.indices.contains {
      kind($0 + 1) == .leftParenthesis
        && (self.is($0, "responds") || self.is($0, "instancesRespond")
          || self.is($0, "forwardingTarget"))
    }
  }
}

/// The members of one class that are found by name.
private struct NamedMembers {
  let module: Module
  let record: Module.TypeRecord
  /// Whether a plain object's properties are found without being marked.
  let infers: Bool

  var rows: [String] {
    guard let primary = record.primary else { return [] }
    let isWhole = module[primary].attribute("objcMembers") != nil
    let isModel = infers && module.foreignAncestor(of: record) == "NSObject"
    return record.members.compactMap {
      let isNamed = isWhole || isModel && module[$0].kind == .variable
      return row(of: $0, isWhole: isNamed, home: primary)
    }
  }

  /// The requirements of UIKit that the class implements, and a list of none if it may be asked.
  ///
  /// What UIKit's own list controllers implement is not known here, so that those below them have
  /// no list.
  var requirements: [String] {
    let line = module.foreignAncestor(of: record).map(UIKitClasses.lineage) ?? []
    guard Set(line).isDisjoint(with: ["UITableViewController", "UICollectionViewController"]) else {
      return []
    }
    let hidden = module.hiddenRequirements(of: record)
    let names = record.members.filter { !hidden.contains($0) }
      .compactMap { Self.requirement(module[$0]) }
    return names.isEmpty && !record.inherited.contains(where: UIKitDelegates.contains)
      ? [] : [".requirements(" + names.joined(separator: ", ") + ")"]
  }

  /// The quoted name of a requirement of UIKit that a member meets.
  static func requirement(_ member: Declaration) -> String? {
    guard member.kind == .function, !member.isStatic,
      UIKitRequirements.answer(to: member.fullName) != nil
    else { return nil }
    let labels = member.parameters.map(\.label)
    return "\"\(ObjectiveCName.selector(member.name, labels: labels))\""
  }

  private func row(of location: Module.Location, isWhole: Bool, home: Module.Location) -> String? {
    let member = module[location]
    let source = module.source(of: location)
    let access = member.access(in: source) ?? accessOfExtension(around: member, in: source)
    let isHidden = access == .private || access == .fileprivate
    let isEditAction = overridesEditAction(member)
    guard isMarked(member, in: source) || isWhole && !isHidden || isEditAction,
      // Private members of another file cannot be named here.
      !isHidden || location.source == home.source,
      !member.isStatic, member.attribute("nonobjc") == nil, member.attribute("available") == nil
    else { return nil }
    switch member.kind {
    case .function where !member.has(.override) || isEditAction: return action(location)
    case .variable: return member.has(.override) ? nil : property(member, in: source)
    default: return nil
    }
  }

  /// Responders are asked for editing commands by name, and UIKit's own do not implement them.
  private func overridesEditAction(_ member: Declaration) -> Bool {
    member.kind == .function && member.has(.override) && StandardEditActions.contains(member)
      && module.foreignAncestor(of: record) != nil
  }

  private func accessOfExtension(around member: Declaration, in source: Source) -> Word? {
    guard let parent = member.parent, source.declarations[parent].kind == .extension else {
      return nil
    }
    return source.declarations[parent].access(in: source)
  }

  private func isMarked(_ member: Declaration, in source: Source) -> Bool {
    if member.attributes.contains(where: {
      ["objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable"].contains($0.name)
    }) {
      return true
    }
    guard let parent = member.parent else { return false }
    return source.declarations[parent].kind == .extension
      && source.declarations[parent].attribute("objc") != nil
  }

  private func action(_ location: Module.Location) -> String? {
    let reference = MethodReference(module: module, method: location, owner: record.name)
    return reference.obstacle == nil ? ".method(\(reference.selector))" : nil
  }

  private func property(_ member: Declaration, in source: Source) -> String? {
    guard !member.name.isEmpty, member.name != "_" else { return nil }
    let path = "\\\(record.name).\(source.text(member.nameToken))"
    return ".property(\"\(member.name)\", \(path))"
  }
}
