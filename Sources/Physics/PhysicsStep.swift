import Geometry

/// A step of 1/60 s for bodies that push, hold and hit each other.
package struct PhysicsStep {
  /// Two bodies that may collide.
  package typealias Pair = (first: RigidBody, second: RigidBody)

  private let bodies: [RigidBody]
  private let pairs: [Pair]
  private let joints: [RigidJoint]
  private let limits: [RigidLimit]

  private static let parts = 4
  // Enough to keep a stack of several bodies still.
  private static let rounds = 40
  private static let slop = 0.1
  // [I] Below this speed, in points per second, nothing bounces.
  private static let bounceSpeed = 20.0

  package init(
    bodies: [RigidBody],
    pairs: [Pair] = [],
    joints: [RigidJoint] = [],
    limits: [RigidLimit] = []
  ) {
    self.bodies = bodies
    self.pairs = pairs
    self.joints = joints
    self.limits = limits
  }

  /// The point of contact of each pair, if it touched.
  package func run(for seconds: Double) -> [Touch?] {
    var touches: [Touch?] = pairs.map { _ in nil }
    for _ in 0..<Self.parts {
      runPart(seconds / Double(Self.parts), &touches)
    }
    return touches
  }

  package struct Touch {
    package let point: SIMD2<Double>
  }

  private func runPart(_ step: Double, _ touches: inout [Touch?]) {
    for body in bodies { body.gatherSpeed(step) }
    let contacts = findContacts(step)
    var rows = joints.flatMap { $0.rows(step: step) } + limits.flatMap { $0.rows(step: step) }
    let firstContact = rows.count
    for (_, contact) in contacts { rows += contactRows(contact, step) }
    for _ in 0..<Self.rounds {
      for index in rows.indices {
        if index >= firstContact, (index - firstContact) % 2 == 1 {
          let contact = contacts[(index - firstContact) / 2].contact
          let most = rows[index - 1].impulse * contact.friction
          rows[index].range = -most...most
        }
        rows[index].solve()
      }
    }
    for (number, (pair, contact)) in contacts.enumerated() {
      let isPressed = rows[firstContact + 2 * number].impulse > 0
      if isPressed || contact.separation <= Self.slop {
        touches[pair] = Touch(point: contact.point)
      }
    }
    for body in bodies { body.move(step) }
    for (_, contact) in contacts { contact.part(Self.slop) }
  }

  /// Pairs that touch or are fast enough to do so in this step.
  private func findContacts(_ step: Double) -> [(pair: Int, contact: Contact)] {
    pairs.enumerated().flatMap { index, pair in
      let speed = pair.first.reach + pair.second.reach
      return pair.first.contacts(with: pair.second, margin: speed * step + 1).map { (index, $0) }
    }
  }

  private func contactRows(_ contact: Contact, _ step: Double) -> [ConstraintRow] {
    let approach = -contact.rate
    var speed = -max(contact.separation, 0) / step
    let bounce = approach * contact.elasticity
    if approach > -speed, bounce > Self.bounceSpeed { speed = bounce }
    return [(contact.normal, speed), (contact.normal.turned, 0)].map { direction, speed in
      ConstraintRow(
        contact.first,
        contact.second,
        along: direction,
        at: contact.point,
        speed: speed,
        range: 0...Double.infinity,
        step: step
      )
    }
  }
}

extension RigidBody {
  fileprivate var size: Double {
    switch outline {
    case .circle(let radius): radius
    case .polygon(let corners): corners.map(\.length).max() ?? 0
    }
  }

  /// The speed of the fastest point.
  fileprivate var reach: Double {
    material.isAnchored ? 0 : velocity.length + abs(spin) * size
  }

  fileprivate func gatherSpeed(_ step: Double) {
    isHeld = false
    guard !material.isAnchored else {
      (velocity, spin) = (.zero, 0)
      return
    }
    velocity = (velocity + acceleration * step) / (1 + step * material.resistance)
    spin = (spin + turning * step) / (1 + step * material.angularResistance)
    if !material.allowsRotation { spin = 0 }
  }

  fileprivate func move(_ step: Double) {
    position += velocity * step
    // A free fall covers exactly the distance of the parabola.
    if !isHeld, !material.isAnchored { position -= acceleration * (step * step / 2) }
    angle += spin * step
  }
}

extension Contact {
  fileprivate var friction: Double {
    if first.material.isAnchored { return second.material.friction }
    if second.material.isAnchored { return first.material.friction }
    return (first.material.friction * second.material.friction).squareRoot()
  }

  fileprivate var elasticity: Double {
    if first.material.isAnchored { return second.material.elasticity }
    if second.material.isAnchored { return first.material.elasticity }
    return max(first.material.elasticity, second.material.elasticity)
  }

  /// The speed of separation at this point.
  fileprivate var rate: Double {
    let one = first.velocity + (point - first.position).turned * first.spin
    let two = second.velocity + (point - second.position).turned * second.spin
    return normal.dot(two - one)
  }

  /// Moves overlapping bodies apart by a part of the overlap.
  fileprivate func part(_ slop: Double) {
    let weights = (first.inverseMass, second.inverseMass)
    guard separation < -slop, weights.0 + weights.1 > 0 else { return }
    let way = normal * (0.2 * (-separation - slop) / (weights.0 + weights.1))
    first.position -= way * weights.0
    second.position += way * weights.1
  }
}
