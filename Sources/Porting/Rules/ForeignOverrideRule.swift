extension Rule {
  /// Members that an extension adds to a class of UIKit and that subclasses override: Objective-C
  /// finds the override at run time; here the extension's member asks for the subclasses itself.
  static let foreignOverrides = Rule(name: "extension members") { draft in
    let module = draft.module
    let overrides = module.fullNamesOfOverrides
    for name in module.foreignNames {
      guard let record = module.types[name] else { continue }
      for location in record.members
      where !module[location].has(.override) && overrides.contains(module[location].fullName) {
        ExtensionMember(location, of: name, in: module)?.port(&draft)
      }
    }
  }
}

extension Module {
  fileprivate var fullNamesOfOverrides: Set<String> {
    Set(
      types.values.lazy.flatMap(\.members).filter { self[$0].has(.override) }
        .map { self[$0].fullName }
    )
  }
}

/// A member that an extension adds to a class of another module.
private struct ExtensionMember {
  /// A subclass's own version.
  private struct Override {
    let location: Module.Location
    let owner: String
    /// The class, from itself up to UIKit's topmost.
    let lineage: [String]
  }

  private let module: Module
  private let location: Module.Location
  private let owner: String
  private let overrides: [Override]

  private var member: Declaration { module[location] }
  private var source: Source { module.source(of: location) }

  /// nil unless something overrides it.
  init?(_ location: Module.Location, of owner: String, in module: Module) {
    (self.module, self.location, self.owner) = (module, location, owner)
    let member = module[location]
    guard member.kind == .function || member.kind == .variable, !member.isStatic,
      member.generics == nil, !member.isAsync
    else { return nil }
    overrides = module.types.values.sorted { $0.name < $1.name }.compactMap { record in
      let line = module.fullLineage(of: record)
      guard record.name != owner, line.contains(owner),
        let own = record.members.first(where: {
          module[$0].has(.override) && module[$0].kind == member.kind
            && module[$0].fullName == member.fullName && !module[$0].isStatic
        })
      else { return nil }
      return Override(location: own, owner: record.name, lineage: line)
    }
    if overrides.isEmpty { return nil }
  }

  func port(_ draft: inout Draft) {
    guard let parent = member.parent, let dispatcher else { return }
    guard !draft.isForwarded(location) else { return }
    draft.markForwarded(location)
    let home = Module.Location(source: location.source, declaration: parent)
    rename(location, to: name(of: owner), &draft)
    draft.addMember(dispatcher, to: home)
    draft.moved(location, to: home)
    draft.rewrote(
      "a member of an extension of \(owner) that is overridden",
      by: "extension members",
      at: member.keyword,
      in: location.source
    )
    for override in overrides { port(override, &draft) }
  }

  private func port(_ override: Override, _ draft: inout Draft) {
    guard !draft.isForwarded(override.location) else { return }
    draft.markForwarded(override.location)
    let declaration = module[override.location]
    for modifier in declaration.modifiers
    where modifier.word == .override || modifier.word == .open {
      draft.remove(modifier.range, in: override.location.source)
    }
    rename(override.location, to: name(of: override.owner), &draft)
    callBase(of: override, &draft)
    draft.rewrote(
      "an override of an extension's member",
      by: "extension members",
      at: declaration.keyword,
      in: override.location.source
    )
  }

  private func rename(_ location: Module.Location, to name: String, _ draft: inout Draft) {
    let token = module[location].nameToken
    draft.replace(token..<token + 1, in: location.source, by: name)
  }

  /// `super.f()` calls the version of the nearest class above.
  private func callBase(of override: Override, _ draft: inout Draft) {
    guard let body = module[override.location].body else { return }
    let file = module.source(of: override.location)
    let above = override.lineage.dropFirst().first { name in
      name == owner || overrides.contains { $0.owner == name }
    }
    let base = name(of: above ?? owner)
    for index in body where file.is(index, "super") && file.kind(index + 1) == .dot {
      guard file.name(index + 2) == member.name else { continue }
      draft.replace(index..<index + 1, in: override.location.source, by: "self")
      draft.replace(index + 2..<index + 3, in: override.location.source, by: base)
    }
  }

  private func name(of owner: String) -> String {
    member.name + "Of" + owner.split(separator: ".").joined()
  }

  // MARK: The dispatcher

  /// The classes with their own version, each before those that it extends.
  private var inOrder: [Override] {
    overrides.sorted { ($0.lineage.count, $1.owner) > ($1.lineage.count, $0.owner) }
  }

  private var access: String {
    let own =
      member.access(in: source)
      ?? member.parent.flatMap {
        source.declarations[$0].access(in: source)
      }
    switch own {
    case .public?, .open?: return "public "
    case .private?, .fileprivate?: return "fileprivate "
    default: return ""
    }
  }

  private var dispatcher: String? {
    member.kind == .function ? function : variable
  }

  private var function: String? {
    guard let list = member.parameterList, !member.parameters.contains(where: \.isVariadic),
      !member.parameters.contains(where: { $0.name == "_" }),
      !source.flat(list).contains("@autoclosure")
    else { return nil }
    let arguments = member.parameters.map {
      ($0.label.map { $0 + ": " } ?? "") + ($0.isInout ? "&" : "") + $0.name
    }
    let call = "(" + arguments.joined(separator: ", ") + ")"
    let attempt = member.throwsErrors ? "try " : ""
    let result = member.type.map { " -> " + source.flat($0) } ?? ""
    let effects = member.throwsErrors ? " throws" : ""
    let tests = inOrder.map {
      "if let object = self as? \($0.owner) { return \(attempt)object.\(name(of: $0.owner))\(call) }"
    }
    let last = "return \(attempt)\(name(of: owner))\(call)"
    return "\(access)func \(source.text(member.nameToken))(\(source.flat(list)))\(effects)\(result)"
      + " { \((tests + [last]).joined(separator: "; ")) }"
  }

  private var variable: String? {
    guard let type = member.type, let body = member.body, !member.hasObservers,
      member.initialValue == nil
    else { return nil }
    let tests = { (action: (String) -> String) in
      inOrder.map {
        "if let object = self as? \($0.owner) { return \(action("object." + name(of: $0.owner))) }"
      }
    }
    let getter = (tests { $0 } + ["return " + name(of: owner)]).joined(separator: "; ")
    let head = "\(access)var \(source.text(member.nameToken)): \(source.flat(type))"
    guard source.hasSetter(body) else { return "\(head) { \(getter) }" }
    let setter = (tests { $0 + " = newValue" } + [name(of: owner) + " = newValue"])
      .joined(separator: "; ")
    return "\(head) { get { \(getter) } set { \(setter) } }"
  }
}
