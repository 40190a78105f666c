import Foundation
import Timeline

extension CALayer {
  /// Removes the animations of blocks from this layer and its sublayers, and sets the model values
  /// to those shown.
  func takeBackAnimations() {
    let mine = animationTable.entries.filter { $0.animation.block.map { !$0.isLasting } ?? false }
    for animator in mine.compactMap({
      $0.animation.drivenAnimation?.driver as? UIViewPropertyAnimator
    }) {
      MainActor.assumeIsolated {
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      }
    }
    let left = mine.filter { animationTable[$0.key] === $0 }
    keepShownValues(of: left)
    for entry in left { remove(entry, finished: false) }
    for child in children { child.takeBackAnimations() }
  }

  /// Ends the animations that the app itself has added, here and below, as unfinished.
  ///
  /// Those that have run back to their beginning: started since `start` on the stage's clock, with a
  /// `begin` of at most `limit` on the layer's clock.
  ///
  /// [W] Animators that add such animations complete the transition in `animationDidStop`.
  func endAnimations(startedSince start: Instant, before limit: CFTimeInterval) {
    for entry in animationTable.entries where entry.animation.block == nil && entry.endsByItself {
      guard let started = entry.started, started >= start, let begin = entry.begin,
        begin.seconds <= limit
      else { continue }
      if entry.animation.isRemovedOnCompletion { remove(entry, finished: false) }
      entry.stop(finished: false, core)
    }
    for layer in children + [mask].compactMap(\.self) {
      layer.endAnimations(startedSince: start, before: limit)
    }
  }

  private func keepShownValues(of entries: [AnimationEntry]) {
    let parts = entries.flatMap(\.parts)
    guard !parts.isEmpty else { return }
    var shown = values
    let now = Instant(seconds: localTime(core.now.seconds))
    for part in parts { part.apply(to: &shown, at: now) }
    for key in parts.map(\.key) {
      values[at: key] = shown[at: key] ?? values[at: key]
      host?.layerValueWasSet(key.property)
    }
    markChanged()
  }
}
