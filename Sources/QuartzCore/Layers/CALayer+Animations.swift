import VirtualTime
import Foundation
import Scene
import Timeline

extension CALayer {
  func addCopy(of animation: CAAnimation, key: String?) {
    let core = core
    let copy = animation.copied
    if copy.duration == 0 { copy.duration = core.transactions.animationDuration }
    if copy.timingFunction == nil { copy.timingFunction = core.transactions.explicitTimingFunction }
    if let transition = copy as? CATransition, transition.before == nil {
      transition.before = lastPicture
      transition.reportUnknownType(core)
    }
    reportUnknownKeys(of: copy)
    (copy as? CABasicAnimation)?.startFromPresentation(of: self)
    let key = copy is CATransition ? "transition" : key ?? animationTable.freeKey("animation")
    if let old = animationTable[key] { remove(old, finished: false) }
    let entry = AnimationEntry(
      key: key,
      animation: copy,
      layer: self,
      group: core.transactions.group
    )
    animationTable.append(entry)
    core.animations.willRun(entry)
    markChanged()
  }

  /// The picture of the layer at the last commit.
  ///
  /// [W] UIKit commits the container of a presentation before it asks the animator. So a layer that
  /// is added with this commit has the pictures of those of its sublayers that were on screen
  /// before.
  private var lastPicture: Node? {
    if let record { return record.node(at: parentTime)?.unplaced }
    let held = (sublayers ?? []).compactMap { $0.record?.node(at: $0.parentTime) }
    return held.isEmpty ? nil : Node(values.layer(children: held, mask: nil)).unplaced
  }

  package func remove(_ entry: AnimationEntry, finished: Bool) {
    if animationTable[entry.key] === entry, !entry.ownParts.isEmpty { setNeedsDisplay() }
    animationTable.remove(entry)
    markChanged()
    entry.stop(finished: finished, core)
  }

  package func removeAnimation(_ key: String) {
    if let entry = animationTable[key] { remove(entry, finished: false) }
  }

  func removeEveryAnimation() {
    for entry in animationTable.entries { remove(entry, finished: false) }
  }

  /// [D] Layers without a view animate their own changes: 0.25 s, the default curve.
  func implicitAction(_ event: String) -> (any CAAction)? {
    guard host == nil, record != nil, isAnimatedImplicitly(event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = startOfChange(event)
    animation.timingFunction =
      core.transactions.explicitTimingFunction ?? CAMediaTimingFunction(name: .default)
    animation.duration = core.transactions.animationDuration
    return animation.duration > 0 ? animation : nil
  }

  private func startOfChange(_ key: String) -> Any? {
    guard let property = LayerProperty(rawValue: key) else { return startOfOwnAnimation(key) }
    return presentedValues[property]?.boxed
  }
}

/// A view, which decides alone which changes of its layer are animated.
package protocol ViewLayerHost: AnyObject {
  func boundsChanged(from old: CGRect)
  func positionChanged()
  func layerValueWasSet(_ property: LayerProperty)
}

extension CALayer {
  /// Reports key paths that do not exist.
  private func reportUnknownKeys(of animation: CAAnimation) {
    if let group = animation as? CAAnimationGroup {
      for member in group.animations ?? [] { reportUnknownKeys(of: member) }
    }
    guard let path = (animation as? CAPropertyAnimation)?.keyPath, !path.isEmpty else { return }
    if hasKey(path) || hasOwnKey(path) || Self.events.contains(path) { return }
    core.warnOnce(
      "\(type(of: animation))",
      "'\(path)' is not a key that \(type(of: self)) can animate",
      remedy: "animate a key that layers have, or let needsDisplay(forKey:) say that it is drawn"
    )
  }
}

extension CABasicAnimation {
  /// [D] Without any of its values it animates from the value on screen to the model's.
  fileprivate func startFromPresentation(of layer: CALayer) {
    guard fromValue == nil, toValue == nil, byValue == nil, !isAdditive else { return }
    guard layer.record != nil, let path = keyPath else { return }
    fromValue =
      layer.hasKey(path)
      ? LayerKeyPath(path).flatMap { layer.presentedValues[at: $0]?.boxed }
      : layer.startOfOwnAnimation(path)
  }
}
