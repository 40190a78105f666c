public import Foundation
import Geometry
public import HeadlessUIKit

/// A node of a scene's tree: a place, an angle and a size in its parent's coordinates, y upwards.
@preconcurrency @MainActor
open class SKNode: UIResponder, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init()
  }

  // MARK: Place

  open var position = CGPoint.zero { didSet { changed() } }
  open var zPosition: CGFloat = 0 { didSet { changed() } }
  open var zRotation: CGFloat = 0 { didSet { changed() } }
  open var xScale: CGFloat = 1 { didSet { changed() } }
  open var yScale: CGFloat = 1 { didSet { changed() } }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  /// Its own content without its children, in its parent's coordinates.
  open var frame: CGRect { (contentBounds ?? .zero).applying(toParent) }

  /// The rectangle around it and all below, in its parent's coordinates.
  open func calculateAccumulatedFrame() -> CGRect {
    let rects = (contentBounds.map { [$0] } ?? []) + children.map { $0.calculateAccumulatedFrame() }
    let whole = rects.filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
    return whole.isNull ? CGRect(origin: position, size: .zero) : whole.applying(toParent)
  }

  // MARK: Look

  open var alpha: CGFloat = 1 { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }

  // MARK: Behaviour

  /// Whether its actions and those below stand still.
  open var isPaused = false
  /// How fast its actions and those below run.
  open var speed: CGFloat = 1
  // [D] Only scenes receive touches by themselves.
  open var isUserInteractionEnabled = false
  open var name: String?
  open var userData: NSMutableDictionary?
  open var constraints: [SKConstraint]? {
    didSet { if constraints?.isEmpty == false { SpriteKitGap.constraints.report() } }
  }
  open var physicsBody: SKPhysicsBody? {
    didSet {
      oldValue?.node = nil
      physicsBody?.node = self
      if physicsBody != nil { SpriteKitGap.physics.report() }
    }
  }

  // MARK: Tree

  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  /// The scene above it, or itself.
  open var scene: SKScene? { parent?.scene }

  open override var next: UIResponder? { parent }

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// [D] A node that has a parent raises an exception.
  open func insertChild(_ node: SKNode, at index: Int) {
    guard node.parent == nil, node !== self, !inParentHierarchy(node) else {
      StageCore.ambient.raise(
        "\(type(of: self))",
        "a \(type(of: node)) that has a parent was added to another node",
        remedy: "call removeFromParent() before, or move(toParent:)"
      )
      return
    }
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
    changed()
    scene?.hold()
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.changed()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  open func removeAllChildren() {
    for child in children { child.removeFromParent() }
  }

  // MARK: Actions

  var running: [RunningAction] = []

  open func run(_ action: SKAction) { start(action, key: nil) }

  /// Calls `block` when the action has ended, not if it is removed.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    start(.sequence([action, .run { block() }]), key: nil)
  }

  /// [D] An action with the same key is removed.
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    start(action, key: key)
  }

  open func removeAction(forKey key: String) { running.removeAll { $0.key == key } }
  open func removeAllActions() { running = [] }
  open func hasActions() -> Bool { !running.isEmpty }
  open func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.action }

  // MARK: What subclasses draw

  /// The rectangle of its own content, without its children, in its own coordinates.
  var contentBounds: CGRect? { nil }
  /// The layer of its own content as it looks now; nil if it draws nothing.
  func contentLayer() -> CALayer? { nil }
  /// Whether the y axis of its layer points down, as that of pictures and texts.
  var isContentFlipped: Bool { true }
  /// The layer in which all below are drawn as one picture; nil if they are drawn one by one.
  func groupLayer(in drawing: SceneDrawing, by transform: CGAffineTransform) -> CALayer? { nil }

  /// Draws the scene anew in the next commit.
  func changed() { scene?.view?.setNeedsLayout() }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = type(of: self).init(coder: BlankCoder()) else {
      preconditionFailure("init?(coder:) of \(type(of: self)) returned nil, so it has no copy")
    }
    copy.take(self)
    for child in children {
      if let child = child.copy(with: zone) as? SKNode { copy.addChild(child) }
    }
    return copy
  }

  /// Takes the values of a node of the same class.
  func take(_ other: SKNode) {
    (position, zPosition, zRotation) = (other.position, other.zPosition, other.zRotation)
    (xScale, yScale, alpha, isHidden) = (other.xScale, other.yScale, other.alpha, other.isHidden)
    (isPaused, speed, name) = (other.isPaused, other.speed, other.name)
    isUserInteractionEnabled = other.isUserInteractionEnabled
    userData = other.userData?.mutableCopy() as? NSMutableDictionary
    physicsBody = other.physicsBody?.copy() as? SKPhysicsBody
    constraints = other.constraints
  }
}
