public import Foundation
import Geometry
public import HeadlessUIKit

@preconcurrency @MainActor
public protocol SKViewDelegate: NSObjectProtocol {
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// Shows a scene, and advances it at every refresh of the display.
open class SKView: UIView {
  private var link: CADisplayLink?
  private var lastRefresh: TimeInterval?
  /// The scene that is on its way out.
  private var outgoing: SKScene?
  private var receivers: [UITouch: SKNode] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .black
  }

  open private(set) var scene: SKScene?
  open weak var delegate: (any SKViewDelegate)?
  open var isPaused = false { didSet { if isPaused { scene?.letGo() } else { scene?.hold() } } }
  open var ignoresSiblingOrder = false
  open var isAsynchronous = true
  open var allowsTransparency = false
  open var shouldCullNonVisibleNodes = true
  open var preferredFramesPerSecond = 60 {
    didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond }
  }

  // Numbers for developers, which a film does not show.
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsDrawCount = false
  open var showsQuadCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var showsLargeFrames = false

  // MARK: Scenes

  open func presentScene(_ scene: SKScene?) { show(scene, nil) }

  open func presentScene(_ scene: SKScene, transition: SKTransition) { show(scene, transition) }

  private func show(_ new: SKScene?, _ transition: SKTransition?) {
    guard new !== scene else { return }
    finishTransition()
    let old = scene
    old?.willMove(from: self)
    scene = new
    new?.view?.presentScene(nil)
    new?.view = self
    if let new { layer.addSublayer(new.canvas) }
    fitScene()
    if let old, let new, let transition {
      outgoing = old
      drawScenes()
      transition.run(from: old, to: new) { [weak self] in
        if self?.outgoing === old { self?.finishTransition() }
      }
    } else {
      retire(old)
    }
    new?.didMove(to: self)
    updateLink()
    setNeedsLayout()
  }

  private func finishTransition() {
    retire(outgoing)
    outgoing = nil
  }

  private func retire(_ scene: SKScene?) {
    scene?.view = nil
    scene?.canvas.removeAnimation(forKey: "transition")
    scene?.canvas.removeFromSuperlayer()
  }

  private func fitScene() {
    if let scene, scene.scaleMode == .resizeFill, !bounds.isEmpty { scene.size = bounds.size }
  }

  // MARK: Drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitScene()
    drawScenes()
  }

  private func drawScenes() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    outgoing?.draw(in: bounds)
    scene?.draw(in: bounds)
    CATransaction.commit()
  }

  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    point.applying(scene.projection(on: bounds).inverted())
  }

  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    point.applying(scene.projection(on: bounds))
  }

  // MARK: Time

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLink()
  }

  /// Whether the scene's time passes.
  var isRunning: Bool { link != nil && !isPaused }

  private func updateLink() {
    guard scene != nil, window != nil else {
      link?.invalidate()
      link = nil
      scene?.letGo()
      return
    }
    guard link == nil else { return }
    let link = CADisplayLink(target: Ticker(self), selector: Selector("tick:", Ticker.tick))
    link.preferredFramesPerSecond = preferredFramesPerSecond
    link.start(on: layer.core)
    // Games never come to rest: what keeps a recording open are the actions that end.
    link.holdsRecording = false
    (self.link, lastRefresh) = (link, CACurrentMediaTime())
    scene?.hold()
  }

  // The view does not live as long as its display link.
  @MainActor
  private final class Ticker: NSObject {
    private weak var view: SKView?

    init(_ view: SKView) {
      self.view = view
    }

    func tick(_ link: CADisplayLink) {
      guard let view else { return link.invalidate() }
      view.refresh(at: link.timestamp)
    }
  }

  private func refresh(at now: TimeInterval) {
    let seconds = now - (lastRefresh ?? now)
    lastRefresh = now
    guard !isPaused, delegate?.view(self, shouldRenderAtTime: now) ?? true else { return }
    scene?.refresh(at: now, after: seconds)
  }

  // MARK: Touches

  /// [D] The foremost node at the point that wants touches, otherwise the scene.
  private func receiver(at point: CGPoint) -> SKNode? {
    guard let scene else { return nil }
    let found = scene.nodes(at: scene.convertPoint(fromView: point))
    let node = found.first { $0.isUserInteractionEnabled } ?? scene
    return node.isUserInteractionEnabled ? node : nil
  }

  private func deliver(
    _ touches: Set<UITouch>,
    _ send: (SKNode, Set<UITouch>) -> Void
  ) {
    // A set has no order of its own: the upper and left touches come first.
    let ordered = touches.map { ($0, $0.location(in: self)) }
      .sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }
    var groups: [(node: SKNode, touches: Set<UITouch>)] = []
    for (touch, _) in ordered {
      guard let node = receivers[touch] else { continue }
      if let index = groups.firstIndex(where: { $0.node === node }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((node, [touch]))
      }
    }
    for group in groups { send(group.node, group.touches) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { receivers[touch] = receiver(at: touch.location(in: self)) }
    deliver(touches) { $0.touchesBegan($1, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    deliver(touches) { $0.touchesMoved($1, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    deliver(touches) { $0.touchesEnded($1, with: event) }
    for touch in touches { receivers[touch] = nil }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    deliver(touches) { $0.touchesCancelled($1, with: event) }
    for touch in touches { receivers[touch] = nil }
  }

  // MARK: Pictures

  /// A picture of a node and all below, as large as its accumulated frame.
  open func texture(from node: SKNode) -> SKTexture? {
    texture(from: node, crop: node.calculateAccumulatedFrame())
  }

  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    guard crop.width > 0, crop.height > 0 else { return nil }
    let canvas = CALayer()
    canvas.bounds = CGRect(origin: .zero, size: crop.size)
    let place = CGAffineTransform(translationX: -crop.minX, y: -crop.maxY)
      .concatenating(CGAffineTransform(scaleX: 1, y: -1))
    defer { setNeedsLayout() }
    return UIGraphicsImageRenderer(size: crop.size).image { context in
      SceneDrawing(bounds: canvas.bounds).draw(node, by: place, in: canvas)
      canvas.render(in: context.cgContext)
    }.texture
  }
}

extension UIImage {
  fileprivate var texture: SKTexture { SKTexture(image: self) }
}
