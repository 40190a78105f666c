public import HeadlessUIKit
@_exported public import TransitionSnapshots
internal import XCTest

/// Records what `body` starts and compares it with its goldens; all findings become one failure.
///
/// Faults of the film are failures, except for the kinds in `allowing`.
///
/// On Linux, call it from `@MainActor func testX() async throws`, or from a plain test method
/// inside `MainActor.assumeIsolated { }`.
@MainActor
public func assertTransition(
  on stage: Stage,
  from root: UIViewController? = nil,
  named name: String? = nil,
  case testCase: String? = nil,
  at times: Sampling = .quarters,
  as forms: TransitionStrategy...,
  fps: Int = 60,
  scale: Double = 1,
  comparing comparer: Comparer? = nil,
  record: RecordMode? = nil,
  allowing accepted: AcceptedFaults = .none,
  function: String = #function,
  fileID: String = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: Int = #column,
  _ body: () throws -> Void
) throws {
  let source = SnapshotSource(
    fileID: fileID,
    filePath: "\(filePath)",
    function: function,
    line: Int(line),
    column: column
  )
  let take = TakeOptions(at: times, fps: fps, scale: scale)
  let gold = GoldenOptions(
    named: name,
    case: testCase,
    as: forms,
    by: comparer,
    record: record,
    allowing: accepted
  )
  try verifyTransition(on: stage, from: root, taking: take, against: gold, source: source, body)
    .report(filePath, line)
}

/// The same for asynchronous code, filmed as `Stage.recordLive` does.
///
/// Other tests run at the same time: the callback log contains what they do before they make a
/// stage.
@MainActor
public func assertLiveTransition(
  on stage: Stage,
  from root: UIViewController? = nil,
  named name: String? = nil,
  case testCase: String? = nil,
  at times: Sampling = .quarters,
  as forms: TransitionStrategy...,
  fps: Int = 60,
  scale: Double = 1,
  comparing comparer: Comparer? = nil,
  record: RecordMode? = nil,
  allowing accepted: AcceptedFaults = .none,
  function: String = #function,
  fileID: String = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: Int = #column,
  _ body: @escaping () async throws -> Void
) async throws {
  let source = SnapshotSource(
    fileID: fileID,
    filePath: "\(filePath)",
    function: function,
    line: Int(line),
    column: column
  )
  let take = TakeOptions(at: times, fps: fps, scale: scale)
  let gold = GoldenOptions(
    named: name,
    case: testCase,
    as: forms,
    by: comparer,
    record: record,
    allowing: accepted
  )
  try await verifyLiveTransition(
    on: stage,
    from: root,
    taking: take,
    against: gold,
    source: source,
    body
  ).report(filePath, line)
}

extension [SnapshotVerdict] {
  /// Reports a failure if anything is wrong.
  func report(_ file: StaticString, _ line: UInt) {
    if let failure { XCTFail(failure, file: file, line: line) }
  }
}
