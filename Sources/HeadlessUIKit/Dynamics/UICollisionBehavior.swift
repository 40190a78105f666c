public import Foundation
public import Geometry
import Physics

/// Makes items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public convenience override init() {
    self.init(items: [])
  }

  open private(set) var items: [any UIDynamicItem]
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the edges of the reference view are a boundary, even after it is resized.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { referenceInsets = newValue ? .zero : nil }
  }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var referenceInsets: UIEdgeInsets? { didSet { changed() } }
  private var boundaries: [CollisionBoundary] = []
  private var touching: [Touch] = []

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.insert(once: item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.remove(item)
    touching.removeAll { $0.isOf(item) }
    changed()
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { $0.isNamed(identifier) }
    boundaries.append(CollisionBoundary(identifier, bezierPath))
    changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.isNamed(identifier) }
    changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.compactMap(\.identifier) }

  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  // MARK: What it says to the physics

  override var moved: [any UIDynamicItem] { items }

  override func collisions(_ world: DynamicWorld) -> [DynamicCollision] {
    let held = items.compactMap { item in world.body(of: item).map { (item, $0) } }
    let walls =
      collisionMode.contains(.boundaries)
      ? held.flatMap { collisions(of: $0.0, $0.1, with: edges(world) + boundaries) } : []
    return walls + (collisionMode.contains(.items) ? pairs(held) : [])
  }

  private func edges(_ world: DynamicWorld) -> [CollisionBoundary] {
    guard let referenceInsets else { return [] }
    let inner = world.referenceBounds.inset(by: referenceInsets)
    return [CollisionBoundary(nil, UIBezierPath(rect: inner))]
  }

  private func collisions(
    of item: any UIDynamicItem,
    _ body: RigidBody,
    with boundaries: [CollisionBoundary]
  ) -> [DynamicCollision] {
    boundaries.flatMap { boundary in
      boundary.walls.map {
        DynamicCollision(pair: (body, $0), item: item, other: .boundary(boundary.identifier))
      }
    }
  }

  private func pairs(_ held: [(any UIDynamicItem, RigidBody)]) -> [DynamicCollision] {
    held.indices.flatMap { first in
      held.dropFirst(first + 1).map { item, body in
        DynamicCollision(pair: (held[first].1, body), item: held[first].0, other: .item(item))
      }
    }
  }

  // MARK: Contacts

  private struct Touch {
    let item: any UIDynamicItem
    let other: DynamicCollision.Other

    func isOf(_ one: any UIDynamicItem) -> Bool {
      if case .item(let second) = other, second === one { return true }
      return item === one
    }

    func isSame(as touch: Touch) -> Bool {
      switch (other, touch.other) {
      case (.item(let one), .item(let two)): item === touch.item && one === two
      case (.boundary(let one), .boundary(let two)):
        item === touch.item && (one as? NSObject) == (two as? NSObject)
      case (.item, .boundary), (.boundary, .item): false
      }
    }
  }

  override func tell(_ touches: [(collision: DynamicCollision, point: CGPoint)]) {
    let before = touching
    var now: [Touch] = []
    var began: [(Touch, CGPoint)] = []
    for (collision, point) in touches {
      let touch = Touch(item: collision.item, other: collision.other)
      guard !now.contains(where: touch.isSame) else { continue }
      now.append(touch)
      if !before.contains(where: touch.isSame) { began.append((touch, point)) }
    }
    touching = now
    for touch in before where !now.contains(where: touch.isSame) { notifyEnd(touch) }
    for (touch, point) in began { notifyStart(touch, point) }
  }

  private func notifyStart(_ touch: Touch, _ point: CGPoint) {
    let item = touch.item
    switch touch.other {
    case .item(let other):
      collisionDelegate?.collisionBehavior(self, beganContactFor: item, with: other, at: point)
    case .boundary(let identifier):
      collisionDelegate?.collisionBehavior(
        self,
        beganContactFor: item,
        withBoundaryIdentifier: identifier,
        at: point
      )
    }
  }

  private func notifyEnd(_ touch: Touch) {
    let item = touch.item
    switch touch.other {
    case .item(let other):
      collisionDelegate?.collisionBehavior(self, endedContactFor: item, with: other)
    case .boundary(let identifier):
      collisionDelegate?.collisionBehavior(
        self,
        endedContactFor: item,
        withBoundaryIdentifier: identifier
      )
    }
  }
}
