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
  open var elasticity: CGFloat = 0 {
    didSet { give(\.elasticity, Double(elasticity)) }
  }
  open var friction: CGFloat = 0 {
    didSet { give(\.friction, Double(friction)) }
  }
  open var density: CGFloat = 1 {
    didSet { give(\.density, Double(density)) }
  }
  /// Slows an item constantly.
  open var resistance: CGFloat = 0 {
    didSet { give(\.resistance, Double(resistance)) }
  }
  open var angularResistance: CGFloat = 0 {
    didSet { give(\.angularResistance, Double(angularResistance)) }
  }
  open var allowsRotation = true { didSet { give(\.allowsRotation, allowsRotation) } }
  open var isAnchored = false { didSet { give(\.isAnchored, isAnchored) } }
  /// The charge for electric and magnetic fields.
  open var charge: CGFloat = 0 {
    didSet {
      hasCharge = true
      changed()
    }
  }
  private(set) var hasCharge = false
  /// [D] What is not set leaves the item's other behaviours alone.
  private var settings: [PartialKeyPath<RigidMaterial>: (inout RigidMaterial) -> Void] = [:]

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

  private func give<Value>(_ path: WritableKeyPath<RigidMaterial, Value>, _ value: Value) {
    settings[path] = { $0[keyPath: path] = value }
    changed()
  }

  override func prepare(_ world: DynamicWorld) {
    for body in items.compactMap({ world.body(of: $0) }) {
      body.material = RigidMaterial(elasticity: 0, friction: 0)
    }
  }

  override func describe(_ world: DynamicWorld) {
    for body in items.compactMap({ world.body(of: $0) }) {
      var material = body.material
      for setting in settings.values { setting(&material) }
      body.material = material
    }
    giveSpeeds()
  }
}
