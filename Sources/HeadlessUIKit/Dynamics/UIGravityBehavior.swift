public import Foundation
public import Geometry
import Physics

/// Lets items fall.
open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public convenience override init() {
    self.init(items: [])
  }

  /// [D] One unit of it, in points per second squared.
  private static let unit = 1000.0

  open private(set) var items: [any UIDynamicItem]
  private var force = DynamicForce(CGVector(dx: 0, dy: 1)) { didSet { changed() } }
  open var gravityDirection: CGVector {
    get { force.vector }
    set { force = DynamicForce(newValue) }
  }
  /// Clockwise from the right, in radians.
  open var angle: CGFloat {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    force = DynamicForce(angle: angle, magnitude: magnitude)
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.insert(once: item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.remove(item)
    changed()
  }

  override var moved: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld) {
    for item in items {
      world.body(of: item)?.acceleration += SIMD2(gravityDirection) * Self.unit
    }
  }
}
