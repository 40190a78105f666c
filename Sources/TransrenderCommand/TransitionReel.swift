public import HeadlessUIKit
import Scene
import Timeline

/// A named demo that the command line can film.
///
/// `prepare` puts controllers on the stage and returns the action to film.
@MainActor
public struct TransitionReel {
  public typealias Action = @MainActor () throws -> Void

  public let name: String
  public let summary: String
  public let device: Stage.Device
  private let prepare: @MainActor (Stage) throws -> Action

  public init(
    _ name: String,
    _ summary: String = "",
    device: Stage.Device = .iPhone15,
    prepare: @escaping @MainActor (Stage) throws -> Action
  ) {
    (self.name, self.summary, self.device, self.prepare) = (name, summary, device, prepare)
  }

  /// Runs the command line of this process with these reels in addition to the built-in ones;
  /// `demo` alone films the first.
  public static func main(_ reels: [TransitionReel]) -> Never {
    var session = Session(console: .standard(), reels: reels + builtIn)
    if let first = reels.first { session.usualReel = first.name }
    TransrenderCommand.end(session)
  }

  func film(on stage: Stage, at rate: FrameRate) throws -> Film {
    let action = try action(on: stage)
    return try stage.record(at: rate) { try action() }
  }

  func film(
    on stage: Stage,
    at instants: [Instant],
    into take: @escaping (Frame) throws -> Void
  ) throws -> Stage.FilmSummary {
    let action = try action(on: stage)
    return try stage.record(at: instants, into: take) { try action() }
  }

  private func action(on stage: Stage) throws -> Action {
    var action: Action = {}
    // Exceptions that UIKit raises during the set-up are thrown as well.
    try stage.record(for: 0, fps: 1) { action = try prepare(stage) }
    return action
  }
}
