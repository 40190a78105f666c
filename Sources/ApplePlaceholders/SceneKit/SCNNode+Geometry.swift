import Foundation

extension SCNNode {
  // MARK: The world

  public var worldTransform: SCNMatrix4 {
    get { parent.map { SCNMatrix4Mult(transform, $0.worldTransform) } ?? transform }
    set { setWorldTransform(newValue) }
  }

  public func setWorldTransform(_ worldTransform: SCNMatrix4) {
    guard let parent else { return transform = worldTransform }
    transform = SCNMatrix4Mult(worldTransform, SCNMatrix4Invert(parent.worldTransform))
  }

  public var worldPosition: SCNVector3 {
    get { convertPosition(SCNVector3(), to: nil) }
    set { position = parent?.convertPosition(newValue, from: nil) ?? newValue }
  }

  public var worldFront: SCNVector3 { convertVector(SCNVector3(0, 0, -1), to: nil) }
  public var worldUp: SCNVector3 { convertVector(SCNVector3(0, 1, 0), to: nil) }
  public var worldRight: SCNVector3 { convertVector(SCNVector3(1, 0, 0), to: nil) }
  public static var localFront: SCNVector3 { SCNVector3(0, 0, -1) }
  public static var localUp: SCNVector3 { SCNVector3(0, 1, 0) }
  public static var localRight: SCNVector3 { SCNVector3(1, 0, 0) }

  // MARK: Conversions; nil is the world

  public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    way(to: node).apply(toPoint: position)
  }

  public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNMatrix4Invert(way(to: node)).apply(toPoint: position)
  }

  public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    way(to: node).apply(toDirection: vector)
  }

  public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNMatrix4Invert(way(to: node)).apply(toDirection: vector)
  }

  public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4Mult(transform, way(to: node))
  }

  public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4Mult(transform, SCNMatrix4Invert(way(to: node)))
  }

  private func way(to node: SCNNode?) -> SCNMatrix4 {
    guard let node else { return worldTransform }
    return SCNMatrix4Mult(worldTransform, SCNMatrix4Invert(node.worldTransform))
  }

  // MARK: Moves

  public func localTranslate(by translation: SCNVector3) {
    let moved = SCNMatrix4MakeTranslation(translation.x, translation.y, translation.z)
    transform = SCNMatrix4Mult(moved, transform)
  }

  /// Turns the front, which is -z, to a place of the world.
  public func look(at worldTarget: SCNVector3) {
    let target = parent?.convertPosition(worldTarget, from: nil) ?? worldTarget
    let way = SIMD3(target) - SIMD3(position)
    let flat = (way.x * way.x + way.z * way.z).squareRoot()
    guard flat > 0 || way.y != 0 else { return }
    let (yaw, pitch) = (atan2(-way.x, -way.z), atan2(way.y, flat))
    let turned = SCNMatrix4Mult(
      SCNMatrix4MakeRotation(pitch, 1, 0, 0),
      SCNMatrix4MakeRotation(yaw, 0, 1, 0)
    )
    orientation = NodeTurn.quaternion(of: turned)
  }

  /// Turns `localFront` to a place of the world, and up as far as that leaves it open.
  public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
    let target = parent?.convertPosition(worldTarget, from: nil) ?? worldTarget
    let up = parent?.convertVector(worldUp, from: nil) ?? worldUp
    let way = SIMD3(target) - SIMD3(position)
    guard let wanted = SIMD3.rightAngles(front: way, up: SIMD3(up)),
      let own = SIMD3.rightAngles(front: SIMD3(localFront), up: SIMD3(SCNNode.localUp))
    else { return }
    // The rows of one are turned to those of the other; the inverse of a turn is its transpose.
    var turned = SCNMatrix4Identity
    turned.rows =
      (0..<3).map { place in
        let (first, second) = (wanted[0] * own[0][place], wanted[1] * own[1][place])
        return SIMD4(first + second + wanted[2] * own[2][place], 0)
      } + [SIMD4(0, 0, 0, 1)]
    orientation = NodeTurn.quaternion(of: turned)
  }

  // MARK: simd

  public var simdOrientation: simd_quatf {
    get { simd_quatf(vector: orientation.simd) }
    set { orientation = SCNQuaternion(newValue.vector) }
  }
  public var simdRotation: SIMD4<Float> {
    get { rotation.simd }
    set { rotation = SCNVector4(newValue) }
  }
  public var simdPosition: SIMD3<Float> {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }
  public var simdScale: SIMD3<Float> {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }
  public var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  public var simdTransform: simd_float4x4 {
    get { simd_float4x4(transform) }
    set { transform = SCNMatrix4(newValue) }
  }
  public var simdWorldTransform: simd_float4x4 {
    get { simd_float4x4(worldTransform) }
    set { setWorldTransform(SCNMatrix4(newValue)) }
  }
  public var simdWorldPosition: SIMD3<Float> {
    get { SIMD3(worldPosition) }
    set { worldPosition = SCNVector3(newValue) }
  }
  public var simdWorldFront: SIMD3<Float> { SIMD3(worldFront) }
  public var simdWorldUp: SIMD3<Float> { SIMD3(worldUp) }
  public var simdWorldRight: SIMD3<Float> { SIMD3(worldRight) }

  // MARK: Bounds

  /// Around its own geometry and all below, in its own coordinates.
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    var corners = geometry.map { Self.corners(of: $0.boundingBox) } ?? []
    for child in childNodes {
      let placed = child.transform
      corners += Self.corners(of: child.boundingBox).map { placed.apply(toPoint: $0) }
    }
    guard let first = corners.first else { return (SCNVector3(), SCNVector3()) }
    var (least, most) = (SIMD3(first), SIMD3(first))
    for corner in corners {
      least = pointwiseMin(least, SIMD3(corner))
      most = pointwiseMax(most, SIMD3(corner))
    }
    return (SCNVector3(least), SCNVector3(most))
  }

  public var boundingSphere: (center: SCNVector3, radius: Float) {
    let (least, most) = (SIMD3(boundingBox.min), SIMD3(boundingBox.max))
    let half = (most - least) / 2
    return (SCNVector3(least + half), (half * half).sum().squareRoot())
  }

  private static func corners(of box: (min: SCNVector3, max: SCNVector3)) -> [SCNVector3] {
    [box.min.x, box.max.x].flatMap { x in
      [box.min.y, box.max.y].flatMap { y in
        [box.min.z, box.max.z].map { z in SCNVector3(x, y, z) }
      }
    }
  }
}
