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
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }
  /// Clockwise from the right, in radians.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { gravityDirection = CGVector(angle: newValue, length: magnitude) }
  }
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { gravityDirection = CGVector(angle: angle, length: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
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

extension CGVector {
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: length * cos(angle), dy: length * sin(angle))
  }

  var angle: CGFloat { atan2(dy, dx) }
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
