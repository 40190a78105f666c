extension Rule {
  /// Overrides in extensions, and of what an extension declares: the class itself gets a member
  /// that calls the one in the extension, which stays on its lines under another name.
  static let extensionOverrides = Rule(name: "overrides") { draft in
    let module = draft.module
    for name in module.names {
      guard let record = module.types[name], module.isClass(record) else { continue }
      for place in record.members where module[place].has(.override) {
        if isInExtension(place, module) {
          Forwarder(module: module, place: place, record: record).port(&draft)
        } else {
          portBase(of: place, in: record, &draft)
        }
      }
    }
    portForeignExtensions(&draft)
  }

  private static func isInExtension(_ place: Module.Place, _ module: Module) -> Bool {
    guard let parent = module[place].parent else { return false }
    return module.source(of: place).declarations[parent].kind == .extension
  }

  /// The nearest declaration that is overridden, if an extension of this module makes it.
  private static func portBase(
    of place: Module.Place,
    in record: Module.TypeRecord,
    _ draft: inout Draft
  ) {
    let module = draft.module
    let wanted = module[place]
    for ancestor in module.lineage(of: record).dropFirst() {
      guard
        let base = ancestor.members.first(where: {
          module[$0].kind == wanted.kind && module[$0].fullName == wanted.fullName
            && module[$0].isStatic == wanted.isStatic
        })
      else { continue }
      if isInExtension(base, module), !module[base].has(.override) {
        Forwarder(module: module, place: base, record: ancestor).port(&draft)
      }
      return
    }
    leaveForeignBase(of: place, &draft)
  }

  /// What an extension gives to a class of another module cannot be given to that class itself.
  private static func leaveForeignBase(of place: Module.Place, _ draft: inout Draft) {
    let module = draft.module
    let wanted = module[place]
    let giver = module.types.keys.sorted().first { name in
      guard let record = module.types[name], record.primary == nil else { return false }
      return record.members.contains {
        module[$0].kind == wanted.kind && module[$0].fullName == wanted.fullName
          && !module[$0].has(.override)
      }
    }
    guard let giver else { return }
    draft.left(
      "'\(wanted.fullName)' may come from the extension of \(giver), where nothing can override it",
      by: "overrides",
      at: wanted.keyword,
      in: place.source,
      remedy: "let the extension ask the object for a protocol of its own"
    )
  }

  private static func portForeignExtensions(_ draft: inout Draft) {
    let module = draft.module
    for name in module.types.keys.sorted() {
      guard let record = module.types[name], record.primary == nil else { continue }
      for place in record.members where module[place].has(.override) {
        draft.left(
          "\(name) is declared elsewhere: an extension cannot override here",
          by: "overrides",
          at: module[place].keyword,
          in: place.source,
          remedy: "override it in a subclass"
        )
      }
    }
  }
}

/// A member of an extension that moves on to its class.
private struct Forwarder {
  let module: Module
  let place: Module.Place
  let record: Module.TypeRecord

  private var member: Declaration { module[place] }
  private var source: Source { module.source(of: place) }
  private var newName: String { member.name + "InExtension" }

  func port(_ draft: inout Draft) {
    guard !draft.isForwarded(place) else { return }
    guard let primary = record.primary, let text else {
      return draft.left(
        "a member of an extension is overridden, and cannot be called on",
        by: "overrides",
        at: member.keyword,
        in: place.source,
        remedy: "move it into the class"
      )
    }
    draft.markForwarded(place)
    for modifier in member.modifiers where modifier.word == .override || modifier.word == .open {
      draft.remove(modifier.range, in: place.source)
    }
    let token = member.nameToken
    draft.replace(token..<token + 1, in: place.source, by: newName)
    draft.addMember(text, to: primary)
    draft.rewrote(
      "an override in an extension",
      by: "overrides",
      at: member.keyword,
      in: place.source
    )
  }

  private var text: String? {
    switch member.kind {
    case .function: function
    case .variable: variable
    default: nil
    }
  }

  private var modifiers: String {
    var words: [String] = []
    let access = member.access(in: source) ?? accessOfExtension
    if let access, access == .public || access == .open { words.append(access.rawValue) }
    if access == .private || access == .fileprivate, place.source == record.primary?.source {
      words.append("fileprivate")
    }
    if member.has(.override) { words.append("override") }
    if member.has(.class) { words.append("class") }
    return words.map { $0 + " " }.joined()
  }

  private var accessOfExtension: Word? {
    member.parent.flatMap { source.declarations[$0].access(in: source) }
  }

  private var function: String? {
    guard let list = member.parameterList, member.generics == nil, !member.has(.static),
      !member.parameters.contains(where: \.isVariadic),
      !source.flat(list).contains("@autoclosure")
    else { return nil }
    let effects =
      (member.isAsync ? " async" : "") + (member.throwsErrors ? " throws" : "")
    let result = member.type.map { " -> " + source.flat($0) } ?? ""
    let call = (member.throwsErrors ? "try " : "") + (member.isAsync ? "await " : "")
    let arguments = member.parameters.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "") + (parameter.isInout ? "&" : "") + parameter.name
    }
    return "\(modifiers)func \(source.text(member.nameToken))(\(source.flat(list)))"
      + "\(effects)\(result) { \(call)\(newName)(\(arguments.joined(separator: ", "))) }"
  }

  private var variable: String? {
    guard let type = member.type, let body = member.body, !member.hasObservers,
      member.initialValue == nil, !member.has(.static)
    else { return nil }
    let head = "\(modifiers)var \(source.text(member.nameToken)): \(source.flat(type))"
    guard source.hasSetter(body) else { return "\(head) { \(newName) }" }
    return "\(head) { get { \(newName) } set { \(newName) = newValue } }"
  }
}

extension Source {
  /// Whether the braces of a property hold `set`.
  func hasSetter(_ body: ClosedRange<Int>) -> Bool {
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if word(index) == .set, kind(index + 1) == .leftBrace || kind(index + 1) == .leftParenthesis {
        return true
      }
      index = after(index)
    }
    return false
  }
}
