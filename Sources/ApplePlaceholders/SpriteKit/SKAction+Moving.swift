public import Foundation
public import Geometry

extension SKAction {
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction
  {
    adding(duration, opposite: { moveBy(x: -deltaX, y: -deltaY, duration: duration) }) {
      $0.position.x += deltaX * $1
      $0.position.y += deltaY * $1
    }
  }

  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }

  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    group([moveTo(x: location.x, duration: duration), moveTo(y: location.y, duration: duration)])
  }

  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, { $0.position.x = $1 }, from: { $0.position.x }, to: x)
  }

  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, { $0.position.y = $1 }, from: { $0.position.y }, to: y)
  }

  // MARK: Turning

  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    adding(duration, opposite: { rotate(byAngle: -radians, duration: duration) }) {
      $0.zRotation += radians * $1
    }
  }

  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    rotate(toAngle: radians, duration: duration, shortestUnitArc: false)
  }

  public class func rotate(
    toAngle radians: CGFloat,
    duration: TimeInterval,
    shortestUnitArc: Bool
  ) -> SKAction {
    course(duration) { node in
      let start = node.zRotation
      let way = radians - start
      let arc = shortestUnitArc ? way.remainder(dividingBy: 2 * .pi) : way
      return { [unowned node] share in
        node.zRotation = share < 1 ? start + arc * CGFloat(share) : radians
      }
    }
  }

  // MARK: Following paths

  public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: duration)
  }

  public class func follow(
    _ path: CGPath,
    asOffset offset: Bool,
    orientToPath orient: Bool,
    duration: TimeInterval
  ) -> SKAction {
    let walk = PathWalk(path)
    return course(
      duration,
      opposite: {
        follow(walk.reversed, asOffset: offset, orientToPath: orient, duration: duration)
      }
    ) { node in
      let origin = offset ? node.position : .zero
      return { [unowned node] progress in
        guard let place = walk.place(at: progress) else { return }
        node.position = CGPoint(x: origin.x + place.point.x, y: origin.y + place.point.y)
        // [D] The node's y axis points along the path.
        if orient { node.zRotation = place.heading - .pi / 2 }
      }
    }
  }

  /// In points a second.
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }

  public class func follow(
    _ path: CGPath,
    asOffset offset: Bool,
    orientToPath orient: Bool,
    speed: CGFloat
  ) -> SKAction {
    let length = PathWalk(path).length
    return follow(
      path,
      asOffset: offset,
      orientToPath: orient,
      duration: speed > 0 ? length / Double(speed) : 0
    )
  }
}
