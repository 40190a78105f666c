public import Foundation
import Geometry
import Physics

/// Sets the physical properties and velocities of items.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public convenience override init() {
    self.init(items: [])
  }

  open private(set) var items: [any UIDynamicItem]
  /// The fraction of the velocity that remains after a bounce.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  open var friction: CGFloat = 0 { didSet { changed() } }
  open var density: CGFloat = 1 { didSet { changed() } }
  /// Slows an item constantly.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  open var allowsRotation = true { didSet { changed() } }
  open var isAnchored = false { didSet { changed() } }
  /// The charge for electric and magnetic fields.
  open var charge: CGFloat = 0 { didSet { changed() } }

  /// Velocities set before the item has a body.
  private var waiting: [(item: any UIDynamicItem, speed: SIMD2<Double>, spin: Double)] = []

  open func addItem(_ item: any UIDynamicItem) {
    items.insert(once: item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.remove(item)
    waiting.removeAll { $0.item === item }
    changed()
  }

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, SIMD2(velocity), 0))
    giveSpeeds()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let given = waiting(for: item).reduce(.zero) { $0 + $1.speed }
    let speed = given + (body(of: item)?.velocity ?? .zero)
    return CGPoint(x: speed.x, y: speed.y)
  }

  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, velocity))
    giveSpeeds()
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    waiting(for: item).reduce(body(of: item)?.spin ?? 0) { $0 + $1.spin }
  }

  private func waiting(
    for item: any UIDynamicItem
  ) -> [(item: any UIDynamicItem, speed: SIMD2<Double>, spin: Double)] {
    waiting.filter { $0.item === item }
  }

  private func body(of item: any UIDynamicItem) -> RigidBody? {
    dynamicAnimator?.world.body(of: item)
  }

  private func giveSpeeds() {
    guard dynamicAnimator != nil, !waiting.isEmpty else { return }
    changed()
    waiting.removeAll { given in
      guard let body = body(of: given.item) else { return false }
      body.velocity += given.speed
      body.spin += given.spin
      return true
    }
  }

  override var moved: [any UIDynamicItem] { items }

  override func describe(_ world: DynamicWorld) {
    for body in items.compactMap({ world.body(of: $0) }) {
      body.material = RigidMaterial(
        elasticity: elasticity,
        friction: friction,
        density: density,
        resistance: resistance,
        angularResistance: angularResistance,
        allowsRotation: allowsRotation,
        isAnchored: isAnchored
      )
    }
    giveSpeeds()
  }
}
