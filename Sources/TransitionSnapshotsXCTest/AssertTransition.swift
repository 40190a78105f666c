public import HeadlessUIKit
@_exported public import TransitionSnapshots
internal import XCTest

/// Records what `body` starts and compares it with its goldens; each that does not match fails.
///
/// On Linux, call it from `@MainActor func testX() async throws`, or from a plain test method
/// inside of `MainActor.assumeIsolated { }`.
@MainActor
public func assertTransition(
  on stage: Stage,
  from root: UIViewController? = nil,
  named name: String? = nil,
  case testCase: String? = nil,
  at sampling: Sampling = .quarters,
  as strategies: TransitionStrategy...,
  fps: Int = 60,
  scale: Double = 1,
  comparing comparer: Comparer? = nil,
  record: RecordMode? = nil,
  function: String = #function,
  fileID: String = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: Int = #column,
  _ body: () throws -> Void
) throws {
  let settings = TransitionGoldens(record: record, comparing: comparer)
  let verdicts = try TransitionGoldens.$current.withValue(settings.within(.current)) {
    try verifyTransition(
      on: stage,
      from: root,
      named: name,
      case: testCase,
      at: sampling,
      as: strategies,
      fps: fps,
      scale: scale,
      source: SnapshotSource(fileID, "\(filePath)", function, Int(line), column),
      body
    )
  }
  for verdict in verdicts where !verdict.passes {
    XCTFail(verdict.message, file: filePath, line: line)
  }
}
