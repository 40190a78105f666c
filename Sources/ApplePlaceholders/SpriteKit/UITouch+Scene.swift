public import Foundation
public import HeadlessUIKit

extension UITouch {
  public func location(in node: SKNode) -> CGPoint {
    place(location(in: node.scene?.view), in: node)
  }

  public func previousLocation(in node: SKNode) -> CGPoint {
    place(previousLocation(in: node.scene?.view), in: node)
  }

  private func place(_ point: CGPoint, in node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return point }
    return node.convert(scene.convertPoint(fromView: point), from: scene)
  }
}
