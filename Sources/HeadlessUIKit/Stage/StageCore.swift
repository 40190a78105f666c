import Foundation
import Scene
package import Timeline

/// What belongs to one stage and may be reached from any object: clock, queue, transactions.
///
/// Layers and animations are not bound to the main actor, so neither is this; like them it is
/// used on the main queue only.
package final class StageCore {
  package private(set) var now = Instant.zero
  var queue = TurnQueue()
  let transactions = TransactionStack()
  var journal = Journal()
  private(set) var displayLinks: [CADisplayLink] = []
  let animations = RunningAnimations()
  let interop = Interop()
  var recording = RecordingState()
  package weak var stage: Stage?
  /// Whether this is no stage's, but a thread's that works on the side.
  let isElsewhere: Bool
  var display = Display()

  private var lastNodeID = 0
  var animatorPieces = AnimatorPieces()
  /// How many changes of constraints have been looked at.
  var knownConstraintChanges = 0
  var areAnimationsEnabled = true
  /// How many blocks that are not to animate are running.
  var quietBlocks = 0

  init(isElsewhere: Bool = false) {
    self.isElsewhere = isElsewhere
  }

  /// Grows with everything that code does to this stage.
  var activity: Int { queue.activity + changes + journal.events.count }
  private(set) var changes = 0

  func noteChange() { changes += 1 }

  func add(_ link: CADisplayLink) { displayLinks.append(link) }
  func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

  func nextNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }

  func setClock(_ instant: Instant) {
    precondition(instant >= now, "a stage's clock never goes back")
    now = instant
  }

  /// The render half of a commit; layout and display have happened.
  func commitLayers() {
    transactions.closeImplicit(self)
    for layer in display.roots() { layer.commit(at: now, self) }
    animations.commit(at: now, self)
    recording.negative?.expose(display.shown().compactMap(\.record), on: display.canvas, at: now)
  }
}
