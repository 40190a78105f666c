extension Rule {
  /// `func testIt()` of a test case on the main actor → `func testIt() async`.
  ///
  /// XCTest on Linux finds tests by their type, and aborts the run at one that is isolated to the
  /// main actor without being asynchronous.
  static let mainActorTests = Rule(name: "test cases") { draft in
    let module = draft.module
    for name in module.names {
      guard let record = module.types[name], module.isClass(record),
        module.foreignAncestor(of: record) == "XCTestCase"
      else { continue }
      let isIsolated = isOnMainActor(record, module)
      for location in record.members {
        let member = module[location]
        guard isTest(member), isIsolated || member.attribute("MainActor") != nil,
          let list = member.parameterList
        else { continue }
        draft.insert(" async", after: list.upperBound, in: location.source)
        draft.rewrote(
          "a test on the main actor",
          by: "test cases",
          at: list.lowerBound,
          in: location.source
        )
      }
    }
  }

  /// Subclasses inherit a class's actor isolation.
  private static func isOnMainActor(_ record: Module.TypeRecord, _ module: Module) -> Bool {
    module.lineage(of: record).contains { ancestor in
      ancestor.primary.map { module[$0].attribute("MainActor") != nil } ?? false
    }
  }

  private static func isTest(_ member: Declaration) -> Bool {
    member.kind == .function && member.name.hasPrefix("test") && member.parameters.isEmpty
      && !member.isStatic && !member.isAsync && !member.has(.nonisolated)
  }
}
