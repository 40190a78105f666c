import VirtualTime
package import Timeline

/// The animations and property animators that run on a stage.
package final class RunningAnimations {
  /// An animated layer outside of any window.
  private struct Stray {
    weak var layer: CALayer?
  }

  package private(set) var entries: [AnimationEntry] = []
  private var hasStaleEnds = false
  private var strays: [Stray] = []
  /// Layers that left the screen before the commit that starts their animations.
  private var leavers: [CALayer] = []
  /// When layers whose own keys are animated draw themselves; nil if there are none.
  private var redraws: RefreshTicks?
  /// Running property animators, which apps need not retain.
  private var animators: [any AnimationDriver] = []

  // A completion often retains the view whose layer retains the animation that retains the
  // completion.
  deinit {
    for entry in entries { entry.animation.block = nil }
  }

  package func add(_ animator: any AnimationDriver) {
    if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
  }

  package func remove(_ animator: any AnimationDriver) {
    animators.removeAll { $0 === animator }
  }

  func willRun(_ entry: AnimationEntry) {
    guard let root = entry.layer?.root, root.rootCore == nil else { return }
    strays.removeAll { $0.layer == nil || $0.layer === root }
    strays.append(Stray(layer: root))
    // A layer that is released before the commit still has to call its completions.
    if leavers.last !== root { keepUntilCommit(root) }
  }

  /// Retains the layer until the commit, so that completions of its animations are called.
  func keepUntilCommit(_ layer: CALayer) { leavers.append(layer) }

  func started(_ entry: AnimationEntry) {
    entry.updateEnd()
    entries.append(entry)
    guard redraws == nil, let layer = entry.layer, layer.ownPartsAreDrawn else { return }
    redraws = RefreshTicks(from: layer.core.now, rate: FrameRate(CADisplayLink.refreshRate))
  }

  /// The next refresh at which a layer draws itself.
  var nextRedraw: Instant? { redraws?.next }

  /// Lets layers whose own keys are animated draw themselves, at a refresh.
  func redraw(at now: Instant) {
    guard redraws.map({ $0.next <= now }) == true else { return }
    redraws?.pass(now)
    let drawn = entries.compactMap(\.layer).filter(\.ownPartsAreDrawn)
    for layer in drawn { layer.setNeedsDisplay() }
    if drawn.isEmpty { redraws = nil }
  }

  /// Called when layers or their clocks have changed: the ends of animations are recomputed.
  func layersMoved() {
    hasStaleEnds = true
  }

  private func refreshEnds() {
    guard hasStaleEnds else { return }
    hasStaleEnds = false
    for entry in entries { entry.updateEnd() }
  }

  /// The end of the next animation that ends.
  package var nextEnd: Instant? {
    refreshEnds()
    return entries.lazy.map(\.end).filter { !$0.isForever }.min()
  }

  /// The start of the next animation whose delegate is to hear of it.
  var nextStart: Instant? {
    refreshEnds()
    return entries.lazy.compactMap(\.startDue).min()
  }

  func tellStarts(at now: Instant) {
    refreshEnds()
    for entry in entries { entry.tellStart(at: now) }
  }

  /// Removes animations that have finished, the oldest first.
  package func finish(at now: Instant, _ core: StageCore) {
    refreshEnds()
    let over = entries.filter { $0.end <= now }
    guard !over.isEmpty else { return }
    entries.removeAll { $0.end <= now && $0.animation.drivenAnimation == nil }
    for entry in over {
      // One that stays shows its last value from here on.
      if !entry.ownParts.isEmpty { entry.layer?.markNeedsDisplay() }
      if let drivenAnimation = entry.animation.drivenAnimation {
        drivenAnimation.arrive()
        entry.followRide()
        continue
      }
      if entry.animation.isRemovedOnCompletion { entry.layer?.remove(entry, finished: true) }
      entry.stop(finished: true, core)
    }
  }

  /// Ends animations whose layer is deallocated or has left the screen, as unfinished.
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

  /// Called at the end of a commit: starts animations of layers on no screen, and ends those
  /// without a layer.
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
