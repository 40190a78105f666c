public import HeadlessUIKit
internal import Testing
@_exported public import TransitionSnapshots

/// Records what `body` starts and compares it with its goldens; each that fails is an issue.
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
  filePath: String = #filePath,
  line: Int = #line,
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
      source: SnapshotSource(fileID, filePath, function, line, column),
      body
    )
  }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for verdict in verdicts where !verdict.passes {
    for artefact in verdict.artefacts {
      let name = "\(verdict.path).\(artefact.name)".replacing("/", with: ".")
      Attachment.record(artefact.bytes, named: name, sourceLocation: place)
    }
    Issue.record(Comment(rawValue: verdict.message), sourceLocation: place)
  }
}
