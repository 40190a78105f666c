import Foundation
import Scene

/// The frames of a film that its card shows.
struct CardFrames {
  let frames: [Frame]

  /// [I] Enough to see how something moves.
  private static let most = 20
  /// [I] How long a card shows what was there before, in seconds.
  private static let pause: TimeInterval = 0.8

  /// What changes at once is seen beside what was there before.
  init(of film: [Frame], after before: Frame?) {
    let last = film.count - 1
    let steps = Swift.min(Self.most, film.count)
    let chosen = (0..<steps).map { film[steps > 1 ? $0 * last / (steps - 1) : last] }
    guard film.count == 1, let before else {
      frames = chosen
      return
    }
    frames = [Frame(index: 0, time: film[0].time - Self.pause, scene: before.scene)] + chosen
  }
}
