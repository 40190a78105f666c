extension Rule {
  /// `class A: XCTestCase, UITableViewDataSource {}`: on Apple's systems test cases are objects.
  ///
  /// XCTest's class on Linux is none, so that no test case could be a delegate. One extension for all
  /// makes them such.
  static let testObjects = Rule(name: "test objects") { draft in
    let module = draft.module
    guard !isConformed(in: module) else { return }
    for (number, file) in module.sources.enumerated() {
      guard let test = file.declarations.first(where: { isDelegate($0, in: module, file) }),
        let end = endOfOutermost(test, in: file)
      else { continue }
      // Where the test is, whatever conditions that depends on.
      draft.insert("; " + conformance, after: end, in: number)
      draft.rewrote(
        "a test case that is an object",
        by: "test objects",
        at: test.nameToken,
        in: number
      )
      return
    }
  }

  /// The closing brace of the type that a declaration is in, or of itself.
  private static func endOfOutermost(_ declaration: Declaration, in file: Source) -> Int? {
    var outermost = declaration
    while let parent = outermost.parent { outermost = file.declarations[parent] }
    return outermost.body?.upperBound
  }

  private static let conformance =
    "extension XCTestCase: @retroactive NSObjectProtocol { "
    + "public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }; "
    + "public var hash: Int { ObjectIdentifier(self).hashValue }; "
    + "public func `self`() -> Self { self }; public func isProxy() -> Bool { false }; "
    + "public var description: String { name }; public var debugDescription: String { name } }"

  private static func isConformed(in module: Module) -> Bool {
    module.sources.contains { source in
      source.declarations.contains { declaration in
        declaration.kind == .extension && declaration.name == "XCTestCase"
          && declaration.inherited.contains { $0.name == "NSObjectProtocol" }
      }
    }
  }

  /// Whether a test case says that it conforms to a protocol that only objects can.
  private static func isDelegate(
    _ declaration: Declaration,
    in module: Module,
    _ file: Source
  ) -> Bool {
    guard declaration.kind == .class || declaration.kind == .extension,
      file.isActive[declaration.nameToken], let record = module.record(declaration.name),
      module.isClass(record), module.foreignAncestor(of: record) == "XCTestCase"
    else { return false }
    return module.protocols(of: record).contains {
      $0 == "NSObjectProtocol" || UIKitDelegates.contains($0)
    }
  }
}
