public import Foundation
public import Geometry
import Physics

/// A force that depends on where items are and how they move.
///
/// [I] UIKit's units are not published: here a strength of 1 accelerates by 100 points per second
/// squared at a distance of 100 points, or slows down and turns by one per second.
open class UIFieldBehavior: UIDynamicBehavior {
  private var field = Field.drag

  // Required so that the class methods make a subclass of themselves.
  public required override init() {
    super.init()
  }

  private static func made(_ field: Field) -> Self {
    let behavior = Self()
    behavior.field = field
    return behavior
  }

  open class func dragField() -> Self { made(.drag) }
  open class func vortexField() -> Self { made(.vortex) }
  open class func springField() -> Self { made(.spring) }
  open class func electricField() -> Self { made(.electric) }
  open class func magneticField() -> Self { made(.magnetic) }

  open class func radialGravityField(position: CGPoint) -> Self {
    let behavior = made(.radialGravity)
    behavior.position = position
    return behavior
  }

  open class func linearGravityField(direction: CGVector) -> Self {
    let behavior = made(.linearGravity)
    behavior.direction = direction
    return behavior
  }

  open class func velocityField(direction: CGVector) -> Self {
    let behavior = made(.velocity)
    behavior.direction = direction
    return behavior
  }

  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> Self
  {
    let behavior = made(.noise)
    (behavior.smoothness, behavior.animationSpeed) = (smoothness, speed)
    return behavior
  }

  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> Self
  {
    let behavior = made(.turbulence)
    (behavior.smoothness, behavior.animationSpeed) = (smoothness, speed)
    return behavior
  }

  /// The block says a force from the field, the position within it, velocity, mass, charge and the
  /// length of the step.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self { made(.custom(block)) }

  // MARK: Properties

  open private(set) var items: [any UIDynamicItem] = []
  open var position = CGPoint.zero { didSet { changed() } }
  /// Around the position.
  open var region = UIRegion.infinite { didSet { changed() } }
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// How fast the force fades with the distance: 0 for never.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// Closer items are treated as if they were this far away.
  open var minimumRadius: CGFloat = 1 { didSet { changed() } }
  open var direction = CGVector.zero { didSet { changed() } }
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  open var animationSpeed: CGFloat = 1 { didSet { changed() } }

  open func addItem(_ item: any UIDynamicItem) {
    items.insert(once: item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.remove(item)
    changed()
  }

  // MARK: Pushing

  override var moved: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let place = body.position - SIMD2(position)
      guard region.contains(CGPoint(x: place.x, y: place.y)) else { continue }
      body.acceleration += acceleration(of: body, at: place, charge: charge(of: item))
    }
  }

  private func charge(of item: any UIDynamicItem) -> Double {
    let all = dynamicAnimator?.behaviors.flatMap(\.family) ?? []
    return all.compactMap { $0 as? UIDynamicItemBehavior }
      .last { $0.hasCharge && $0.items.contains { $0 === item } }
      .map { Double($0.charge) } ?? 0
  }

  private static let unit = 100.0
  /// [I] What blocks are told, whatever the display's rate.
  private static let step = 1.0 / 60

  private func acceleration(
    of body: RigidBody,
    at place: SIMD2<Double>,
    charge: Double
  ) -> SIMD2<Double> {
    let (strength, velocity) = (Double(strength), body.velocity)
    let distance = max((place * place).sum().squareRoot(), Double(minimumRadius), 1e-6)
    let faded = strength / pow(distance / Self.unit, Double(falloff))
    let outwards = place / distance
    switch field {
    case .drag: return -velocity * faded
    case .vortex: return SIMD2(-outwards.y, outwards.x) * faded * Self.unit
    case .radialGravity: return -outwards * faded * Self.unit
    case .linearGravity: return SIMD2(direction) * faded * Self.unit
    case .velocity: return (SIMD2(direction) * Self.unit - velocity) * faded
    case .spring: return -place * strength
    case .electric: return outwards * charge * faded * Self.unit
    case .magnetic: return SIMD2(-velocity.y, velocity.x) * charge * faded
    case .noise: return noise(at: place) * faded * Self.unit
    case .turbulence:
      return noise(at: place) * faded * (velocity * velocity).sum().squareRoot()
    case .custom(let block):
      let mass = body.inverseMass > 0 ? 1 / body.inverseMass : 0
      let force = block(
        self,
        CGPoint(x: place.x, y: place.y),
        CGVector(dx: velocity.x, dy: velocity.y),
        CGFloat(mass),
        CGFloat(charge),
        Self.step
      )
      return SIMD2(force) * strength * body.inverseMass
    }
  }

  /// The same in every run: it depends on place and time alone.
  private func noise(at place: SIMD2<Double>) -> SIMD2<Double> {
    let scale = 10 + Double(max(smoothness, 0)) * 90
    let time = (dynamicAnimator?.elapsedTime ?? 0) * Double(animationSpeed)
    let field = SmoothNoise(x: place.x / scale, y: place.y / scale, z: time)
    return SIMD2(field.value(0), field.value(1))
  }

  enum Field {
    case drag, vortex, radialGravity, linearGravity, velocity, spring, electric, magnetic, noise
    case turbulence
    case custom(
      (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    )
  }
}
