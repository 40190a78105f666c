public import HeadlessUIKit
internal import Testing
@_exported public import TransitionSnapshots

/// Records what `body` starts and compares it with its goldens; all findings become one issue.
///
/// Faults of the film are failures, except for the kinds in `allowing`.
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
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: () throws -> Void
) throws {
  let source = SnapshotSource(
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
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
    .report(source)
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
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: @escaping () async throws -> Void
) async throws {
  let source = SnapshotSource(
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
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
  ).report(source)
}

extension [SnapshotVerdict] {
  /// Reports an issue if anything is wrong, with the pictures of what did not match.
  func report(_ from: SnapshotSource) {
    let place = SourceLocation(
      fileID: from.fileID,
      filePath: from.filePath,
      line: from.line,
      column: from.column
    )
    for verdict in self where !verdict.passes {
      for artefact in verdict.artefacts {
        let name = "\(verdict.path).\(artefact.name)".replacing("/", with: ".")
        Attachment.record(artefact.bytes, named: name, sourceLocation: place)
      }
    }
    if let failure { Issue.record(Comment(rawValue: failure), sourceLocation: place) }
  }
}
