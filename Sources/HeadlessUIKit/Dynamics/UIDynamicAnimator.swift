public import Foundation
import Physics

/// Is notified when an animator's items come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Simulates items as bodies, step by step with the display's refreshes.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  let world = DynamicWorld()
  weak var layout: UICollectionViewLayout?
  private var link: CADisplayLink?
  private var calm = 0

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  public override init() {
    super.init()
  }

  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var elapsedTime: TimeInterval = 0
  /// [D] False at rest, and if there is nothing to move.
  open var isRunning: Bool { link != nil }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorChanged()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    behaviorChanged()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.read(item)
    behaviorChanged()
  }

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.items.filter { $0.restingFrame.intersects(rect) }
  }

  /// Applies changes, and runs if anything can move.
  func behaviorChanged() {
    world.keep(allBehaviors.flatMap(\.moved))
    calm = 0
    if world.items.isEmpty { stop() } else { start() }
  }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  private func start() {
    guard link == nil else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink(target: Ticker(self), selector: Selector("tick:", Ticker.tick))
    link.start(on: referenceView?.layer.core ?? layout?.collectionView?.layer.core ?? .ambient)
    self.link = link
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  // Only its owner retains an animator.
  @MainActor
  private final class Ticker: NSObject {
    private weak var animator: UIDynamicAnimator?

    init(_ animator: UIDynamicAnimator) {
      self.animator = animator
    }

    func tick(_ link: CADisplayLink) {
      guard let animator else { return link.invalidate() }
      animator.step(link.duration)
    }
  }

  private func step(_ seconds: TimeInterval) {
    let behaviors = allBehaviors
    world.referenceBounds = referenceView?.bounds ?? .zero
    let touches = run(behaviors, for: seconds)
    elapsedTime += seconds
    world.write()
    layout?.dynamicItemsMoved()
    for (behavior, touches) in zip(behaviors, touches) { behavior.tell(touches) }
    for behavior in behaviors { behavior.action?() }
    pauseAtRest(after: seconds)
  }

  private typealias Touches = [(collision: DynamicCollision, point: CGPoint)]

  /// The contacts for each behaviour.
  private func run(_ behaviors: [UIDynamicBehavior], for seconds: Double) -> [Touches] {
    for body in world.bodies {
      (body.acceleration, body.turning, body.material) = (.zero, 0, RigidMaterial())
    }
    for behavior in behaviors { behavior.prepare(world) }
    for behavior in behaviors { behavior.describe(world) }
    for behavior in behaviors { behavior.push(world) }
    let collisions = behaviors.map { $0.collisions(world) }
    let step = PhysicsStep(
      bodies: world.bodies,
      pairs: collisions.joined().map(\.pair),
      joints: behaviors.flatMap { $0.joints(world) },
      limits: behaviors.flatMap { $0.limits(world) }
    )
    var found = step.run(for: seconds)[...]
    return collisions.map { collisions in
      defer { found = found.dropFirst(collisions.count) }
      return zip(collisions, found).compactMap { collision, touch in
        touch.map { (collision, CGPoint(x: $0.point.x, y: $0.point.y)) }
      }
    }
  }

  /// [I] Half a second without movement is rest, as in Box2D.
  private func pauseAtRest(after seconds: TimeInterval) {
    guard link != nil else { return }
    calm = world.bodies.allSatisfy(\.isNearlyStill) ? calm + 1 : 0
    guard Double(calm) * seconds >= 0.5 else { return }
    for body in world.bodies { (body.velocity, body.spin) = (.zero, 0) }
    stop()
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// A pair of bodies that collide, with their behaviour.
struct DynamicCollision {
  let pair: PhysicsStep.Pair
  let item: any UIDynamicItem
  let other: Other

  enum Other {
    case item(any UIDynamicItem)
    case boundary((any NSCopying)?)
  }
}
