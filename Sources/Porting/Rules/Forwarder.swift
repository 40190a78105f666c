/// A member of an extension that is moved to its class.
struct Forwarder {
  let module: Module
  let location: Module.Location
  let record: Module.TypeRecord

  private var member: Declaration { module[location] }
  private var source: Source { module.source(of: location) }
  /// A superclass of this module may already have moved its own member under the plain name.
  private var newName: String {
    let isOverride = member.has(.override) && module.superclass(of: record) != nil
    let owner = record.name.split(separator: ".").joined()
    return member.name + "InExtension" + (isOverride ? "Of" + owner : "")
  }

  /// What there is in the extension, for the report.
  private var what: String {
    if member.has(.override) { return "an override in an extension" }
    return member.has(.open)
      ? "an open member of an extension, which other modules may override"
      : "a member of an extension that is overridden"
  }

  /// Whether the class can have such a member.
  var isPossible: Bool { record.primary != nil && text != nil }

  func port(_ draft: inout Draft) {
    guard !draft.isForwarded(location) else { return }
    guard let primary = record.primary, let text else {
      return draft.left(
        "a member of an extension is overridden, and the override cannot call super",
        by: "overrides",
        at: member.keyword,
        in: location.source,
        remedy: "move it into the class"
      )
    }
    draft.markForwarded(location)
    for modifier in member.modifiers where modifier.word == .override || modifier.word == .open {
      draft.remove(modifier.range, in: location.source)
    }
    // The class's member is what nobody may call, and it calls this one.
    for attribute in unavailable { draft.remove(attribute.range, in: location.source) }
    if let observer {
      rewrite(observer, &draft)
    } else {
      let token = member.nameToken
      draft.replace(token..<token + 1, in: location.source, by: newName)
    }
    draft.addMember(text, to: primary)
    draft.moved(location, to: primary)
    draft.rewrote(
      what,
      by: "overrides",
      at: member.keyword,
      in: location.source
    )
  }

  private var text: String? {
    switch member.kind {
    case .function: function
    case .variable: variable
    default: nil
    }
  }

  private var unavailable: [Declaration.Attribute] {
    member.attributes.filter {
      $0.name == "available" && $0.range.contains { source.is($0, "unavailable") }
    }
  }

  private var modifiers: String {
    var words = unavailable.map { source.flat($0.range) }
    let access = member.access(in: source) ?? accessOfExtension
    if let access, access == .public || access == .open { words.append(access.rawValue) }
    if access == .private || access == .fileprivate, location.source == record.primary?.source {
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
    let arguments = member.parameters.enumerated().map { index, parameter in
      (parameter.label.map { $0 + ": " } ?? "") + (parameter.isInout ? "&" : "")
        + Self.name(of: parameter, at: index)
    }
    return "\(modifiers)func \(source.text(member.nameToken))(\(parameters(list)))"
      + "\(effects)\(result) { \(call)\(newName)(\(arguments.joined(separator: ", "))) }"
  }

  /// Parameters that the class passes on need a name.
  private func parameters(_ list: Range<Int>) -> String {
    guard member.parameters.contains(where: { $0.name == "_" }) else { return source.flat(list) }
    return member.parameters.enumerated().map { index, parameter in
      let name = Self.name(of: parameter, at: index)
      let label = parameter.label == name ? "" : (parameter.label ?? "_") + " "
      let value = parameter.defaultValue.map { " = " + source.flat($0) } ?? ""
      return "\(label)\(name): \(source.flat(parameter.type))\(value)"
    }.joined(separator: ", ")
  }

  private static func name(of parameter: Declaration.Parameter, at index: Int) -> String {
    parameter.name == "_" ? "argument\(index)" : parameter.name
  }

  private var variable: String? {
    guard let type = member.type, let body = member.body, member.initialValue == nil,
      !member.has(.static)
    else { return nil }
    let head = "\(modifiers)var \(source.text(member.nameToken)): \(source.flat(type))"
    if member.hasObservers {
      return observer.map { "\(head) { \($0.word) { \(newName)(\($0.value): \($0.value)) } }" }
    }
    guard source.hasSetter(body) else { return "\(head) { \(newName) }" }
    return "\(head) { get { \(newName) } set { \(newName) = newValue } }"
  }

  // MARK: Observers

  private struct Observer {
    let index: Int
    let brace: Int
    let word: String
    /// The name by which code knows the other value unless it says another one.
    let value: String
    let parameter: String
  }

  /// The `didSet` or `willSet` of a property that has no other observer.
  private var observer: Observer? {
    guard member.kind == .variable, member.hasObservers, let body = member.body else { return nil }
    let index = body.lowerBound + 1
    let word = source.word(index)
    guard word == .didSet || word == .willSet else { return nil }
    let isNamed = source.kind(index + 1) == .leftParenthesis
    let brace = isNamed ? source.after(index + 1) : index + 1
    guard source.kind(brace) == .leftBrace, source.after(brace) == body.upperBound else {
      return nil
    }
    let value = word == .didSet ? "oldValue" : "newValue"
    return Observer(
      index: index,
      brace: brace,
      word: word.rawValue,
      value: value,
      parameter: isNamed ? "\(value) \(source.text(index + 2))" : value
    )
  }

  /// Makes `func xInExtension(oldValue: T) { do { … } }` of `var x: T { didSet { … } }`.
  private func rewrite(_ observer: Observer, _ draft: inout Draft) {
    guard let type = member.type else { return }
    draft.replace(
      member.keyword..<type.upperBound,
      in: location.source,
      by: "func \(newName)(\(observer.parameter): \(source.flat(type)))"
    )
    draft.replace(observer.index..<observer.brace, in: location.source, by: "do")
  }
}

extension Source {
  /// Whether the accessors of a property include `set`.
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
