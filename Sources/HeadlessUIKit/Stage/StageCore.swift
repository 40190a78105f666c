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
  var displayLinks: [CADisplayLink] = []
  var timers = StagedTimers()
  /// When code that may make timers began to run, on the real clock.
  var timersSeen: TimeInterval = 0
  var requests: [DelayedRequest] = []
  var lastRequest = 0
  let observations = Observations()
  var namedObservations: [NamedObservation] = []
  var workItems: [WaitingWork] = []
  var groups: [WaitingGroup] = []
  /// Tasks that were made since anybody could run.
  var waitingTasks = 0
  /// Whether a drain gives tasks their turn, which passes no time.
  var isDraining = false
  /// How long the run loop has slept in real time while nothing here was due.
  var slept: TimeInterval = 0
  /// Whether the recording that runs lets tasks and other queues have their turn.
  var isLive = false
  package weak var stage: Stage?
  /// Whether this is no stage's, but a thread's that works on the side.
  let isElsewhere: Bool
  /// Pixels to a point of the stage's screen.
  var displayScale = Stage.Device.iPhone15.scale
  /// The root layers on all screens, back to front.
  var roots: () -> [CALayer] = { [] }
  /// Those on the device's own screen.
  var shown: () -> [CALayer] = { [] }

  private(set) var running: [AnimationEntry] = []
  private var hasStaleEnds = false
  private var strays: [Stray] = []
  /// Layers that left the screen before the commit that is to start their animations.
  private var leavers: [CALayer] = []
  private var lastNodeID = 0
  /// Whether a record, settle or drain is running that can throw what UIKit would raise.
  var isSupervised = false
  var exception: Stage.UIKitException?
  var recordingStart: Instant?
  /// What a recording keeps of every commit, if it is to be looked at between its frames.
  var negative: Negative?
  var finishedTransitions = 0
  var animatorPieces = AnimatorPieces()
  /// How many changes of constraints have been looked at.
  var knownConstraintChanges = 0
  /// The screen's bounds.
  var canvas = CGRect.zero
  var areAnimationsEnabled = true
  /// How many blocks that are not to animate are running.
  var quietBlocks = 0
  /// Transitions and links that keep a recording open until they let go.
  var holds = 0

  /// A layer outside any window that was animated all the same.
  private struct Stray {
    weak var layer: CALayer?
  }

  init(isElsewhere: Bool = false) {
    self.isElsewhere = isElsewhere
  }

  // A completion often holds the view whose layer holds the animation that holds the completion.
  deinit {
    for entry in running { entry.animation.block = nil }
  }

  /// Grows with everything that code does to this stage.
  var activity: Int { queue.activity + changes + journal.events.count }
  private(set) var changes = 0

  /// Running property animators, which nobody else needs to hold.
  private var animators: [UIViewPropertyAnimator] = []

  func keep(_ animator: UIViewPropertyAnimator) {
    if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
  }

  func letGo(_ animator: UIViewPropertyAnimator) {
    animators.removeAll { $0 === animator }
  }

  func noteChange() { changes += 1 }

  func nextNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }

  func setClock(_ instant: Instant) {
    precondition(instant >= now, "a stage's clock never goes back")
    now = instant
  }
}

// MARK: - Animations

extension StageCore {
  func willRun(_ entry: AnimationEntry) {
    guard let root = entry.layer?.root, root.rootCore == nil else { return }
    strays.removeAll { $0.layer == nil || $0.layer === root }
    strays.append(Stray(layer: root))
    // One that is thrown away before the commit still has to tell who waits for it.
    if leavers.last !== root { keepUntilCommit(root) }
  }

  /// Whoever waits for the end of these animations shall not wait for ever.
  func keepUntilCommit(_ layer: CALayer) { leavers.append(layer) }

  func started(_ entry: AnimationEntry) {
    entry.updateEnd()
    running.append(entry)
  }

  /// Layers or their clocks have moved: ends on the stage's clock are to be found anew.
  func animationsMoved() {
    hasStaleEnds = true
  }

  private func refreshEnds() {
    guard hasStaleEnds else { return }
    hasStaleEnds = false
    for entry in running { entry.updateEnd() }
  }

  /// When the next animation that ends will end.
  var nextAnimationEnd: Instant? {
    refreshEnds()
    return running.lazy.map(\.end).filter { !$0.isForever }.min()
  }

  /// Takes away the animations that have run their course, oldest first.
  func finishAnimations() {
    refreshEnds()
    let over = running.filter { $0.end <= now }
    guard !over.isEmpty else { return }
    running.removeAll { $0.end <= now && $0.animation.ride == nil }
    for entry in over {
      if let ride = entry.animation.ride {
        ride.arrive()
        entry.followRide()
        continue
      }
      if entry.animation.isRemovedOnCompletion { entry.layer?.remove(entry, finished: true) }
      entry.stop(finished: true, self)
    }
  }

  /// Animations whose layer is gone, or has left the screen, end unfinished.
  private func dropLostAnimations() {
    let lost = running.filter { entry in
      guard let layer = entry.layer else { return true }
      let isOnScreen = layer.root.rootCore === self
      defer { entry.wasOnScreen = isOnScreen }
      return layer.animationTable[entry.key] !== entry || (entry.wasOnScreen && !isOnScreen)
    }
    guard !lost.isEmpty else { return }
    for entry in lost {
      entry.layer?.remove(entry, finished: false)
      entry.stop(finished: false, self)
    }
    running.removeAll { entry in lost.contains { $0 === entry } }
  }

  /// The render half of a commit; layout and display have happened.
  func commitLayers() {
    transactions.closeImplicit(self)
    for layer in roots() { layer.commit(at: now, self) }
    for stray in strays { stray.layer?.commit(at: now, self) }
    strays.removeAll { $0.layer?.hasAnimationsBelow != true }
    for layer in leavers where layer.root.rootCore == nil { layer.commit(at: now, self) }
    leavers = []
    dropLostAnimations()
    negative?.expose(shown().compactMap(\.record), on: canvas, at: now)
  }
}

extension CALayer {
  fileprivate var hasAnimationsBelow: Bool {
    !animationTable.isEmpty || children.contains(where: \.hasAnimationsBelow)
  }
}
