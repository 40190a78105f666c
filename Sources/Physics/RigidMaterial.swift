/// The material of a body.
package struct RigidMaterial: Equatable {
  package var elasticity: Double
  package var friction: Double
  package var density: Double
  package var resistance: Double
  package var angularResistance: Double
  package var allowsRotation: Bool
  package var isAnchored: Bool

  // [I] The documented defaults of SpriteKit, which has the same kind of bodies, for items without
  // a UIDynamicItemBehavior.
  package init(
    elasticity: Double = 0.2,
    friction: Double = 0.2,
    density: Double = 1,
    resistance: Double = 0,
    angularResistance: Double = 0,
    allowsRotation: Bool = true,
    isAnchored: Bool = false
  ) {
    self.elasticity = elasticity
    self.friction = friction
    self.density = density
    self.resistance = resistance
    self.angularResistance = angularResistance
    self.allowsRotation = allowsRotation
    self.isAnchored = isAnchored
  }
}
