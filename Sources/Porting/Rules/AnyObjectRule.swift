extension Rule {
  /// `(a as AnyObject).cgRectValue`, `sender.tag` of a `sender: AnyObject`: Objective-C finds members of
  /// any object by name; here the object is cast to the class that has the member.
  static let anyObjects = Rule(name: "any objects") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.is(index, "perform") && file.isActive[index] {
        let access = AnyObjectAccess(
          module: draft.module,
          file: file,
          number: number,
          dot: index - 1
        )
        guard access.isMessageToTarget, !draft.module.declaresPerform,
          access.isTargetAnyObject(in: draft.module)
        else { continue }
        access.port(AnyObjectMember(owner: "NSObject"), &draft)
        draft.rewrote("a message to a target", by: "any objects", at: index, in: number)
      }
      guard file.namesAnyObject else { continue }
      for index in file.tokens.indices where file.kind(index) == .dot && file.isActive[index] {
        let access = AnyObjectAccess(module: draft.module, file: file, number: number, dot: index)
        guard file.kind(index + 1) == .identifier, access.isOfAnyObject,
          file.word(index + 1) != .self
        else { continue }
        let isKnown = !file.is(index + 1, "object") || file.labels(ofCall: index + 2) == ["forKey"]
        if isKnown,
          let member = AnyObjectMember.named(file.name(index + 1))
            ?? AnyObjectMember.own(file.name(index + 1), in: draft.module)
        {
          access.port(member, &draft)
          draft.rewrote("a member of AnyObject", by: "any objects", at: index + 1, in: number)
        } else if access.isCertain {
          draft.left(
            "only Objective-C finds '\(file.name(index + 1))' of any object, whatever class it has",
            by: "any objects",
            at: index + 1,
            in: number,
            remedy: "cast the object to the class that is meant"
          )
        }
      }
    }
  }
}

/// A member that code asks of any object, and the class that has it.
private struct AnyObjectMember {
  let owner: String
  /// Whether its value may be nil without the lookup being optional.
  var isOptional = false

  static func named(_ name: String) -> AnyObjectMember? { table[name] }

  /// A member of one protocol of this module, or else of one class alone.
  static func own(_ name: String, in module: Module) -> AnyObjectMember? {
    var owners: [Module.TypeRecord] = []
    for type in module.names {
      guard let record = module.types[type],
        record.members.contains(where: {
          module[$0].name == name && !module[$0].isStatic && !module[$0].has(.override)
        })
      else { continue }
      owners.append(record)
    }
    let protocols = owners.filter { record in
      record.primary.map { module[$0].kind == .protocol } ?? false
    }
    if protocols.count == 1 { return AnyObjectMember(owner: "any " + protocols[0].name) }
    guard owners.count == 1, module.isClass(owners[0]) else { return nil }
    return AnyObjectMember(owner: owners[0].name)
  }

  private static let table: [String: AnyObjectMember] = {
    var table: [String: AnyObjectMember] = [:]
    for (owner, names) in plain {
      for name in names.split(separator: " ") {
        table[String(name)] = AnyObjectMember(owner: owner)
      }
    }
    for (owner, names) in optional {
      for name in names.split(separator: " ") {
        table[String(name)] = AnyObjectMember(owner: owner, isOptional: true)
      }
    }
    return table
  }()

  private static let plain = [
    "NSValue": "cgRectValue cgPointValue cgSizeValue cgVectorValue cgAffineTransformValue"
      + " uiEdgeInsetsValue rangeValue",
    "NSNumber": "doubleValue floatValue intValue integerValue boolValue uintValue stringValue"
      + " int32Value int64Value uint32Value uint64Value",
    "NSObject": "isEqual isKind isMember responds hash value setValue",
    "NSDictionary": "object",
    "NSString": "length lowercased uppercased",
    "UIView": "tag center frame bounds layer isHidden alpha removeFromSuperview addSubview convert",
    "UIControl": "isEnabled isSelected isHighlighted",
    "UISegmentedControl": "selectedSegmentIndex",
    "UISwitch": "isOn setOn",
    "UIButton": "setTitle setImage",
    "UIGestureRecognizer": "state location numberOfTouches",
    "UIPanGestureRecognizer": "translation setTranslation velocity",
    "UIPinchGestureRecognizer": "scale",
    "UIRotationGestureRecognizer": "rotation",
    "UIDatePicker": "date",
    "any CountedObject": "count",
  ]

  private static let optional = [
    "UIView": "superview backgroundColor",
    "UIButton": "titleLabel currentTitle imageView",
  ]
}

/// `.member` after a dot.
private struct AnyObjectAccess {
  let module: Module
  let file: Source
  let number: Int
  let dot: Int

  // `a?.member`, `a!.member`
  private var mark: Int { dot - 1 }
  private var isMarked: Bool { file.isOptionalMark(mark) }
  private var end: Int { isMarked ? mark - 1 : mark }

  /// Whether the object before the dot is known to be any object.
  var isOfAnyObject: Bool {
    guard !(isMarked && file.tokens[mark].isSpaced) else { return false }
    return file.kind(end) == .rightParenthesis ? endsInCast(end) : startOfObject != nil
  }

  /// Whether nothing between the parameter and its use seems to be of the same name.
  var isCertain: Bool {
    guard file.kind(end) == .identifier else { return true }
    let around = file.declarations.last { !$0.isType && $0.body?.contains(end) == true }
    guard let body = around?.body else { return true }
    return !(body.lowerBound..<end).contains {
      file.name($0) == file.name(end) && file.mayBeginParameter($0)
    }
  }

  /// `item.target?.perform(item.action, with: item)`: the targets of UIKit are any objects.
  var isMessageToTarget: Bool {
    isMarked && !file.tokens[mark].isSpaced && file.is(end, "target")
      && file.kind(dot) == .dot && file.kind(dot + 2) == .leftParenthesis
      && [[nil], [nil, "with"], [nil, "with", "with"]].contains(file.labels(ofCall: dot + 2))
  }

  /// Whether no declaration of the app says that such a target is anything else.
  func isTargetAnyObject(in module: Module) -> Bool {
    let isOwn = file.word(end - 2) == .self
    if file.kind(end - 1) != .dot, file.isLocal("target", at: end) {
      return file.localType(of: "target", at: end).map(Self.isAnyObject) == true
    }
    if file.kind(end - 1) != .dot || isOwn {
      for scope in module.enclosingTypes(of: end, in: file) {
        guard let record = module.record(scope),
          let variable = module.variable(named: "target", in: record)
        else { continue }
        return module.declaredType(of: variable).map(Self.isAnyObject) == true
      }
      return true
    }
    return module.types.values.allSatisfy { record in
      record.members.allSatisfy { location in
        let member = module[location]
        return member.kind != .variable || member.name != "target"
          || module.declaredType(of: location).map(Self.isAnyObject) == true
      }
    }
  }

  private static func isAnyObject(_ type: String) -> Bool { type == "AnyObject" || type == "Any" }

  func port(_ member: AnyObjectMember, _ draft: inout Draft) {
    let isForced = file.kind(mark) == .postfixExclamation
    let cast = " \(isMarked && !isForced ? "as?" : "as!") \(member.owner)"
    let start = file.kind(end) == .rightParenthesis ? file.partners[end] : startOfObject
    if let start, !member.isOptional { keepOptional(from: start, &draft) }
    if file.kind(end) == .rightParenthesis {
      draft.insert(cast, after: end - 1, in: number)
    } else if let startOfObject {
      draft.insert("(", before: startOfObject, in: number)
      draft.insert(cast + ")", after: end, in: number)
    }
    if isForced { draft.remove(mark..<mark + 1, in: number) }
    if !member.isOptional { unwrap(&draft) }
  }

  /// `let a = b.tag`, `if let a = b.tag`: the look-up is optional on iOS, and so is what it gives.
  private func keepOptional(from start: Int, _ draft: inout Draft) {
    guard !isMarked, file.kind(start - 1) == .equal, file.kind(start - 2) == .identifier,
      [.let, .var].contains(file.word(start - 3)), endsExpression(dot + 2)
    else { return }
    draft.insert("Optional(", before: start, in: number)
    draft.insert(")", after: dot + 1, in: number)
  }

  private func endsExpression(_ index: Int) -> Bool {
    guard file.tokens.indices.contains(index) else { return true }
    return switch file.kind(index) {
    case .comma, .semicolon, .leftBrace, .rightBrace: true
    case .dot, .postfixQuestion, .postfixExclamation, .operator: false
    default: file.tokens[index].startsLine || file.word(index) == .else
    }
  }

  /// Of a parameter, a property, or a look-up in a dictionary; nil if none of them holds any object.
  private var startOfObject: Int? {
    switch file.kind(end) {
    case .identifier where isMessageToTarget: file.startOfReceiver(before: dot)
    case .identifier where file.kind(end - 1) == .dot:
      file.word(end - 2) == .self && file.kind(end - 3) != .dot && isProperty(end) ? end - 2 : nil
    case .identifier: isObject(end) ? end : nil
    case .rightBracket: isMarked && holdsAnyObjects(end) ? file.startOfReceiver(before: dot) : nil
    default: nil
    }
  }

  /// Whether it is a parameter or a property; in `if let a = b` the new name stands for the old one.
  private func isObject(_ name: Int) -> Bool {
    if isParameter(name, before: name) { return true }
    guard file.isLocal(file.name(name), at: name) else { return isCertain && isProperty(name) }
    guard let other = file.localAlias(of: file.name(name), at: name), other < name else {
      return false
    }
    guard file.kind(other - 1) != .dot else { return isProperty(other) }
    // The new name, which may be the same, does not hide the parameter from its own value.
    let start = other - 2
    return isParameter(other, before: start)
      || !file.isLocal(file.name(other), at: start) && isProperty(other)
  }

  /// Whether the innermost type with a property of that name declares it as any object.
  private func isProperty(_ name: Int) -> Bool {
    for scope in module.enclosingTypes(of: name, in: file) {
      guard let record = module.record(scope),
        let variable = module.variable(named: file.name(name), in: record)
      else { continue }
      return module.declaredType(of: variable) == "AnyObject"
    }
    return false
  }

  /// Whether a bracket ends a look-up in a variable that was said to hold objects, as in
  /// `let info = note.userInfo as! [String: AnyObject]`.
  private func holdsAnyObjects(_ bracket: Int) -> Bool {
    let name = file.partners[bracket] - 1
    guard file.kind(name) == .identifier, file.kind(name - 1) != .dot else { return false }
    guard let known = file.lastVariable(file.name(name), in: 0..<name) else { return false }
    return (known..<name).contains { index in
      file.is(index, "AnyObject") && file.kind(index + 1) == .rightBracket
    }
  }

  /// Whether the parentheses hold `a as AnyObject` or `a as AnyObject?`.
  private func endsInCast(_ parenthesis: Int) -> Bool {
    var last = parenthesis - 1
    if file.isOptionalMark(last) { last -= 1 }
    guard file.is(last, "AnyObject") else { return false }
    let before = last - 1
    return file.is(before, "as") || file.isOptionalMark(before) && file.is(before - 1, "as")
  }

  /// Whether the innermost function has a parameter of that name and of type `AnyObject`, and no
  /// variable of that name before.
  private func isParameter(_ name: Int, before limit: Int) -> Bool {
    let around = file.declarations.filter {
      ($0.kind == .function || $0.kind == .initializer) && $0.body?.contains(name) == true
    }
    guard let function = around.last, let body = function.body,
      let parameter = function.parameters.first(where: { $0.name == file.name(name) }),
      file.lastVariable(parameter.name, in: body.lowerBound..<limit) == nil
    else { return false }
    return file.plainType(parameter.type) == "AnyObject"
  }

  /// The lookup is optional on iOS: `.tag!`, `.tag?.description`, `.setTitle?(…)`.
  private func unwrap(_ draft: inout Draft) {
    let mark = dot + 2
    if file.isOptionalMark(mark) { draft.remove(mark..<mark + 1, in: number) }
  }
}

extension Module {
  /// Whether a type of the app has a method `perform` of its own.
  fileprivate var declaresPerform: Bool {
    types.values.contains { record in
      record.members.contains { self[$0].name == "perform" }
    }
  }
}

extension Source {
  /// `for a in`, `{ a, b in`, `{ (a) in`.
  fileprivate func mayBeginParameter(_ name: Int) -> Bool {
    switch kind(name + 1) {
    case .identifier: word(name + 1) == .in
    case .comma, .colon:
      [.leftBrace, .comma].contains(kind(name - 1))
        || kind(name - 1) == .leftParenthesis && kind(name - 2) == .leftBrace
    case .rightParenthesis: word(name + 2) == .in || kind(name + 2) == .arrow
    default: false
    }
  }

  fileprivate var namesAnyObject: Bool { tokens.indices.contains { `is`($0, "AnyObject") } }
}
