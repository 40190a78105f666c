public import Foundation
public import Geometry
import Physics

/// The shape of an item for collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}

/// An item that a dynamic animator can move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Convex, around the item's centre.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  // The items' positions when the group was made.
  private let states: [(center: CGPoint, transform: CGAffineTransform)]
  private let origin: CGPoint

  public init(items: [any UIDynamicItem]) {
    self.items = items
    states = items.map { ($0.center, $0.transform) }
    let frame = items.map(\.restingFrame).reduce(CGRect.null) { $0.union($1) }
    let box = frame.isNull ? .zero : frame
    origin = CGPoint(x: box.midX, y: box.midY)
    bounds = CGRect(origin: .zero, size: box.size)
    center = origin
    super.init()
  }

  open private(set) var bounds: CGRect
  open var center: CGPoint { didSet { moveItems() } }
  open var transform = CGAffineTransform.identity { didSet { moveItems() } }

  private func moveItems() {
    for (item, state) in zip(items, states) {
      let arm = CGPoint(x: state.center.x - origin.x, y: state.center.y - origin.y)
      let turned = arm.applying(transform)
      item.center = CGPoint(x: center.x + turned.x, y: center.y + turned.y)
      item.transform = state.transform.concatenating(transform)
    }
  }
}

extension UIDynamicItem {
  /// The frame without its rotation.
  var restingFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }

  var outline: RigidOutline {
    switch collisionBoundsType {
    case .rectangle: .rectangle(bounds.size)
    case .ellipse: .ellipse(bounds.size)
    case .path: .path(collisionBoundingPath.cgPath.value) ?? .rectangle(bounds.size)
    }
  }
}
