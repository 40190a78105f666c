import VirtualTime
import Foundation
import Geometry
package import Timeline

/// One animation that a property animator paces.
package final class AnimatorRide {
  /// The component of a vector velocity that applies to it.
  package typealias Axis = KeyPath<CGVector, CGFloat>

  // The layer owns the animation, and through it the ride.
  private weak var layer: CALayer?
  private let property: LayerKeyPath
  private let old: AnimatableValue
  private let new: AnimatableValue
  package let axis: Axis
  /// The key in the layer's animations.
  package var key = ""
  /// On the layer's clock.
  package private(set) var course: Course
  /// Notified when a course has ended.
  package weak var driver: (any RideDriver)?

  package init(change: LayerChange, axis: Axis, course: Course) {
    layer = change.layer
    (property, old, new) = (change.key, change.old, change.new)
    (self.axis, self.course) = (axis, course)
  }

  package var localNow: Instant {
    layer.map { Instant(seconds: $0.localTime($0.core.now.seconds)) } ?? .zero
  }

  /// The progress on screen, 0 at the old value and 1 at the new one.
  package var progress: Double { course.progress(at: localNow) }

  /// Whether it is still moving; false if its layer is deallocated.
  package var isMoving: Bool { layer != nil && course.isMoving }

  package func follow(_ course: Course) {
    self.course = course
    layer?.markChanged()
  }

  /// Converts a course from the stage's clock to this layer's clock.
  package func follow(fromStage course: Course) {
    var course = course
    if let layer { course.start = Instant(seconds: layer.localTime(course.start.seconds)) }
    follow(course)
  }

  /// Called when the course has ended.
  package func arrive() {
    course = course.stopped(at: course.end)
    driver?.rideArrived()
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

/// The property animator of a ride.
package protocol RideDriver: AnyObject {
  func rideArrived()
}
