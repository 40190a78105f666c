import Foundation
package import Timeline

/// One animation of one property of every layer, resolved.
package struct LayerAnimation {
  package let key: LayerKeyPath
  package var course: Course

  var movesPosition: Bool { key.property == .position }

  /// Applies the animation to the values, and returns its progress; nil if it is not in effect.
  @discardableResult
  package func apply(to values: inout LayerValues, at time: Instant) -> Double? {
    guard let below = values[at: key] else { return course.pace.progress(at: time)?.value }
    guard let state = course.state(at: time, over: below) else { return nil }
    values[at: key] = state.value
    return state.progress
  }
}
