import Foundation

extension SKNode {
  public func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Keeps its place in the scene.
  public func move(toParent parent: SKNode) {
    let place = self.parent.map { $0.convert(position, to: parent) } ?? position
    removeFromParent()
    parent.addChild(self)
    position = place
  }

  /// Whether that node is above this one.
  public func inParentHierarchy(_ parent: SKNode) -> Bool {
    sequence(first: self) { $0.parent }.dropFirst().contains { $0 === parent }
  }

  public func isEqual(to node: SKNode) -> Bool { self === node }

  /// It and all below, parents before their children.
  var family: [SKNode] { [self] + children.flatMap(\.family) }

  /// The topmost node above it, or itself.
  var top: SKNode { parent?.top ?? self }
}
