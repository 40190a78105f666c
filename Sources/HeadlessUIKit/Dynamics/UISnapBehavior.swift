public import Foundation
import Geometry
import Physics

/// Pulls an item to a point with a damped spring, and turns it upright.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open var snapPoint: CGPoint { didSet { changed() } }
  /// [D] From 0, which oscillates most, to 1.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  override var moved: [any UIDynamicItem] { [item] }

  // [I] Three oscillations per second, and never completely undamped.
  private var spring: RigidSpring {
    let share = min(max(damping, 0), 1)
    return RigidSpring(frequency: 3, dampingRatio: 0.1 + 0.9 * share)
  }

  override func joints(_ world: DynamicWorld) -> [RigidJoint] {
    guard let body = world.body(of: item) else { return [] }
    let anchor = RigidBody.fixed([])
    anchor.position = SIMD2(snapPoint)
    // The nearest upright angle.
    anchor.angle = (body.angle / (2 * .pi)).rounded() * 2 * .pi
    let ends = RigidEnds(anchor, body)
    return [
      RigidJoint(kind: .point, ends: ends, spring: spring),
      RigidJoint(kind: .angle(0), ends: ends, spring: spring),
    ]
  }
}
