public import HeadlessUIKit
public import TransitionSnapshots
internal import XCTest

/// Records what `body` starts in each variation and compares it with goldens named after it.
///
/// `root` is created for each, on a new stage; all findings become one failure.
@MainActor
public func assertTransition<Root: UIViewController>(
  across variations: Variations,
  on device: Stage.Device = .iPhone15,
  from root: @autoclosure () throws -> Root,
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
  _ body: (Root) throws -> Void
) throws {
  let gold = GoldenOptions(
    named: name,
    case: testCase,
    as: forms,
    by: comparer,
    record: record,
    allowing: accepted
  )
  try verifyTransition(
    across: variations,
    on: device,
    from: root,
    taking: TakeOptions(at: times, fps: fps, scale: scale),
    against: gold,
    source: SnapshotSource(
      fileID: fileID,
      filePath: "\(filePath)",
      function: function,
      line: Int(line),
      column: column
    ),
    body
  ).verdicts.report(filePath, line)
}
