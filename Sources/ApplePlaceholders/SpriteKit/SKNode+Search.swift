public import Foundation

extension SKNode {
  /// The first node that a name or a path of names finds, such as `//enemy*`.
  public func childNode(withName name: String) -> SKNode? { NodePath(name).nodes(from: self).first }

  public func enumerateChildNodes(
    withName name: String,
    using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for node in NodePath(name).nodes(from: self) where !stop.boolValue { block(node, &stop) }
  }

  public subscript(name: String) -> [SKNode] { NodePath(name).nodes(from: self) }

  /// Those below at a point, the foremost first.
  // [D] A point is in a node that is visible and whose accumulated frame contains it.
  public func nodes(at p: CGPoint) -> [SKNode] {
    let found = children.flatMap { $0.visibleFamily(depth: 0) }.filter { node, _ in
      node.calculateAccumulatedFrame().contains(convert(p, to: node.parent ?? self))
    }
    let order = found.indices.sorted { (found[$0].depth, $0) > (found[$1].depth, $1) }
    return order.map { found[$0].node }
  }

  /// The foremost node at a point, otherwise this one.
  public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  private func visibleFamily(depth: CGFloat) -> [(node: SKNode, depth: CGFloat)] {
    guard !isHidden, alpha > 0 else { return [] }
    let depth = depth + zPosition
    return [(self, depth)] + children.flatMap { $0.visibleFamily(depth: depth) }
  }
}
