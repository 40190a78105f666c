extension Rule {
  /// `NSClassFromString(name)` → `InterfaceClasses.named(name)`: Foundation on Linux finds a class of
  /// UIKit only by a name with a module, which it does not have on iOS.
  static let classesByName = Rule(name: "classes by name") { draft in
    let isDeclared = draft.module.sources.contains { source in
      source.declarations.contains { $0.kind == .function && $0.name == "NSClassFromString" }
    }
    guard !isDeclared else { return }
    for (number, file) in draft.module.sources.enumerated() {
      for name in file.tokens.indices
      where file.is(name, "NSClassFromString") && file.isActive[name]
        && file.kind(name + 1) == .leftParenthesis && file.kind(name - 1) != .dot
      {
        draft.replace(name..<name + 1, in: number, by: "InterfaceClasses.named")
        draft.rewrote("a class is asked for by name", by: "classes by name", at: name, in: number)
      }
    }
  }
}
