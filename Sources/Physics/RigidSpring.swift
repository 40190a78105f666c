/// How a joint gives way: like a spring that swings so often a second.
package struct RigidSpring: Equatable {
  package var frequency: Double
  /// 1 does not swing at all.
  package var dampingRatio: Double

  package init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }
}
