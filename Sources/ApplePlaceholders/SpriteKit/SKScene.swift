public import Foundation
import Geometry
public import HeadlessUIKit

public enum SKSceneScaleMode: Int, Sendable {
  case fill, aspectFill, aspectFit, resizeFill
}

@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
  func didApplyConstraints(for scene: SKScene)
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

/// The top of a tree of nodes, which a view shows.
open class SKScene: SKEffectNode, SKFileNamed {
  /// The scene's picture in its view.
  let canvas = CALayer()
  /// The stage whose recording waits for the actions.
  private var holder: StageCore?

  public init(size: CGSize) {
    self.size = size
    super.init()
    begin()
  }

  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    begin()
  }

  public required init?(coder aDecoder: NSCoder) {
    size = SceneFile.size(for: aDecoder) ?? CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    begin()
  }

  private func begin() {
    isUserInteractionEnabled = true
    sceneDidLoad()
  }

  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      changed()
      didChangeSize(oldValue)
    }
  }
  /// Where the origin is, in shares of the size.
  open var anchorPoint = CGPoint.zero { didSet { changed() } }
  open var scaleMode = SKSceneScaleMode.fill { didSet { changed() } }
  // [D] A dark grey.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) {
    didSet { changed() }
  }
  open weak var camera: SKCameraNode? { didSet { changed() } }
  open weak var delegate: (any SKSceneDelegate)?
  open weak var listener: SKNode?
  public let physicsWorld = SKPhysicsWorld()
  open internal(set) weak var view: SKView? {
    didSet { if view == nil { letGo() } }
  }

  open override var scene: SKScene? { self }
  open override var next: UIResponder? { view?.next }
  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width,
      y: -anchorPoint.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  // MARK: What subclasses override

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}

  // MARK: Points

  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(projection(on: view.bounds).inverted())
  }

  open func convertPoint(toView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(projection(on: view.bounds))
  }

  // MARK: Time

  /// One refresh: the app's update, then the actions, then the calls after them.
  func refresh(at now: TimeInterval, after seconds: TimeInterval) {
    update(now)
    delegate?.update(now, for: self)
    stepActions(by: seconds, to: now)
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
    // Actions also begin to count when a node goes on.
    if hasEndingActions { hold() } else { letGo() }
  }

  /// Keeps a recording open until the actions below that end have ended.
  func hold() {
    guard holder == nil, let view, view.isRunning, hasEndingActions else { return }
    holder = view.layer.core
    holder?.recording.hold()
  }

  func letGo() {
    holder?.recording.letGo()
    holder = nil
  }

  // MARK: Drawing

  override func groupLayer(in drawing: SceneDrawing, by transform: CGAffineTransform) -> CALayer? {
    nil
  }

  func draw(in bounds: CGRect) {
    canvas.frame = bounds
    canvas.masksToBounds = true
    canvas.backgroundColor = backgroundColor.cgColor
    let drawing = SceneDrawing(bounds: CGRect(origin: .zero, size: bounds.size))
    drawing.drawChildren(of: self, by: projection(on: drawing.bounds), in: canvas)
  }
}
