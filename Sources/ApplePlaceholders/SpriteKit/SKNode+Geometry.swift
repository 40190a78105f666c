public import Foundation
import Geometry

extension SKNode {
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    node.convert(point, to: self)
  }

  /// Between two nodes of one tree.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    point.applying(transform(to: nil)).applying(node.transform(to: nil).inverted())
  }

  public func intersects(_ node: SKNode) -> Bool {
    let here = calculateAccumulatedFrame().applying(parent?.transform(to: nil) ?? .identity)
    let there = node.calculateAccumulatedFrame()
    return here.intersects(there.applying(node.parent?.transform(to: nil) ?? .identity))
  }

  /// From its own coordinates to its parent's.
  var toParent: CGAffineTransform {
    CGAffineTransform(scaleX: xScale, y: yScale)
      .concatenating(CGAffineTransform(rotationAngle: zRotation))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// From its own coordinates to those of a node above it, or of the topmost one.
  func transform(to ancestor: SKNode?) -> CGAffineTransform {
    guard self !== ancestor, let parent else { return .identity }
    return toParent.concatenating(parent.transform(to: ancestor))
  }
}
