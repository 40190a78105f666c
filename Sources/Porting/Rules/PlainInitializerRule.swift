extension Rule {
  /// `extension NSObject: P {}` where `P` asks for `init()`, which every object of iOS has.
  ///
  /// Here the requirement goes, and the initialisers that `P` has in extensions make their object as
  /// one of a class known at run time.
  static let plainInitializers = Rule(name: "plain initialisers") { draft in
    let module = draft.module
    for (name, record) in module.types.sorted(by: { $0.key < $1.key }) {
      guard let asker = record.primary, module[asker].kind == .protocol,
        let requirement = record.members.first(where: { isPlain($0, of: asker, module) }),
        module.onlyForeignObjects(conformTo: name)
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
      for location in record.members where module[location].kind == .initializer {
        makeObject(in: location, &draft)
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

  private static func makeObject(in location: Module.Location, _ draft: inout Draft) {
    let source = draft.module.source(of: location)
    guard let body = draft.module[location].body else { return }
    for index in body where source.word(index) == .self && source.isActive[index] {
      guard source.kind(index + 1) == .dot, source.word(index + 2) == .`init`,
        source.kind(index + 3) == .leftParenthesis, source.kind(index + 4) == .rightParenthesis
      else { continue }
      draft.replace(
        index..<index + 5,
        in: location.source,
        by: "self = (Self.self as! NSObject.Type).made() as! Self"
      )
    }
  }
}

extension Module {
  /// Whether all who conform to a protocol are classes of Foundation and UIKit.
  fileprivate func onlyForeignObjects(conformTo name: String) -> Bool {
    let conforming = types.values.filter { record in
      record.name != name && protocols(of: record).contains(name)
    }
    return !conforming.isEmpty
      && conforming.allSatisfy { record in
        let isObject =
          record.name == "NSObject" || UIKitClasses.lineage(of: record.name).contains("NSObject")
        return record.primary == nil && isObject
      }
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
