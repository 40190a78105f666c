package import Foundation
package import Timeline

/// The state of one stage that any object may need: its clock, its queue and its journal.
///
/// Layers and animations are not bound to the main actor, so neither is this class; like them, it
/// is used on the main queue only.
package final class StageCore {
  package private(set) var now = Instant.zero
  package var queue = TurnQueue()
  package var journal = Journal()
  package let interop = Interop()
  package var recording = RecordingState()
  /// Lays out the screens in a commit; nil until code asks for a screen.
  package weak var screens: (any StageScreens)?
  /// Pixels per point of the device's own screen, and by default of pictures drawn on other queues.
  package var displayScale = standardScale
  /// Whether this belongs to a background thread instead of a stage.
  package let isElsewhere: Bool

  /// The state that higher rooms keep here, in the order of first use.
  package private(set) var parts: [any StagePart] = []
  package internal(set) var isRunningTurns = false
  private var changes = 0

  /// The scale of an iPhone 15.
  static let standardScale: CGFloat = 3

  package init(isElsewhere: Bool = false) {
    self.isElsewhere = isElsewhere
  }

  /// A counter that grows with everything that code does to this stage.
  package var activity: Int { queue.activity + changes + journal.events.count }

  package func noteChange() { changes += 1 }

  package func setClock(_ instant: Instant) {
    precondition(instant >= now, "a stage's clock cannot go backwards")
    now = instant
  }

  /// Runs `work` after so many seconds of the clock; the returned number cancels it.
  ///
  /// A recording waits for what holds; endless work must not.
  @discardableResult
  package func run(
    after seconds: TimeInterval,
    holds: Bool = true,
    _ work: @escaping () -> Void
  ) -> Int {
    queue.at(now + Instant(seconds: max(seconds, 0)), holds: holds, work)
  }

  /// Returns the stage's part of that type, made at its first use.
  package func part<Part: StagePart>(_ kind: Part.Type) -> Part {
    // Parts are looked up at every change of a layer, and a cast that fails is slow.
    for part in parts where type(of: part) == kind {
      if let part = part as? Part { return part }
    }
    let part = Part()
    parts.append(part)
    return part
  }
}
