import VirtualTime
package import Timeline

/// The animations and property animators that run on a stage.
package final class RunningAnimations {
  /// A layer outside any window that was animated all the same.
  private struct Stray {
    weak var layer: CALayer?
  }

  package private(set) var entries: [AnimationEntry] = []
  private var hasStaleEnds = false
  private var strays: [Stray] = []
  /// Layers that left the screen before the commit that is to start their animations.
  private var leavers: [CALayer] = []
  /// Running property animators, which code need not keep itself.
  private var animators: [any RideDriver] = []

  // A completion often holds the view whose layer holds the animation that holds the completion.
  deinit {
    for entry in entries { entry.animation.block = nil }
  }

  package func keep(_ animator: any RideDriver) {
    if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
  }

  package func letGo(_ animator: any RideDriver) {
    animators.removeAll { $0 === animator }
  }

  func willRun(_ entry: AnimationEntry) {
    guard let root = entry.layer?.root, root.rootCore == nil else { return }
    strays.removeAll { $0.layer == nil || $0.layer === root }
    strays.append(Stray(layer: root))
    // A layer that is discarded before the commit still has to call its completions.
    if leavers.last !== root { keepUntilCommit(root) }
  }

  /// Keeps the layer, so that completions of its animations are called even if nothing else does.
  func keepUntilCommit(_ layer: CALayer) { leavers.append(layer) }

  func started(_ entry: AnimationEntry) {
    entry.updateEnd()
    entries.append(entry)
  }

  /// Layers or their clocks have moved: ends on the stage's clock are to be found anew.
  func layersMoved() {
    hasStaleEnds = true
  }

  private func refreshEnds() {
    guard hasStaleEnds else { return }
    hasStaleEnds = false
    for entry in entries { entry.updateEnd() }
  }

  /// When the next one that ends will end.
  package var nextEnd: Instant? {
    refreshEnds()
    return entries.lazy.map(\.end).filter { !$0.isForever }.min()
  }

  /// Takes away the animations that have run their course, oldest first.
  package func finish(at now: Instant, _ core: StageCore) {
    refreshEnds()
    let over = entries.filter { $0.end <= now }
    guard !over.isEmpty else { return }
    entries.removeAll { $0.end <= now && $0.animation.ride == nil }
    for entry in over {
      if let ride = entry.animation.ride {
        ride.arrive()
        entry.followRide()
        continue
      }
      if entry.animation.isRemovedOnCompletion { entry.layer?.remove(entry, finished: true) }
      entry.stop(finished: true, core)
    }
  }

  /// Animations whose layer is gone, or has left the screen, end unfinished.
  private func dropLost(_ core: StageCore) {
    let lost = entries.filter { entry in
      guard let layer = entry.layer else { return true }
      let isOnScreen = layer.root.rootCore === core
      defer { entry.wasOnScreen = isOnScreen }
      return layer.animationTable[entry.key] !== entry || (entry.wasOnScreen && !isOnScreen)
    }
    guard !lost.isEmpty else { return }
    for entry in lost {
      entry.layer?.remove(entry, finished: false)
      entry.stop(finished: false, core)
    }
    entries.removeAll { entry in lost.contains { $0 === entry } }
  }

  /// The end of a commit: those on no screen start, and those that lost their layer end.
  package func commit(at now: Instant, _ core: StageCore) {
    for stray in strays { stray.layer?.commit(at: now, core) }
    strays.removeAll { $0.layer?.hasAnimationsBelow != true }
    for layer in leavers where layer.root.rootCore == nil { layer.commit(at: now, core) }
    leavers = []
    dropLost(core)
  }
}

extension CALayer {
  fileprivate var hasAnimationsBelow: Bool {
    !animationTable.isEmpty || children.contains(where: \.hasAnimationsBelow)
  }
}
