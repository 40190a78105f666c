package import Foundation
package import Timeline

/// What belongs to one stage and may be reached from any object: its clock, its queue, its journal.
///
/// Layers and animations are not bound to the main actor, so neither is this; like them it is
/// used on the main queue only.
package final class StageCore {
  package private(set) var now = Instant.zero
  package var queue = TurnQueue()
  package var journal = Journal()
  package let interop = Interop()
  package var recording = RecordingState()
  /// What its commits lay out; nil for code that has asked for no screen yet.
  package weak var screens: (any StageScreens)?
  /// Pixels to a point of the device's own screen; pictures drawn on other queues have it too.
  package var displayScale = standardScale
  /// Whether this is no stage's, but a thread's that works on the side.
  package let isElsewhere: Bool

  /// What the rooms above keep here, in the order in which it was first asked for.
  package private(set) var parts: [any StagePart] = []
  package internal(set) var isRunningTurns = false
  private var changes = 0

  /// Of an iPhone 15.
  static let standardScale: CGFloat = 3

  package init(isElsewhere: Bool = false) {
    self.isElsewhere = isElsewhere
  }

  /// Grows with everything that code does to this stage.
  package var activity: Int { queue.activity + changes + journal.events.count }

  package func noteChange() { changes += 1 }

  package func setClock(_ instant: Instant) {
    precondition(instant >= now, "a stage's clock never goes back")
    now = instant
  }

  /// The stage's part of that kind, made when it is first asked for.
  package func part<Part: StagePart>(_ kind: Part.Type) -> Part {
    for part in parts {
      if let part = part as? Part { return part }
    }
    let part = Part()
    parts.append(part)
    return part
  }
}
