public import Foundation
import HeadlessUIKit

/// A node of a scene's tree: a place, a turn and a size in its parent's coordinates, y upwards.
open class SCNNode: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  // MARK: Place

  open var position = SCNVector3()
  open var scale = SCNVector3(1, 1, 1)
  open var pivot = SCNMatrix4Identity
  private var turn = NodeTurn.axis(SCNVector4())

  /// In radians: pitch, yaw and roll.
  open var eulerAngles: SCNVector3 {
    get { turn.angles }
    set { turn = .angles(newValue) }
  }
  /// An axis, and an angle around it in radians.
  open var rotation: SCNVector4 {
    get { turn.axis }
    set { turn = .axis(newValue) }
  }
  open var orientation: SCNQuaternion {
    get { turn.quaternion }
    set { turn = .quaternion(newValue) }
  }

  /// The pivot is taken back before.
  open var transform: SCNMatrix4 {
    get {
      let sized = SCNMatrix4Mult(SCNMatrix4MakeScale(scale.x, scale.y, scale.z), turn.matrix)
      let whole = SCNMatrix4Translate(sized, position.x, position.y, position.z)
      guard !SCNMatrix4IsIdentity(pivot) else { return whole }
      return SCNMatrix4Mult(SCNMatrix4Invert(pivot), whole)
    }
    set {
      let whole = SCNMatrix4Mult(pivot, newValue)
      position = SCNVector3(whole.m41, whole.m42, whole.m43)
      let rows = whole.rows
      var sizes = rows.prefix(3).map { ($0 * $0).sum().squareRoot() }
      // A mirror is no turn, so a scale is negative.
      if whole.isMirroring { sizes[0].negate() }
      scale = SCNVector3(sizes[0], sizes[1], sizes[2])
      guard sizes.allSatisfy({ $0 != 0 }) else { return }
      var turned = SCNMatrix4Identity
      turned.rows = [
        rows[0] / sizes[0], rows[1] / sizes[1], rows[2] / sizes[2], SIMD4(0, 0, 0, 1),
      ]
      turn = .quaternion(NodeTurn.quaternion(of: turned))
    }
  }

  // MARK: Content

  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var physicsBody: SCNPhysicsBody? {
    didSet { if physicsBody != nil { SceneKitGap.physics.report() } }
  }
  open var physicsField: SCNPhysicsField?
  open var constraints: [SCNConstraint]?
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var castsShadow = true
  open var renderingOrder = 0
  open var categoryBitMask = 1
  open var filters: [Any]?
  open private(set) var particleSystems: [SCNParticleSystem]?
  /// Nothing moves by itself, so what is shown is the node.
  open var presentation: SCNNode { self }

  open func addParticleSystem(_ system: SCNParticleSystem) {
    SceneKitGap.particles.report()
    particleSystems = (particleSystems ?? []) + [system]
  }
  open func removeParticleSystem(_ system: SCNParticleSystem) {
    particleSystems?.removeAll { $0 === system }
  }
  open func removeAllParticleSystems() { particleSystems = nil }

  // MARK: Tree

  open internal(set) var childNodes: [SCNNode] = []
  open internal(set) weak var parent: SCNNode?

  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }

  /// [D] A node that has a parent leaves it.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    guard child !== self, !child.isAbove(self) else { return }
    child.removeFromParentNode()
    childNodes.insert(child, at: min(max(index, 0), childNodes.count))
    child.parent = self
  }

  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: index)
  }

  private func isAbove(_ node: SCNNode) -> Bool {
    sequence(first: node, next: \.parent).contains { $0 === self }
  }

  // MARK: Actions

  var running: [RunningSceneAction] = []

  // MARK: Copies

  /// [D] The geometry is shared, and all below are cloned.
  open func clone() -> Self {
    guard let twin = copy() as? Self else {
      preconditionFailure("the copy of a \(type(of: self)) is another class")
    }
    for child in childNodes { twin.addChildNode(child.clone()) }
    return twin
  }

  open func flattenedClone() -> Self { clone() }

  open func copy(with zone: NSZone? = nil) -> Any {
    guard let twin = type(of: self).init(coder: BlankCoder()) else {
      preconditionFailure("init?(coder:) of \(type(of: self)) returned nil, so it has no copy")
    }
    (twin.position, twin.scale, twin.pivot, twin.turn) = (position, scale, pivot, turn)
    (twin.name, twin.geometry, twin.light, twin.camera) = (name, geometry, light, camera)
    (twin.opacity, twin.isHidden, twin.castsShadow) = (opacity, isHidden, castsShadow)
    (twin.renderingOrder, twin.categoryBitMask) = (renderingOrder, categoryBitMask)
    (twin.physicsBody, twin.constraints) = (physicsBody, constraints)
    (twin.physicsField, twin.filters, twin.isPaused) = (physicsField, filters, isPaused)
    twin.particleSystems = particleSystems
    return twin
  }
}
