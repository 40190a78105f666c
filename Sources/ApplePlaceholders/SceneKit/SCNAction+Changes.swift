public import Dispatch
public import Foundation

extension SCNAction {
  // MARK: Moving

  public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    change(duration, opposite: { move(by: SCNVector3(-SIMD3(delta)), duration: duration) }) {
      $0.simdPosition += SIMD3(delta)
    }
  }

  public class func moveBy(
    x deltaX: CGFloat,
    y deltaY: CGFloat,
    z deltaZ: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration) }

  public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    change(duration) { $0.position = location }
  }

  // MARK: Turning

  public class func rotateBy(
    x xAngle: CGFloat,
    y yAngle: CGFloat,
    z zAngle: CGFloat,
    duration: TimeInterval
  ) -> SCNAction {
    change(
      duration,
      opposite: { rotateBy(x: -xAngle, y: -yAngle, z: -zAngle, duration: duration) }
    ) {
      $0.simdEulerAngles += SIMD3(SCNVector3(xAngle, yAngle, zAngle))
    }
  }

  public class func rotateTo(
    x xAngle: CGFloat,
    y yAngle: CGFloat,
    z zAngle: CGFloat,
    duration: TimeInterval,
    usesShortestUnitArc shortestUnitArc: Bool = false
  ) -> SCNAction {
    change(duration) { $0.eulerAngles = SCNVector3(xAngle, yAngle, zAngle) }
  }

  public class func rotate(
    by angle: CGFloat,
    around axis: SCNVector3,
    duration: TimeInterval
  ) -> SCNAction {
    change(duration, opposite: { rotate(by: -angle, around: axis, duration: duration) }) { node in
      let turn = SCNMatrix4MakeRotation(Float(angle), axis.x, axis.y, axis.z)
      let turned = SCNMatrix4Mult(NodeTurn.quaternion(node.orientation).matrix, turn)
      node.orientation = NodeTurn.quaternion(of: turned)
    }
  }

  public class func rotate(
    toAxisAngle axisAngle: SCNVector4,
    duration: TimeInterval
  ) -> SCNAction { change(duration) { $0.rotation = axisAngle } }

  // MARK: Looks

  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
    change(duration, opposite: { self.scale(by: 1 / scale, duration: duration) }) {
      $0.simdScale *= Float(scale)
    }
  }

  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    change(duration) { $0.scale = SCNVector3(scale, scale, scale) }
  }

  public class func fadeIn(duration: TimeInterval) -> SCNAction {
    change(duration, opposite: { fadeOut(duration: duration) }) { $0.opacity = 1 }
  }

  public class func fadeOut(duration: TimeInterval) -> SCNAction {
    change(duration, opposite: { fadeIn(duration: duration) }) { $0.opacity = 0 }
  }

  public class func fadeOpacity(by factor: CGFloat, duration: TimeInterval) -> SCNAction {
    change(duration, opposite: { fadeOpacity(by: -factor, duration: duration) }) {
      $0.opacity += factor
    }
  }

  public class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction {
    change(duration) { $0.opacity = opacity }
  }

  public class func hide() -> SCNAction { change(0, opposite: unhide) { $0.isHidden = true } }
  public class func unhide() -> SCNAction { change(0, opposite: hide) { $0.isHidden = false } }

  // MARK: Doing

  public class func wait(duration: TimeInterval) -> SCNAction {
    SCNAction(.wait, duration: max(duration, 0))
  }

  /// Within half of `range` around `duration`; here always `duration`.
  public class func wait(
    duration: TimeInterval,
    withRange durationRange: TimeInterval
  ) -> SCNAction { wait(duration: duration) }

  public class func removeFromParentNode() -> SCNAction { change(0) { $0.removeFromParentNode() } }

  public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { change(0, block) }

  /// The block runs on the main queue, as all of a film's work does.
  public class func run(
    _ block: @escaping (SCNNode) -> Void,
    queue: DispatchQueue
  ) -> SCNAction { run(block) }

  /// The block is called once, at the end.
  public class func customAction(
    duration seconds: TimeInterval,
    action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { change(seconds) { block($0, CGFloat(seconds)) } }

  /// Nobody hears it, and it takes no time.
  public class func playAudio(
    _ source: SCNAudioSource,
    waitForCompletion wait: Bool
  ) -> SCNAction { change(0) { _ in } }
}
