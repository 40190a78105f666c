public import Foundation
public import Geometry
import Physics

/// Applies a continuous or instantaneous force to items.
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// [D] The effect of a push of 1 on a view of 100 × 100 points: points per second squared, or
  /// points per second if it is instantaneous.
  private static let unit = 100.0

  open private(set) var items: [any UIDynamicItem]
  public let mode: Mode
  /// [D] False after an instantaneous push.
  open var active = true { didSet { changed() } }
  private var force = DynamicForce(.zero) { didSet { changed() } }
  open var pushDirection: CGVector {
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
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    force = DynamicForce(angle: angle, magnitude: magnitude)
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.insert(once: item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    changed()
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// A push off the centre also rotates the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  override var moved: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld) {
    guard active else { return }
    let force = SIMD2(pushDirection) * Self.unit
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let arm = SIMD2(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
      switch mode {
      case .continuous:
        body.acceleration += force * body.inverseMass
        body.turning += arm.cross(force) * body.inverseInertia
      case .instantaneous:
        body.push(force, turn: arm.cross(force))
      }
    }
    if mode == .instantaneous, !items.isEmpty { active = false }
  }
}
