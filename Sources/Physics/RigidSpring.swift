/// A joint's compliance, as a spring with a frequency in hertz.
package struct RigidSpring: Equatable {
  package var frequency: Double
  /// At 1 it does not oscillate.
  package var dampingRatio: Double

  package init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }
}
