import VirtualTime
import Foundation
import Geometry
package import Timeline

/// One animation that a property animator paces.
package final class DrivenAnimation {
  /// The component of a vector velocity that applies to it.
  package typealias Axis = KeyPath<CGVector, CGFloat>

  // The layer owns the animation, which owns this object.
  private weak var layer: CALayer?
  private let property: LayerKeyPath
  private let old: AnimatableValue
  private let new: AnimatableValue
  package let axis: Axis
  /// The key in the layer's animations.
  package var key = ""
  /// On the layer's clock.
  package private(set) var timing: AnimatorTiming
  /// Notified when the animation has ended.
  package weak var driver: (any AnimationDriver)?

  package init(change: LayerChange, axis: Axis, timing: AnimatorTiming) {
    layer = change.layer
    (property, old, new) = (change.key, change.old, change.new)
    (self.axis, self.timing) = (axis, timing)
  }

  package var localNow: Instant {
    layer.map { Instant(seconds: $0.localTime($0.core.now.seconds)) } ?? .zero
  }

  /// The progress on screen, 0 at the old value and 1 at the new one.
  package var progress: Double { timing.progress(at: localNow) }

  /// Whether it is still moving; false if its layer is deallocated.
  package var isMoving: Bool { layer != nil && timing.isMoving }

  package func follow(_ timing: AnimatorTiming) {
    self.timing = timing
    layer?.markChanged()
  }

  /// Converts a timing from the stage's clock to this layer's clock.
  package func follow(fromStage timing: AnimatorTiming) {
    var timing = timing
    if let layer { timing.start = Instant(seconds: layer.localTime(timing.start.seconds)) }
    follow(timing)
  }

  /// Called when the animation has ended.
  package func arrive() {
    timing = timing.stopped(at: timing.end)
    driver?.drivenAnimationEnded()
  }

  package func setModelToStart() { setModel(old) }
  package func setModelToEnd() { setModel(new) }

  private func setModel(_ value: AnimatableValue) {
    guard let layer else { return }
    layer.values[at: property] = value
    layer.markChanged()
    layer.host?.layerValueWasSet(property.property)
  }

  /// Sets the model value to the one on screen.
  package func freeze() {
    guard let layer, let entry = layer.animationTable[key] else { return }
    let now = localNow
    if !entry.isStarted { entry.start(at: now) }
    for part in entry.parts { part.apply(to: &layer.values, at: now) }
    setModel(layer.values[at: property] ?? new)
  }

  package func leave() {
    driver = nil
    if let layer, let entry = layer.animationTable[key] { layer.remove(entry, finished: true) }
  }
}

/// The property animator of a driven animation.
package protocol AnimationDriver: AnyObject {
  func drivenAnimationEnded()
}
