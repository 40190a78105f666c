public import HeadlessUIKit

/// Records what `body` starts and compares it with its goldens; knows no test framework.
///
/// `root`, if given, is put on screen first. Without forms, a film strip and the callback log are
/// compared.
@MainActor
public func verifyTransition(
  on stage: Stage,
  from root: UIViewController? = nil,
  named name: String? = nil,
  case testCase: String? = nil,
  at sampling: Sampling = .quarters,
  as strategies: [TransitionStrategy] = [],
  fps: Int = 60,
  scale: Double = 1,
  source: SnapshotSource,
  _ body: () throws -> Void
) throws -> [SnapshotVerdict] {
  if let root, stage.window.rootViewController !== root { stage.show(root) }
  let (film, negative) = try stage.exposing { try stage.record(fps: fps, body) }
  let take = try Take(film, at: sampling, fps: fps, scale: scale) { negative.scene(at: $0) }
  let session = try SnapshotSession(
    named: name,
    case: testCase,
    source: source
  )
  return try session.verify(take, as: strategies.isEmpty ? .usual : strategies)
}

/// Compares a recording that is there already.
@MainActor
public func verifyTake(
  _ take: Take,
  named name: String? = nil,
  case testCase: String? = nil,
  as strategies: [TransitionStrategy] = [],
  source: SnapshotSource
) throws -> [SnapshotVerdict] {
  let session = try SnapshotSession(
    named: name,
    case: testCase,
    source: source
  )
  return try session.verify(take, as: strategies.isEmpty ? .usual : strategies)
}

extension [TransitionStrategy] {
  /// The picture and what was called: either misses what the other sees.
  static let usual: Self = [.filmstrip, .callbackLog]
}
