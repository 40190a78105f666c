import Foundation
import Geometry
import Physics

/// The bodies of one animator's items, in the order in which they were added.
@MainActor
final class DynamicWorld {
  /// An item with its body, and its state when the body was made.
  private struct Entry {
    let item: any UIDynamicItem
    let body: RigidBody
    var transform: CGAffineTransform
    var angle: Double
  }

  private var entries: [Entry] = []
  var referenceBounds = CGRect.zero

  var items: [any UIDynamicItem] { entries.map(\.item) }
  var bodies: [RigidBody] { entries.map(\.body) }

  /// Adds and removes bodies to match these items; existing ones keep their velocity.
  func keep(_ items: [any UIDynamicItem]) {
    entries.removeAll { entry in !items.contains { $0 === entry.item } }
    for item in items where body(of: item) == nil {
      let angle = item.transform.turn
      let body = RigidBody(at: SIMD2(item.center), angle: angle, outline: item.outline)
      entries.append(Entry(item: item, body: body, transform: item.transform, angle: angle))
    }
  }

  func body(of item: any UIDynamicItem) -> RigidBody? {
    entries.first { $0.item === item }?.body
  }

  /// Updates the body from the item.
  func read(_ item: any UIDynamicItem) {
    guard let index = entries.firstIndex(where: { $0.item === item }) else { return }
    let body = entries[index].body
    body.position = SIMD2(item.center)
    body.angle = item.transform.turn
    body.outline = item.outline
    entries[index].transform = item.transform
    entries[index].angle = body.angle
  }

  /// Moves the items to the positions of their bodies.
  func write() {
    for entry in entries {
      let center = CGPoint(x: entry.body.position.x, y: entry.body.position.y)
      if entry.item.center != center { entry.item.center = center }
      let turn = CGAffineTransform(rotationAngle: entry.body.angle - entry.angle)
      let transform = entry.transform.concatenating(turn)
      if entry.item.transform != transform { entry.item.transform = transform }
    }
  }
}

extension CGAffineTransform {
  fileprivate var turn: Double { atan2(b, a) }
}
