extension Rule {
  /// `#selector(tapped(_:))` → `Selector("tapped:", Screen.tapped(_:))`.
  static let selectors = Rule(name: "selector") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.is(index, "#selector") && file.isActive[index] {
        guard file.kind(index + 1) == .leftParenthesis else { continue }
        let writer = SelectorWriter(module: draft.module, file: file, index: index)
        switch writer.written {
        case .success(let text):
          draft.replace(index..<file.partners[index + 1] + 1, in: number, by: text)
          draft.rewrote("#selector", by: "selector", at: index, in: number)
        case .failure(let obstacle):
          draft.left(
            obstacle.reason,
            by: "selector",
            at: index,
            in: number,
            remedy: "write Selector(\"name\", Type.method), or use a UIAction"
          )
        }
      }
    }
  }
}

/// One `#selector(…)` and its replacement.
struct SelectorWriter {
  struct Obstacle: Error {
    let reason: String
  }

  let module: Module
  let file: Source
  /// The token `#selector`.
  let index: Int

  var written: Result<String, Obstacle> {
    do throws(Obstacle) { return .success(try write()) } catch { return .failure(error) }
  }

  private func write() throws(Obstacle) -> String {
    guard let parts = SelectorParts(index + 2..<file.partners[index + 1], in: file) else {
      throw Obstacle(reason: "what this #selector names cannot be read")
    }
    if let accessor = parts.accessor { return try write(accessor, parts) }
    guard let owner = try owner(of: parts) else {
      throw Obstacle(reason: "the type that '\(parts.name)' belongs to cannot be determined")
    }
    if let text = writeOptional(parts, of: owner) { return text }
    if let record = module.record(owner) {
      let found = module.methods(named: parts.name, labels: parts.labels, in: record)
      let fitting = parts.cast == nil ? found : found.filter { fits($0, parts) }
      if let method = (fitting.isEmpty ? found : fitting).first {
        guard isAskedOfClass else { return try write(method, of: owner, parts: parts) }
        return try writeQuestion(method, of: record, parts: parts)
      }
    }
    return writeForeign(owner, parts)
  }

  /// An optional requirement becomes a protocol, to which exactly those conform that have it.
  private func writeOptional(_ parts: SelectorParts, of owner: String) -> String? {
    let isOwn = module.record(owner)?.primary.map { module[$0].kind == .protocol }
    guard isOwn != false else { return nil }
    let own =
      isOwn == nil ? [] : OptionalRequirement.all(in: module).map { $0.separate(in: module) }
    let asked = (own + module.optionalElsewhere).first { requirement in
      requirement.asker == owner && requirement.isFunction
        && (parts.labels == nil
          ? requirement.member.hasPrefix(parts.name + "(")
          : requirement.member == parts.name + parts.writtenLabels)
    }
    guard let asked, parts.cast == nil else { return nil }
    let labels = asked.member.dropFirst(parts.name.count + 1).split(separator: ":").dropLast()
      .map { $0 == "_" ? nil : String($0) }
    // Beside the protocol that declares it.
    let home = owner.split(separator: ".").dropLast().map { $0 + "." }.joined()
    let name = ObjectiveCName.selector(parts.name, labels: labels)
    return "\(module.selectorType)(\"\(name)\", \(bare(home + asked.name, parts)))"
  }

  /// A class is asked: a method that overrides is that of the class where it begins.
  private func writeQuestion(
    _ method: Module.Location,
    of record: Module.TypeRecord,
    parts: SelectorParts
  ) throws(Obstacle) -> String {
    if record.primary.map({ module[$0].kind == .protocol }) == true {
      throw Obstacle(reason: "a class cannot be asked for what a protocol demands")
    }
    let labels = module[method].parameters.map(\.label)
    for ancestor in module.lineage(of: record) {
      let begins = ancestor.members.contains { location in
        let member = module[location]
        return member.kind == .function && member.name == parts.name && !member.has(.override)
          && member.parameters.map(\.label) == labels
      }
      if begins { return try write(method, of: ancestor.name, parts: parts) }
    }
    guard parts.cast == nil, let ancestor = module.foreignAncestor(of: record) else {
      throw Obstacle(reason: "the class that first has '\(parts.name)' cannot be determined")
    }
    return writeForeign(ancestor, parts)
  }

  private func write(
    _ method: Module.Location,
    of owner: String,
    parts: SelectorParts
  ) throws(Obstacle) -> String {
    let reference = MethodReference(module: module, method: method, owner: owner)
    if let obstacle = reference.obstacle { throw Obstacle(reason: obstacle) }
    guard let cast = parts.cast else { return reference.selector }
    return
      "\(module.selectorType)(\"\(reference.name)\", \(bare(owner, parts)) as \(curried(cast, owner)))"
  }

  /// A method that another module declares: its name is derived from the written reference.
  private func writeForeign(_ owner: String, _ parts: SelectorParts) -> String {
    let labels =
      parts.labels ?? parts.castArity.map { Array(repeating: nil, count: $0) }
      ?? (owner.contains("Delegate") || owner.hasSuffix("DataSource")
        ? UIKitRequirements.labels(of: parts.name) : nil)
      ?? (StandardEditActions.names.contains(parts.name) ? [nil] : [])
    let name = ObjectiveCName.selector(parts.name, labels: labels)
    let cast = parts.cast.map { " as \(curried($0, owner))" } ?? ""
    return "\(module.selectorType)(\"\(name)\", \(bare(owner, parts))\(cast))"
  }

  private func bare(_ owner: String, _ parts: SelectorParts) -> String {
    owner + "." + file.text(parts.nameToken) + parts.writtenLabels
  }

  /// `(UIButton) -> Void` of an instance is `(Screen) -> (UIButton) -> Void` of its class.
  private func curried(_ cast: String, _ owner: String) -> String {
    let isCurried = cast.split(separator: "->").count > 2
    return isCurried ? cast : "(\(owner)) -> \(cast)"
  }

  private func fits(_ location: Module.Location, _ parts: SelectorParts) -> Bool {
    parts.castArity == module[location].parameters.count
  }

  // MARK: Whose it is

  private func owner(of parts: SelectorParts) throws(Obstacle) -> String? {
    let scopes = module.enclosingTypes(of: index, in: file)
    guard let first = parts.path.first, parts.path != ["self"], parts.path != ["super"],
      parts.path != ["Self"]
    else {
      return scopes.first { hasMethod(parts, in: $0) } ?? scopes.first.map(conformer)
    }
    let path = parts.path.joined(separator: ".")
    if let type = module.resolve(path, from: scopes.first) { return type }
    if first.utf8.first?.isUppercase == true { return path }
    return ownerOfValue(parts, in: scopes)
  }

  /// What an extension of a protocol does not find in it belongs to whatever conforms.
  private func conformer(of type: String) -> String {
    let primary = module.record(type)?.primary
    return primary.map { module[$0].kind == .protocol } == true ? "Self" : type
  }

  /// The type of `model` in `model.reload`: the variable's declared type, or the only type with
  /// such a member.
  private func ownerOfValue(_ parts: SelectorParts, in scopes: [String]) -> String? {
    let names = parts.path.first == "self" ? Array(parts.path.dropFirst()) : parts.path
    if names.count == 1 {
      let isLocal = parts.path.count == 1 && file.isLocal(names[0], at: index)
      if isLocal, let owner = localOwner(names[0], in: scopes) { return owner }
      // A local variable hides the property of that name.
      for scope in isLocal ? [] : scopes {
        guard let record = module.record(scope),
          let variable = module.variable(named: names[0], in: record),
          let type = module.declaredType(of: variable)
        else { continue }
        return module.resolve(type, from: scope) ?? type
      }
    }
    let owners = module.names.filter { name in
      module.types[name]?.members.contains {
        module[$0].kind == .function && module[$0].name == parts.name
          && (parts.labels == nil || module[$0].parameters.map(\.label) == parts.labels)
      } == true
    }
    return owners.count == 1 ? owners[0] : nil
  }

  /// The class of a local variable: a stated one, or that of the object or of the element of a property
  /// that it is set to.
  private func localOwner(_ name: String, in scopes: [String]) -> String? {
    if let stated = file.localType(of: name, at: index), !stated.hasPrefix("Any") {
      return module.resolve(stated, from: scopes.first) ?? stated
    }
    if let (type, member) = file.localMemberOfCast(of: name, at: index),
      let record = module.record(module.resolve(type, from: scopes.first) ?? type),
      let variable = module.variable(named: file.name(member), in: record),
      let owner = module.declaredType(of: variable)
    {
      return module.resolve(owner, from: record.name) ?? owner
    }
    guard let value = file.localValue(of: name, at: index) else { return nil }
    let made = file.name(value)
    switch file.kind(value + 1) {
    case .leftParenthesis:
      return made.utf8.first?.isUppercase == true
        ? module.resolve(made, from: scopes.first) : nil
    case .leftBracket where !file.isLocal(made, at: value):
      return scopes.lazy.compactMap { scope in
        self.module.record(scope).flatMap { self.element(of: made, in: $0) }
      }.first
    default: return nil
    }
  }

  /// `B` of a property that is a `[B]` or an `[A: B]`.
  private func element(of name: String, in record: Module.TypeRecord) -> String? {
    guard let variable = module.variable(named: name, in: record),
      let type = module[variable].statedType
    else { return nil }
    let text = module.source(of: variable).flat(type)
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let inner = text.dropFirst().dropLast()
    guard !inner.contains("[") else { return nil }
    let last = inner.split(separator: ":").last.map { $0.filter { $0 != " " } }
    return last.flatMap { module.resolve($0, from: record.name) }
  }

  private func hasMethod(_ parts: SelectorParts, in type: String) -> Bool {
    guard let record = module.record(type) else { return false }
    return !module.methods(named: parts.name, labels: parts.labels, in: record).isEmpty
  }

  // MARK: Getters and setters

  private func write(
    _ accessor: SelectorParts.Accessor,
    _ parts: SelectorParts
  ) throws(Obstacle) -> String {
    let scopes = module.enclosingTypes(of: index, in: file)
    let isOwn = parts.path.isEmpty || parts.path == ["self"]
    let named = parts.path.joined(separator: ".")
    let type = isOwn ? scopes.first : module.resolve(named, from: scopes.first)
    let isValue = type == nil && parts.path.first?.utf8.first?.isUppercase == false
    guard let written = type ?? (isValue ? ownerOfValue(parts, in: scopes) : named) else {
      guard accessor == .getter else {
        throw Obstacle(reason: "the owner of this property cannot be determined")
      }
      // Of a variable whose type is not known: the name alone, as code that observes by name needs.
      return "NSSelectorFromString(\"\(parts.name)\")"
    }
    let owner = isAskedOfClass ? origin(of: parts.name, in: written) : written
    let property = file.text(parts.nameToken)
    let read = "{ (target: \(owner)) in { target.\(property) } })"
    guard accessor == .setter else { return "\(module.selectorType)(\"\(parts.name)\", \(read)" }
    let capitalized = parts.name.prefix(1).uppercased() + parts.name.dropFirst()
    // Whoever asks whether there is one sets nothing.
    if isQuestion || isAskedOfClass {
      return "\(module.selectorType)(\"set\(capitalized):\", \(read)"
    }
    guard let record = module.record(owner),
      let variable = module.variable(named: parts.name, in: record),
      let type = module[variable].statedType
    else { throw Obstacle(reason: "the type of this property cannot be determined") }
    let text = module.source(of: variable).flat(type)
    return "\(module.selectorType)(\"set\(capitalized):\", "
      + "{ (target: \(owner)) in { (value: \(text)) in target.\(property) = value } })"
  }

  /// The class that first has a property, which classes above the one that is named may have, too.
  private func origin(of property: String, in owner: String) -> String {
    guard let record = module.record(owner), module.isClass(record) else { return owner }
    let first = module.lineage(of: record).first { ancestor in
      ancestor.members.contains {
        module[$0].kind == .variable && module[$0].name == property && !module[$0].has(.override)
      }
    }
    return first?.name ?? module.foreignAncestor(of: record) ?? owner
  }

  /// Whether a class is asked whether its objects have the method.
  private var isAskedOfClass: Bool { isArgument(of: "instancesRespond") }

  /// Whether an object is asked whether it has the method.
  private var isQuestion: Bool { isArgument(of: "responds") }

  /// Whether it is what `to:` takes in a call of a function of that name.
  private func isArgument(of function: StaticString) -> Bool {
    file.kind(index - 1) == .colon && file.is(index - 2, "to") && file.is(index - 4, function)
  }
}
