/// An action that an extension gives to one of UIKit's classes, and so to the classes below it.
///
/// Storyboards name it for those.
package struct ExtensionAction: Hashable, Sendable {
  /// UIKit's class.
  let owner: String
  /// The name in Objective-C.
  let selector: String
  let name: String
  /// `(_:)`, or nothing.
  let labels: String
  /// Whether other modules see it.
  let isPublic: Bool

  /// The row of a table of named members.
  func row(of type: String, selectorType: String) -> String {
    ".method(\(selectorType)(\"\(selector)\", \(type).\(name)\(labels)))"
  }
}

extension Module {
  /// The actions in extensions of classes of UIKit in this module.
  var extensionActions: [ExtensionAction] {
    names.flatMap { name -> [ExtensionAction] in
      guard let record = types[name], record.primary == nil,
        UIKitClasses.lineage(of: name).last == "NSObject"
      else { return [] }
      return record.members.compactMap { extensionAction($0, owner: name) }
    }
  }

  private func extensionAction(_ location: Location, owner: String) -> ExtensionAction? {
    let (member, source) = (self[location], source(of: location))
    let reference = MethodReference(module: self, method: location, owner: owner)
    guard member.kind == .function, member.attribute("IBAction") != nil, !member.isStatic,
      reference.obstacle == nil
    else { return nil }
    let around = member.parent.flatMap { source.declarations[$0].access(in: source) }
    let access = member.access(in: source) ?? around
    guard access != .private, access != .fileprivate else { return nil }
    return ExtensionAction(
      owner: owner,
      selector: reference.name,
      name: source.text(member.nameToken),
      labels: reference.labels,
      isPublic: access == .public || access == .open
    )
  }

  /// The rows of a class right below one of UIKit's, for actions that it has from extensions.
  func rows(of actions: [ExtensionAction], for record: TypeRecord) -> [String] {
    guard !actions.isEmpty, superclass(of: record) == nil,
      let foreign = foreignAncestor(of: record)
    else { return [] }
    let line = UIKitClasses.lineage(of: foreign)
    let actions = actions.filter { line.contains($0.owner) }
    let clear = actions.filter { action in
      // Its own method is meant where it has one of that name.
      methods(named: action.name, in: record).isEmpty
        && actions.filter { $0.name == action.name }.count == 1
    }
    return clear.map { $0.row(of: record.name, selectorType: selectorType) }
  }
}
