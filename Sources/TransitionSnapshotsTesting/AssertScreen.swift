public import Foundation
public import HeadlessUIKit
public import TransitionSnapshots

/// Compares a screen at rest with its golden; all findings become one issue.
///
/// `root`, if given, is put on screen first; the default form is one picture.
@MainActor
public func assertScreen(
  on stage: Stage,
  from root: UIViewController? = nil,
  named name: String? = nil,
  case testCase: String? = nil,
  as forms: TransitionStrategy...,
  scale: Double = 1,
  comparing comparer: Comparer? = nil,
  record: RecordMode? = nil,
  allowing accepted: AcceptedFaults = .none,
  function: String = #function,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) throws {
  let source = SnapshotSource(
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
    column: column
  )
  let gold = GoldenOptions(
    named: name,
    case: testCase,
    as: forms,
    by: comparer,
    record: record,
    allowing: accepted
  )
  try verifyScreen(on: stage, from: root, scale: scale, against: gold, source: source)
    .report(source)
}

/// The same for a screen in every variation; `root` is created for each.
@MainActor
public func assertScreen(
  across variations: Variations,
  on device: Stage.Device = .iPhone15,
  from root: @autoclosure () throws -> UIViewController,
  named name: String? = nil,
  case testCase: String? = nil,
  as forms: TransitionStrategy...,
  scale: Double = 1,
  comparing comparer: Comparer? = nil,
  record: RecordMode? = nil,
  allowing accepted: AcceptedFaults = .none,
  function: String = #function,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) throws {
  let source = SnapshotSource(
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
    column: column
  )
  let gold = GoldenOptions(
    named: name,
    case: testCase,
    as: forms,
    by: comparer,
    record: record,
    allowing: accepted
  )
  try verifyScreen(
    across: variations,
    on: device,
    from: root,
    scale: scale,
    against: gold,
    source: source
  ).report(source)
}

/// Compares one view, in its own size and without a screen, with its golden.
///
/// Without `size`, the view has the size of its bounds, or else the smallest that its content
/// needs.
@MainActor
public func assertView(
  _ view: UIView,
  size: CGSize? = nil,
  named name: String? = nil,
  case testCase: String? = nil,
  as forms: TransitionStrategy...,
  scale: Double = 1,
  comparing comparer: Comparer? = nil,
  record: RecordMode? = nil,
  allowing accepted: AcceptedFaults = .none,
  function: String = #function,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) throws {
  let source = SnapshotSource(
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
    column: column
  )
  let gold = GoldenOptions(
    named: name,
    case: testCase,
    as: forms,
    by: comparer,
    record: record,
    allowing: accepted
  )
  try verifyView(view, size: size, scale: scale, against: gold, source: source)
    .report(source)
}
