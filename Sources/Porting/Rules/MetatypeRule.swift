extension Rule {
  /// `T(frame: a)` → `T.made(frame: a)` where `T` is a parameter or a variable: Swift makes an object of
  /// a class that it does not know by `required` initialisers only, which UIKit's cannot be.
  static let metatypes = Rule(name: "metatypes") { draft in
    let module = draft.module
    let aliases = module.aliases
    for (number, file) in module.sources.enumerated() {
      for index in file.tokens.indices where file.kind(index) == .leftParenthesis {
        guard file.isActive[index], !file.tokens[index].isSpaced, !file.tokens[index].startsLine
        else { continue }
        let call = MetatypeCall(module: module, file: file, parenthesis: index, aliases: aliases)
        guard let edit = call.edit else { continue }
        switch edit {
        case .insert: draft.insert(".made", after: index - 1, in: number)
        case .rename: draft.replace(index - 1..<index, in: number, by: "made")
        case .spell(let type):
          draft.replace(index - 2..<index, in: number, by: type + ".made")
        }
        draft.rewrote(
          "an object is made of a class that is known at run time",
          by: "metatypes",
          at: index - 1,
          in: number
        )
      }
    }
  }
}

/// A call that may make an object of a class known at run time.
private struct MetatypeCall {
  enum Edit {
    /// `T(…)`
    case insert
    /// `T.init(…)`
    case rename
    /// `.init(…)`, of a type that its place tells.
    case spell(String)
  }

  let module: Module
  let file: Source
  let parenthesis: Int
  let aliases: [String: [String]]

  /// nil if the call means anything else.
  var edit: Edit? {
    let callee = parenthesis - 1
    guard file.kind(callee) == .identifier, mayBeMade(callee) else { return nil }
    if file.word(callee) == .`init` {
      guard file.kind(callee - 1) == .dot else { return nil }
      if let type = file.typeExpected(at: callee - 1) {
        return bounds(ofName: type).map(isMade) == true ? .spell(type) : nil
      }
      return boundsBeforeDot(callee - 1).map(isMade) == true ? .rename : nil
    }
    guard file.kind(callee - 1) != .dot, let bounds = bounds(ofName: file.name(callee))
    else { return nil }
    return isMade(bounds) ? .insert : nil
  }

  /// Cheap reasons why most calls are none of these.
  private func mayBeMade(_ callee: Int) -> Bool {
    (file.word(callee) == .`init` || file.bytes[file.tokens[callee].start].isUppercase)
      && Self.owners[file.labels(ofCall: parenthesis)] != nil
  }

  // MARK: Whose class it is

  private func boundsBeforeDot(_ dot: Int) -> [String]? {
    let last = dot - 1
    if file.word(last) == .self, file.kind(last - 1) != .dot {
      return isInStaticMember ? boundsOfSelf : nil
    }
    if let object = file.objectOfTypeOf(endingAt: last) { return boundsOfObject(object) }
    guard file.kind(last) == .identifier, file.bytes[file.tokens[last].start].isUppercase,
      file.kind(last - 1) != .dot
    else { return boundsOfVariable(endingAt: last) }
    return bounds(ofName: file.name(last))
  }

  /// `type(of: self)`, `type(of: view)`.
  private func boundsOfObject(_ object: Int) -> [String]? {
    if file.word(object) == .self {
      return module.enclosingTypes(of: object, in: file).first.map { [$0] }
    }
    let known = file.localType(of: file.name(object), at: object)
    if let known { return bounds(ofName: known) ?? [known] }
    for scope in module.enclosingTypes(of: object, in: file) {
      guard let record = module.record(scope),
        let variable = module.variable(named: file.name(object), in: record),
        let type = module.declaredType(of: variable)
      else { continue }
      return [type]
    }
    return nil
  }

  /// What is known of a type parameter or of `Self`; nil for other types.
  private func bounds(ofName name: String) -> [String]? {
    if name == "Self" { return boundsOfSelf }
    var found: [String] = []
    var isParameter = false
    for declaration in file.declarations where contains(declaration) {
      isParameter = isParameter || file.hasParameter(name, declaration)
      found += file.bounds(of: name, in: declaration)
    }
    for type in module.enclosingTypes(of: parenthesis, in: file) {
      guard let record = module.record(type) else { continue }
      for location in record.parts {
        let source = module.source(of: location)
        isParameter = isParameter || source.hasParameter(name, module[location])
        found += source.bounds(of: name, in: module[location])
      }
      found += module.bounds(ofAssociated: name, in: record)
    }
    // An associated type has no parameter list.
    return isParameter || !found.isEmpty ? found : boundsBehindAlias(name)
  }

  /// `typealias Root = Part.Root` in a type, where `Root` is an associated type of the protocol that
  /// the parameter `Part` conforms to.
  private func boundsBehindAlias(_ name: String) -> [String]? {
    for type in module.enclosingTypes(of: parenthesis, in: file) {
      let parts = module.record(type)?.parts ?? []
      let meanings = parts.lazy.compactMap {
        module.source(of: $0).meaning(of: name, in: module[$0])
      }
      guard let names = meanings.first?.split(separator: ".").map(String.init), names.count == 2,
        names[0] != name, let owners = bounds(ofName: names[0])
      else { continue }
      let found = owners.compactMap { module.record($0) }.flatMap {
        module.bounds(ofAssociated: names[1], in: $0)
      }
      return found.isEmpty ? nil : found
    }
    return nil
  }

  private var boundsOfSelf: [String]? {
    guard let enclosing = module.enclosingTypes(of: parenthesis, in: file).first else { return nil }
    let stated = file.declarations.filter { $0.isType && contains($0) }
      .flatMap { file.bounds(of: "Self", in: $0) }
    guard let record = module.record(enclosing), let primary = record.primary else {
      return stated + [enclosing]
    }
    switch module[primary].kind {
    case .class: return [enclosing]
    case .protocol: return stated + module.bounds(ofProtocol: primary)
    default: return nil
    }
  }

  /// What all variables and parameters of this name hold: `let kind: Panel.Type`, `[Panel.Type]`; of
  /// a call, what the functions of this name return.
  private func boundsOfVariable(endingAt last: Int) -> [String]? {
    var index = last
    while index > 0, file.kind(index) != .identifier {
      switch file.kind(index) {
      case .rightBracket, .postfixQuestion, .postfixExclamation: index = file.partners[index] - 1
      case .rightParenthesis:
        index = file.partners[index] - 1
        guard file.kind(index) == .identifier else { return nil }
        return knownClass(of: Set(module.metatypes(returnedBy: file.name(index))))
      default: return nil
      }
    }
    let name = file.name(index)
    if file.kind(index - 1) != .dot, let function = file.localCallee(of: name, at: index) {
      let returned = Set(module.metatypes(returnedBy: function))
      if !returned.isEmpty { return knownClass(of: returned) }
    }
    let nearest = nearestMetatype(endingAt: index).map { [$0] }
    return knownClass(of: Set(nearest ?? module.metatypes(named: name)))
  }

  /// The first of several classes, if objects of all are made alike.
  private func knownClass(of bases: Set<String>) -> [String]? {
    guard !bases.isEmpty else { return nil }
    let known = bases.map { base in bounds(ofName: base) ?? [base] }
    return known.allSatisfy(isMade) ? known.first : nil
  }

  /// What the function's parameter, or the enclosing type's own variable, of that name holds.
  private func nearestMetatype(endingAt index: Int) -> String? {
    guard file.kind(index - 1) != .dot || file.word(index - 2) == .self else { return nil }
    let name = file.name(index)
    let parameters = file.declarations.filter(contains).flatMap(\.parameters)
    if file.kind(index - 1) != .dot, let parameter = parameters.last(where: { $0.name == name }) {
      return file.classOfMetatype(parameter.type)
    }
    // `let kind = value as! Panel.Type`
    if file.kind(index - 1) != .dot, let local = file.localType(of: name, at: index) {
      return local.hasSuffix(".Type") ? String(local.dropLast(".Type".count)) : nil
    }
    for scope in module.enclosingTypes(of: index, in: file) {
      guard let record = module.record(scope),
        let variable = module.variable(named: name, in: record),
        let type = module[variable].statedType
      else { continue }
      return module.source(of: variable).classOfMetatype(type)
    }
    return nil
  }

  private func contains(_ declaration: Declaration) -> Bool {
    declaration.first <= parenthesis && parenthesis < declaration.end
  }

  private var isInStaticMember: Bool {
    let inside = file.declarations.filter {
      ($0.kind == .function || $0.kind == .variable || $0.kind == .initializer) && contains($0)
    }
    return inside.last?.isStatic == true
  }

  // MARK: Which initialiser it is

  /// By the labels of initialisers, the classes of UIKit that have them.
  private static let owners: [[String?]: String] = [
    []: "NSObject", ["frame"]: "UIView", ["type"]: "UIButton", ["image"]: "UIImageView",
    ["style", "reuseIdentifier"]: "UITableViewCell",
    ["reuseIdentifier"]: "UITableViewHeaderFooterView", ["nibName", "bundle"]: "UIViewController",
    ["identifier", "source", "destination"]: "UIStoryboardSegue",
    ["presentedViewController", "presenting"]: "UIPresentationController",
    ["entity", "insertInto"]: "NSManagedObject", ["context"]: "NSManagedObject",
  ]

  /// The bounds, and what protocols of this module and other names for them ask for.
  private func withAncestors(_ bounds: [String]) -> [String] {
    var found = bounds
    var index = 0
    while index < found.count {
      let record = module.record(found[index])
      let primary = record?.primary.flatMap { module[$0].kind == .protocol ? $0 : nil }
      let asked = primary.map(module.bounds(ofProtocol:)) ?? aliases[found[index]] ?? []
      found += asked.filter { !found.contains($0) }
      index += 1
    }
    return found
  }

  /// Whether one of the bounds, or of what they ask for, is a class of UIKit whose initialiser with
  /// these labels no class of this module has made required.
  private func isMade(_ bounds: [String]) -> Bool {
    let labels = file.labels(ofCall: parenthesis)
    guard let owner = Self.owners[labels] else { return false }
    if bounds.contains(where: { isMade($0, by: owner, labels) }) { return true }
    let all = withAncestors(bounds)
    // A protocol may ask for the initialiser.
    let isAsked = all.contains { module.record($0).map { module.asks($0, for: labels) } ?? false }
    return !isAsked && all.dropFirst(bounds.count).contains { isMade($0, by: owner, labels) }
  }

  private func isMade(_ bound: String, by owner: String, _ labels: [String?]) -> Bool {
    let record = module.record(bound)
    if let record, module.hasRequiredInitializer(labels, record) { return false }
    let own = record.flatMap { module.isClass($0) ? $0 : nil }
    guard let own else { return UIKitClasses.lineage(of: record?.name ?? bound).contains(owner) }
    let ancestor = module.foreignAncestor(of: own)
    return ancestor.map { UIKitClasses.lineage(of: $0).contains(owner) } ?? false
  }
}

extension Module {
  /// The classes in the declared metatypes of all variables and parameters of a name.
  fileprivate func metatypes(named name: String) -> [String] {
    sources.flatMap { source in
      source.declarations.flatMap { declaration in
        var types = declaration.parameters.filter { $0.name == name }.map(\.type)
        if declaration.kind == .variable, declaration.name == name,
          let type = declaration.statedType
        {
          types.append(type)
        }
        if declaration.kind == .enum, let body = declaration.body {
          types += source.payloads(named: name, in: body)
        }
        return types.compactMap(source.classOfMetatype)
      }
    }
  }

  /// The classes in the metatypes that functions of a name return.
  fileprivate func metatypes(returnedBy name: String) -> [String] {
    sources.flatMap { source in
      source.declarations.filter { $0.kind == .function && $0.name == name }
        .compactMap { $0.type.flatMap(source.classOfMetatype) }
    }
  }

  /// What a protocol demands of those who conform: `protocol P: Q where Self: UIView`.
  fileprivate func bounds(ofProtocol location: Location) -> [String] {
    let stated = self[location].inherited.map(\.name)
    return stated + source(of: location).bounds(of: "Self", in: self[location])
  }

  /// What a protocol, and those that it inherits, demand of an associated type.
  fileprivate func bounds(ofAssociated name: String, in record: TypeRecord) -> [String] {
    guard let primary = record.primary, self[primary].kind == .protocol else { return [] }
    return protocols(ofType: record.name).sorted().flatMap { owner -> [String] in
      guard let location = types[owner]?.primary else { return [] }
      return source(of: location).bounds(ofAssociated: name, in: self[location])
    }
  }

  /// Whether it is a protocol with such an initialiser.
  fileprivate func asks(_ record: TypeRecord, for labels: [String?]) -> Bool {
    guard let primary = record.primary, self[primary].kind == .protocol else { return false }
    return record.members.contains { location in
      self[location].kind == .initializer && self[location].parent == primary.declaration
        && self[location].parameters.map(\.label) == labels
    }
  }

  fileprivate func hasRequiredInitializer(_ labels: [String?], _ record: TypeRecord) -> Bool {
    lineage(of: record).flatMap(\.members).contains { location in
      let member = self[location]
      return member.kind == .initializer && member.has(.required)
        && member.parameters.map(\.label) == labels
    }
  }
}

extension Source {
  /// `a` in `type(of: a)`.
  fileprivate func objectOfTypeOf(endingAt last: Int) -> Int? {
    guard kind(last) == .rightParenthesis else { return nil }
    let open = partners[last]
    guard `is`(open - 1, "type"), kind(open - 2) != .dot, labels(ofCall: open) == ["of"],
      last == open + 4, kind(open + 3) == .identifier
    else { return nil }
    return open + 3
  }

  /// The types of `case a(kind: Panel.Type)` under a label.
  fileprivate func payloads(named label: String, in body: ClosedRange<Int>) -> [Range<Int>] {
    body.compactMap { index in
      guard kind(index) == .identifier, name(index) == label, kind(index + 1) == .colon,
        kind(index - 1) == .leftParenthesis || kind(index - 1) == .comma
      else { return nil }
      var end = index + 2
      while kind(end) != .comma, kind(end) != .rightParenthesis, end < body.upperBound {
        end = after(end)
      }
      return index + 2..<end
    }
  }

  /// `[Panel.Type]?` → `Panel`; nil for other types.
  fileprivate func classOfMetatype(_ range: Range<Int>) -> String? {
    let names = range.filter { kind($0) == .identifier && ![.any, .some].contains(word($0)) }
    guard names.count > 1, let last = names.last, `is`(last, "Type") else { return nil }
    guard names.dropFirst().allSatisfy({ kind($0 - 1) == .dot }) else { return nil }
    return names.dropLast().map(name).joined(separator: ".")
  }
}

extension Source {
  /// The type that `.init()` alone has at a dot: that of the variable whose value it is, or of what
  /// its function, or the closure that a variable holds, returns.
  fileprivate func typeExpected(at dot: Int) -> String? {
    let before = dot - 1
    let holder = declarations.last { !$0.isType && $0.first < dot && dot < $0.end }
    guard let holder, let type = holder.type else { return nil }
    if kind(before) == .equal {
      return holder.initialValue?.lowerBound == dot ? plainType(type) : nil
    }
    guard let brace = brace(around: dot),
      before == brace || word(before) == .return || word(before) == .in
    else { return nil }
    if brace == holder.body?.lowerBound { return plainType(type) }
    guard brace == holder.initialValue?.lowerBound,
      let arrow = type.last(where: { kind($0) == .arrow })
    else { return nil }
    return plainType(arrow + 1..<type.upperBound)
  }

  /// The innermost open brace at a token.
  private func brace(around index: Int) -> Int? {
    var token = index - 1
    while token >= 0 {
      if kind(token) == .leftBrace { return token }
      token = min(partners[token], token) - 1
    }
    return nil
  }
}
