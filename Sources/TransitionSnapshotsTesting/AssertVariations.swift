public import HeadlessUIKit
internal import Testing
public import TransitionSnapshots

/// Records what `body` starts in each variation and compares it with goldens named after it.
///
/// `root` is created for each, on a new stage; all findings become one issue, with a contact sheet
/// of all variations.
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
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: (Root) throws -> Void
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
  let found = try verifyTransition(
    across: variations,
    on: device,
    from: root,
    taking: TakeOptions(at: times, fps: fps, scale: scale),
    against: gold,
    source: source,
    body
  )
  try found.report(source)
}

extension VariationVerdicts {
  /// Reports an issue if anything is wrong, with all variations in one picture.
  func report(_ from: SnapshotSource) throws {
    if verdicts.failure != nil, let sheet = try contactSheet() {
      let place = SourceLocation(
        fileID: from.fileID,
        filePath: from.filePath,
        line: from.line,
        column: from.column
      )
      Attachment.record(sheet.bytes, named: sheet.name, sourceLocation: place)
    }
    verdicts.report(from)
  }
}
