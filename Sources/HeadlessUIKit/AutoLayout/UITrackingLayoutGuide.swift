public import Geometry

/// A guide that activates constraints while it is near an edge of its view, or away from it.
///
/// [W] A docked keyboard is near the bottom and away from all other edges, even while it is hidden;
/// here no keyboard floats.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private static let near = NSDirectionalRectEdge.bottom

  private var constraintsNear: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var constraintsAway: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// [D] They replace those that were tracked for the edge, which are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(constraints(activeWhenNearEdge: edge))
    constraintsNear[edge] = trackingConstraints
    for constraint in trackingConstraints { constraint.isActive = Self.near.isSuperset(of: edge) }
  }

  /// [D] They replace those that were tracked for the edge, which are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(constraints(activeWhenAwayFrom: edge))
    constraintsAway[edge] = trackingConstraints
    for constraint in trackingConstraints { constraint.isActive = Self.near.isDisjoint(with: edge) }
  }

  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { constraintsNear[edge] ?? [] }

  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { constraintsAway[edge] ?? [] }

  /// They stay as they are.
  open func removeAllTrackedConstraints() { (constraintsNear, constraintsAway) = ([:], [:]) }
}
