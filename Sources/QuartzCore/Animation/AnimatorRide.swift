import VirtualTime
import Foundation
import Geometry
package import Timeline

/// One animation that a property animator paces.
package final class AnimatorRide {
  /// Which part of a vector velocity moves it.
  package typealias Axis = KeyPath<CGVector, CGFloat>

  // The layer owns the animation, and with it the ride.
  private weak var layer: CALayer?
  private let property: LayerKeyPath
  private let old: AnimatableValue
  private let new: AnimatableValue
  package let axis: Axis
  /// In the layer's table of animations.
  package var key = ""
  /// On the layer's clock.
  package private(set) var course: Course
  /// Told when a course has come to its end.
  package weak var driver: (any RideDriver)?

  package init(change: LayerChange, axis: Axis, course: Course) {
    layer = change.layer
    (property, old, new) = (change.key, change.old, change.new)
    (self.axis, self.course) = (axis, course)
  }

  package var localNow: Instant {
    layer.map { Instant(seconds: $0.localTime($0.core.now.seconds)) } ?? .zero
  }

  /// What is shown of it now, 0 at the old value and 1 at the new one.
  package var progress: Double { course.progress(at: localNow) }

  /// Whether it still has a way to go; one whose layer is gone has not.
  package var isMoving: Bool { layer != nil && course.isMoving }

  package func follow(_ course: Course) {
    self.course = course
    layer?.markChanged()
  }

  /// The same course with its start, a time of the stage, on this layer's clock.
  package func follow(fromStage course: Course) {
    var course = course
    if let layer { course.start = Instant(seconds: layer.localTime(course.start.seconds)) }
    follow(course)
  }

  /// Called when the course has come to its end.
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

  /// Writes what is shown now into the model.
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

/// The property animator, as its rides see it.
package protocol RideDriver: AnyObject {
  func rideArrived()
}
