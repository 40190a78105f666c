public import Foundation
public import Geometry
import Physics

/// Attaches an item to a point, or to another item.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  enum Tie {
    case rod, rope, weld, pin
    case slide(CGVector)
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    items = [item]
    tie = .rod
    anchor = point
    points = (SIMD2(offset), .zero)
    super.init()
    length = (item.worldPoint(of: offset) - SIMD2(point)).length
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1,
      offsetFromCenter: .zero,
      attachedTo: item2,
      offsetFromCenter: .zero
    )
  }

  public init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    tie = .rod
    anchor = .zero
    points = (SIMD2(offset1), SIMD2(offset2))
    super.init()
    length = (item2.worldPoint(of: offset2) - item1.worldPoint(of: offset1)).length
  }

  /// For the class functions: the attachment is at `point` in the current positions.
  init(_ items: [any UIDynamicItem], _ tie: Tie, at point: CGPoint) {
    self.items = items
    self.tie = tie
    anchor = point
    super.init()
    let local = items.map { $0.local(point) }
    points = (local[0], local.count > 1 ? local[1] : .zero)
    angle = items.count > 1 ? items[1].turn - items[0].turn : items[0].turn
  }

  private let tie: Tie
  private var anchor: CGPoint
  var points = (SIMD2<Double>.zero, SIMD2<Double>.zero)
  private var angle = 0.0

  public let items: [any UIDynamicItem]
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      anchor = newValue
      changed()
    }
  }
  /// The distance between the two points.
  open var length: CGFloat = 0 { didSet { changed() } }
  /// [D] At 1 it does not oscillate; has no effect without a frequency.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// [D] In hertz; 0 is a rigid rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// Resists rotation about a pin; infinite prevents it.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }
  /// The range of a pin's rotation in radians, or of a slide in points.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

  override var moved: [any UIDynamicItem] { items }

  /// The bodies at both ends and the points on them; an anchor has a fixed body.
  private func ends(_ world: DynamicWorld) -> RigidEnds? {
    guard let first = world.body(of: items[0]) else { return nil }
    if items.count > 1 {
      return world.body(of: items[1]).map { RigidEnds(first, $0, at: points.0, and: points.1) }
    }
    let anchorBody = RigidBody.fixed([])
    anchorBody.position = SIMD2(anchor)
    return RigidEnds(anchorBody, first, at: .zero, and: points.0)
  }

  override func joints(_ world: DynamicWorld) -> [RigidJoint] {
    guard let ends = ends(world) else { return [] }
    let spring = frequency > 0 ? RigidSpring(frequency: frequency, dampingRatio: damping) : nil
    let kinds: [RigidJoint.Kind] =
      switch tie {
      case .rod: [.distance(length)]
      case .rope: [.rope(length)]
      case .weld: [.point, .angle(angle)]
      case .pin: [.point]
      case .slide(let axis): [.axis(unit(axis)), .angle(angle)]
      }
    return kinds.map { RigidJoint(kind: $0, ends: ends, spring: spring) }
  }

  override func limits(_ world: DynamicWorld) -> [RigidLimit] {
    guard let ends = ends(world) else { return [] }
    var kinds: [RigidLimit.Kind] = []
    switch tie {
    case .pin:
      if !attachmentRange.isInfinite { kinds = [.angle(attachmentRange.closed, rest: angle)] }
      // Torque in the unit of the physics: a push of 1 at a distance of a hundred points from the
      // pin.
      if frictionTorque > 0 { kinds.append(.torque(frictionTorque * 10_000)) }
    case .slide(let axis):
      if !attachmentRange.isInfinite {
        kinds = [.slide(attachmentRange.closed, axis: unit(axis))]
      }
    case .rod, .rope, .weld: break
    }
    return kinds.map { RigidLimit(kind: $0, ends: ends) }
  }

  private func unit(_ axis: CGVector) -> SIMD2<Double> {
    SIMD2(axis).normalized(or: SIMD2(1, 0))
  }
}
