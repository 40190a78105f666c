extension Rule {
  /// Methods that every object has on iOS: there is none above a plain object's to override, and the
  /// class says that it has one.
  static let plainObjects = Rule(name: "plain objects") { draft in
    let module = draft.module
    for method in ObjectMethod.all {
      for name in module.names {
        guard let record = module.types[name], let primary = record.primary,
          module.isClass(record),
          let ancestor = module.foreignAncestor(of: record),
          ancestor == "NSObject"
            || method.hasNoneInUIKit && UIKitClasses.lineage(of: ancestor).contains("NSObject"),
          let location = record.member(method.name, in: module), module[location].has(.override),
          !module.lineage(of: record).dropFirst().contains(where: {
            $0.member(method.name, in: module) != nil
          })
        else { continue }
        let member = module[location]
        for modifier in member.modifiers where modifier.word == .override {
          draft.remove(modifier.range, in: location.source)
        }
        forgetSuper(method, in: location, &draft)
        // A witness has the type that the protocol's method has.
        if method.hasNoneInUIKit, let type = member.parameters.first?.type, type.count == 1 {
          draft.insert("!", after: type.lowerBound, in: location.source)
        }
        draft.markForwarded(location)
        draft.addConformance(method.requirement, to: primary)
        draft.rewrote(
          "a method that every object has on iOS",
          by: "plain objects",
          at: member.keyword,
          in: location.source
        )
      }
    }
  }

  private static func forgetSuper(
    _ method: ObjectMethod,
    in location: Module.Location,
    _ draft: inout Draft
  ) {
    let file = draft.module.source(of: location)
    let member = draft.module[location]
    guard let body = member.body else { return }
    for index in body where file.is(index, "super") {
      guard file.kind(index + 1) == .dot, file.name(index + 2) == member.name,
        file.kind(index + 3) == .leftParenthesis
      else { continue }
      let call = index..<file.after(index + 3)
      switch method.super {
      case .nothing: draft.remove(call, in: location.source)
      case .value(let text): draft.replace(call, in: location.source, by: text)
      case .method(let name): draft.replace(index + 2..<index + 3, in: location.source, by: name)
      case .argument(let suffix):
        // From `super` to the argument's label.
        draft.replace(index..<index + 6, in: location.source, by: "(")
        draft.insert(suffix, after: call.upperBound - 1, in: location.source)
      }
    }
  }
}

/// A method that every object has on iOS.
private struct ObjectMethod {
  /// What stands for a call of the superclass's method.
  enum Super {
    case nothing
    case value(String)
    /// The argument, followed by this.
    case argument(String)
    /// Another method with the same arguments.
    case method(String)
  }

  let name: String
  /// The protocol by which it is called here.
  let requirement: String
  var `super` = Super.nothing
  /// Whether UIKit's classes have none here, either.
  var hasNoneInUIKit = false

  static let all = [
    ObjectMethod(name: "awakeFromNib()", requirement: "NSNibAwaking"),
    ObjectMethod(
      name: "observeValue(forKeyPath:of:change:context:)",
      requirement: "NSKeyValueObserver"
    ),
    ObjectMethod(name: "value(forUndefinedKey:)", requirement: "NSUndefinedKeys"),
    ObjectMethod(name: "setValue(_:forUndefinedKey:)", requirement: "NSUndefinedKeys"),
    ObjectMethod(
      name: "forwardingTarget(for:)",
      requirement: "NSMessageForwarding",
      super: .value("(nil as Any?)"),
      hasNoneInUIKit: true
    ),
    ObjectMethod(
      name: "responds(to:)",
      requirement: "NSMessageAnswering",
      super: .argument(".isImplemented(by: self)"),
      hasNoneInUIKit: true
    ),
    ObjectMethod(
      name: "getObjectValue(_:for:errorDescription:)",
      requirement: "NSObjectValueReading",
      super: .method("getPlainObjectValue"),
      hasNoneInUIKit: true
    ),
    ObjectMethod(
      name: "getObjectValue(_:for:range:)",
      requirement: "NSObjectValueRangeReading",
      super: .method("getPlainObjectValue"),
      hasNoneInUIKit: true
    ),
  ]
}

extension Module.TypeRecord {
  fileprivate func member(_ method: String, in module: Module) -> Module.Location? {
    members.first { module[$0].fullName == method && module[$0].kind == .function }
  }
}
