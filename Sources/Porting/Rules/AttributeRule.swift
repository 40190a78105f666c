extension Rule {
  /// Attributes that only matter to Objective-C, and those that mark a module's main entry point.
  static let attributes = Rule(name: "attributes") { draft in
    bindProtocols(&draft)
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.tokens[index].kind == .at && file.isActive[index]
      {
        guard file.kind(index + 1) == .identifier else { continue }
        port(attribute: index, named: file.text(index + 1), in: number, &draft)
      }
    }
  }

  /// Only classes conform to an Objective-C protocol.
  private static func bindProtocols(_ draft: inout Draft) {
    for name in draft.module.names {
      guard let record = draft.module.types[name], let location = record.primary else { continue }
      let declaration = draft.module[location]
      guard declaration.kind == .protocol, declaration.attribute("objc") != nil,
        draft.module.protocols(of: record).isDisjoint(with: [
          "AnyObject", "class", "NSObjectProtocol",
        ])
      else { continue }
      draft.addConformance("AnyObject", to: location)
    }
  }

  private static func port(
    attribute index: Int,
    named name: String,
    in number: Int,
    _ draft: inout Draft
  ) {
    let file = draft.module.sources[number]
    switch name {
    case "objc", "objcMembers", "IBOutlet", "GKInspectable", "NSCopying":
      var end = index + 2
      if name == "objc", file.kind(end) == .leftParenthesis { end = file.after(end) }
      draft.remove(index..<end, in: number)
      draft.rewrote("@\(name)", by: "attributes", at: index, in: number)
    case "convention" where file.isOfObjectiveC(convention: index):
      draft.remove(index..<file.after(index + 2), in: number)
      draft.rewrote("@convention", by: "attributes", at: index, in: number)
    case "IBAction" where draft.module.parameterCount(atAttribute: index, in: number) != 1:
      // [W] Without Objective-C the compiler requires exactly one argument.
      draft.remove(index..<index + 2, in: number)
      draft.rewrote("@IBAction", by: "attributes", at: index, in: number)
    case "UIApplicationMain", "NSApplicationMain":
      draft.remove(index..<index + 2, in: number)
      draft.rewrote(
        "@\(name): launch the delegate with Stage.launch",
        by: "attributes",
        at: index,
        in: number
      )
    case "main":
      guard let protocols = protocols(ofTypeWith: index, in: number, draft.module) else { break }
      let isDelegate = protocols.contains("UIApplicationDelegate")
      // A program has one beginning, which is that of the film.
      let isSwiftUI = protocols.contains("App") && draft.module.resolve("App") == nil
      guard isDelegate || isSwiftUI else { break }
      draft.remove(index..<index + 2, in: number)
      draft.rewrote(
        isDelegate
          ? "@main: launch the delegate with Stage.launch"
          : "@main: an app of SwiftUI is not launched here",
        by: "attributes",
        at: index,
        in: number
      )
    default: break
    }
  }

  /// The protocols that the type with the attribute conforms to.
  private static func protocols(
    ofTypeWith attribute: Int,
    in number: Int,
    _ module: Module
  ) -> Set<String>? {
    let file = module.sources[number]
    for (index, declaration) in file.declarations.enumerated()
    where declaration.attributes.contains(where: { $0.range.lowerBound == attribute }) {
      return module.record(module.fullName(of: index, in: file)).map(module.protocols)
    }
    return nil
  }
}

extension Source {
  /// Whether `@convention(…)` makes a block, or the function that is behind a method.
  fileprivate func isOfObjectiveC(convention at: Int) -> Bool {
    guard kind(at + 2) == .leftParenthesis else { return false }
    let type = after(at + 2)
    return `is`(at + 3, "block")
      || kind(type) == .leftParenthesis && (type..<after(type)).contains { `is`($0, "Selector") }
  }
}

extension Module {
  /// The parameter count of the function that has the attribute.
  fileprivate func parameterCount(atAttribute token: Int, in number: Int) -> Int? {
    sources[number].declarations.first { declaration in
      declaration.attributes.contains { $0.range.lowerBound == token }
    }?.parameters.count
  }
}
