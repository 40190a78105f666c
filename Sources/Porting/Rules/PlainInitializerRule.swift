extension Rule {
  /// `extension NSObject: P {}` where `P` asks for `init()`, which every object of iOS has.
  ///
  /// Here the requirement goes, and the initialisers that `P` has in extensions make their object as
  /// one of a class known at run time. Types of the module that conform as well are asked through a
  /// protocol beside `P` that keeps the requirement.
  static let plainInitializers = Rule(name: "plain initialisers") { draft in
    let module = draft.module
    for (name, record) in module.types.sorted(by: { $0.key < $1.key }) {
      guard let asker = record.primary, module[asker].kind == .protocol,
        let requirement = record.members.first(where: { isPlain($0, of: asker, module) }),
        let own = module.typesThatConform(to: name)
      else { continue }
      let source = module.source(of: asker)
      guard let bounds = source.bounds(of: module[asker]) else { continue }
      let member = module[requirement]
      draft.replace(bounds, in: asker.source, by: "")
      draft.remove(member.first..<member.end, in: asker.source)
      draft.rewrote(
        "a requirement of init()",
        by: "plain initialisers",
        at: member.keyword,
        in: asker.source
      )
      let twin = own.isEmpty ? nil : "\(module[asker].name)Plainly"
      if let twin { declare(twin, beside: asker, for: own, &draft) }
      for location in record.members where module[location].kind == .initializer {
        makeObject(in: location, askedThrough: twin, &draft)
      }
    }
  }

  private static func isPlain(
    _ member: Module.Location,
    of asker: Module.Location,
    _ module: Module
  ) -> Bool {
    member.source == asker.source && module[member].kind == .initializer
      && module[member].parent == asker.declaration && module[member].parameters.isEmpty
  }

  private static func declare(
    _ twin: String,
    beside asker: Module.Location,
    for own: [Module.Location],
    _ draft: inout Draft
  ) {
    let source = draft.module.source(of: asker)
    let access = draft.module[asker].access(in: source).map { "\($0) " } ?? ""
    draft.insert(
      "; \(access)protocol \(twin) { init() }",
      after: draft.module[asker].end - 1,
      in: asker.source
    )
    for location in own { draft.addConformance(twin, to: location) }
  }

  private static func makeObject(
    in location: Module.Location,
    askedThrough twin: String?,
    _ draft: inout Draft
  ) {
    let object = "self = (Self.self as! NSObject.Type).made() as! Self"
    let source = draft.module.source(of: location)
    guard let body = draft.module[location].body else { return }
    for index in body where source.word(index) == .self && source.isActive[index] {
      guard source.kind(index + 1) == .dot, source.word(index + 2) == .`init`,
        source.kind(index + 3) == .leftParenthesis, source.kind(index + 4) == .rightParenthesis
      else { continue }
      draft.replace(
        index..<index + 5,
        in: location.source,
        by: twin.map {
          "if let own = Self.self as? any \($0).Type { self = own.init() as! Self } else { \(object) }"
        } ?? object
      )
    }
  }
}

extension Module {
  /// The types of this module that conform to a protocol beside classes of Foundation and UIKit; nil
  /// if there are no such classes, or something else conforms.
  fileprivate func typesThatConform(to name: String) -> [Location]? {
    let conforming = types.values.filter { record in
      record.inherited.contains { (resolve($0, from: record.name) ?? $0) == name }
    }
    let foreign = conforming.filter { $0.primary == nil }
    let own = conforming.compactMap(\.primary)
    let areObjects = foreign.allSatisfy { record in
      record.name == "NSObject" || UIKitClasses.lineage(of: record.name).contains("NSObject")
    }
    guard !foreign.isEmpty, areObjects, own.allSatisfy({ self[$0].kind != .protocol }) else {
      return nil
    }
    return own
  }
}

extension Source {
  /// The `: AnyObject` of a protocol, empty if it has none; nil if it inherits from anything else.
  fileprivate func bounds(of asker: Declaration) -> Range<Int>? {
    let start = asker.nameToken + 1
    switch kind(start) {
    case .leftBrace: return start..<start
    case .colon where kind(start + 2) == .leftBrace:
      return `is`(start + 1, "class") || `is`(start + 1, "AnyObject") ? start..<start + 2 : nil
    default: return nil
    }
  }
}
