import Foundation
import HeadlessUIKit
import Scene
import ScreenFile
import Timeline

/// What a stage performs: a screen file's script, or a program's reel.
@MainActor
struct Play {
  typealias Take = (Frame) throws -> Void

  let device: Stage.Device
  /// Performs on a new stage, passes on the scenes at the instants, and returns the outcome.
  let perform:
    @MainActor (_ instants: [Instant], _ take: @escaping Take) throws -> Stage.FilmSummary
  /// Films the whole play in one pass; for code with side effects, which must run only once.
  private(set) var film: (@MainActor (FrameRate) throws -> Film)?

  init(_ document: ScreenDocument, _ choice: StageChoice) {
    device = choice.device ?? document.usualDevice
    perform = { instants, take in
      let player = ScreenPlayer(document, device: choice.device, locale: choice.locale)
      choice.apply(to: player.stage)
      return try player.film(at: instants, into: take)
    }
  }

  init(_ reel: TransitionReel, _ choice: StageChoice) {
    let device = choice.device ?? reel.device
    self.device = device
    let stage = { @MainActor in
      let stage = Stage(device: device)
      choice.apply(to: stage)
      return stage
    }
    perform = { try reel.film(on: stage(), at: $0, into: $1) }
    film = { try reel.film(on: stage(), at: $0) }
  }
}
