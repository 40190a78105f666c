public import HeadlessUIKit
internal import Scene
internal import Timeline

/// Records what `body` starts and compares it with its goldens; independent of test frameworks.
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
  try verifyTransition(
    on: stage,
    from: root,
    taking: filming,
    against: goldens,
    source: source,
    looking: { _ in },
    body
  )
}

/// The same; `look` receives the recording before it is compared.
@MainActor
func verifyTransition(
  on stage: Stage,
  from root: UIViewController?,
  taking filming: TakeOptions,
  against goldens: GoldenOptions,
  source: SnapshotSource,
  looking look: (Take) -> Void,
  _ body: () throws -> Void
) throws -> [SnapshotVerdict] {
  try verify(goldens, source: source) {
    stage.show(ifNew: root)
    var spoken: SpokenChanges?
    let listens = goldens.strategies.contains { $0.listensThroughout }
    if listens { spoken = SpokenChanges(before: SpokenScreen(stage).text) }
    let (film, negative) = try stage.exposing {
      try stage.record(fps: filming.fps) {
        try body()
        guard listens else { return }
        stage.schedule(at: 1 / Double(filming.fps)) { spoken?.during = SpokenScreen(stage).text }
      }
    }
    var shooting = try Shooting(film, options: filming, negative: negative)
    if case .take(var take) = shooting {
      take.spoken = spoken
      shooting = .take(take)
    }
    if case .take(let take) = shooting { look(take) }
    return shooting
  }
}

/// The same for asynchronous code: its tasks run between frames and take no virtual time.
@MainActor
public func verifyLiveTransition(
  on stage: Stage,
  from root: UIViewController? = nil,
  taking filming: TakeOptions = TakeOptions(),
  against goldens: GoldenOptions = GoldenOptions(),
  source: SnapshotSource,
  _ body: @escaping () async throws -> Void
) async throws -> [SnapshotVerdict] {
  let shooting = try await shoot {
    stage.show(ifNew: root)
    let (film, negative) = try await stage.exposing {
      try await stage.recordLive(fps: filming.fps, body)
    }
    return try Shooting(film, options: filming, negative: negative)
  }
  return try verify(goldens, source: source) { shooting }
}

/// Compares an existing recording.
@MainActor
public func verifyTake(
  _ take: Take,
  against goldens: GoldenOptions = GoldenOptions(),
  source: SnapshotSource
) throws -> [SnapshotVerdict] {
  try verify(goldens, source: source) { .take(take) }
}

@MainActor
private func verify(
  _ goldens: GoldenOptions,
  source: SnapshotSource,
  shoot: () throws -> Shooting
) throws -> [SnapshotVerdict] {
  let shooting: Shooting
  do {
    shooting = try shoot()
  } catch let exception as Stage.UIKitException {
    shooting = .raised(exception.fault)
  }
  return try withTransitionGoldens(
    record: goldens.record,
    comparing: goldens.comparer,
    allowing: goldens.accepted
  ) {
    let session = try SnapshotSession(
      named: goldens.name,
      case: goldens.testCase,
      source: source
    )
    switch shooting {
    case .take(let take):
      return try session.verify(
        take,
        as: goldens.strategies.isEmpty ? .usual : goldens.strategies
      )
    case .nothing(let film, let fault): return try session.refuse(film, because: fault)
    case .raised(let fault): return try session.refuse(fault)
    }
  }
}

@MainActor
private func shoot(_ body: () async throws -> Shooting) async throws -> Shooting {
  do {
    return try await body()
  } catch let exception as Stage.UIKitException {
    return .raised(exception.fault)
  }
}

/// The result of filming.
private enum Shooting {
  case take(Take)
  /// There is a film, but it cannot be sampled as requested.
  case nothing(Film, SamplingFault)
  /// UIKit would have raised an exception.
  case raised(Film.Fault)

  @MainActor init(_ film: Film, options: TakeOptions, negative: Negative) throws {
    do throws(SamplingFault) {
      self = .take(try Take(film, options) { negative.scene(at: $0) })
    } catch {
      self = .nothing(film, error)
    }
  }
}

extension [TransitionStrategy] {
  /// Pictures and callbacks: each shows what the other does not.
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
