public import HeadlessUIKit
internal import Scene
internal import Timeline

/// Records what `body` starts and compares it with its goldens; knows no test framework.
///
/// `root`, if given, is put on screen first.
@MainActor
public func verifyTransition(
  on stage: Stage,
  from root: UIViewController? = nil,
  taking filming: TakeOptions = TakeOptions(),
  against goldens: GoldenOptions = GoldenOptions(),
  source: SnapshotSource,
  _ body: () throws -> Void
) throws -> [SnapshotVerdict] {
  stage.show(ifNew: root)
  let (film, negative) = try stage.exposing { try stage.record(fps: filming.fps, body) }
  let take = try Take(film, filming) { negative.scene(at: $0) }
  return try verifyTake(take, against: goldens, source: source)
}

/// The same for code that waits: its tasks run between the frames, in no virtual time.
@MainActor
public func verifyLiveTransition(
  on stage: Stage,
  from root: UIViewController? = nil,
  taking filming: TakeOptions = TakeOptions(),
  against goldens: GoldenOptions = GoldenOptions(),
  source: SnapshotSource,
  _ body: @escaping () async throws -> Void
) async throws -> [SnapshotVerdict] {
  stage.show(ifNew: root)
  let (film, negative) = try await stage.exposing {
    try await stage.recordLive(fps: filming.fps, body)
  }
  let take = try Take(film, filming) { negative.scene(at: $0) }
  return try verifyTake(take, against: goldens, source: source)
}

/// Compares a recording that is there already.
@MainActor
public func verifyTake(
  _ take: Take,
  against goldens: GoldenOptions = GoldenOptions(),
  source: SnapshotSource
) throws -> [SnapshotVerdict] {
  try withTransitionGoldens(record: goldens.record, comparing: goldens.comparer) {
    let session = try SnapshotSession(
      named: goldens.name,
      case: goldens.testCase,
      source: source
    )
    return try session.verify(
      take,
      as: goldens.strategies.isEmpty ? .usual : goldens.strategies
    )
  }
}

extension [TransitionStrategy] {
  /// The picture and what was called: either misses what the other sees.
  static let usual: Self = [.filmstrip, .callbackLog]
}

extension Take {
  @MainActor fileprivate init(
    _ film: Film,
    _ options: TakeOptions,
    develop: @escaping @MainActor @Sendable (Instant) -> Scene?
  ) throws(SamplingFault) {
    try self.init(
      film,
      at: options.sampling,
      fps: options.fps,
      scale: options.scale,
      develop: develop
    )
  }
}

extension Stage {
  fileprivate func show(ifNew root: UIViewController?) {
    if let root, window.rootViewController !== root { show(root) }
  }
}
