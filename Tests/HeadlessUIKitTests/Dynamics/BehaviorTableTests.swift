import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What behaviours are before anybody changes them, and what each of their numbers does.
@MainActor
@Suite struct BehaviorTableTests {
  private let stage = Stage(device: .init(width: 400, height: 800, scale: 1))
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: stage.window)
    stage.advance(by: 0)
  }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    stage.window.addSubview(view)
    return view
  }

  // MARK: Defaults

  @Test(.evidence(.documented)) func behavioursStartWithTheirDefaults() {
    let (gravity, matter) = (UIGravityBehavior(), UIDynamicItemBehavior())
    #expect(gravity.items.isEmpty && gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-12)
    #expect(matter.elasticity == 0 && matter.friction == 0 && matter.density == 1)
    #expect(matter.resistance == 0 && matter.angularResistance == 0 && matter.charge == 0)
    #expect(matter.allowsRotation && !matter.isAnchored && matter.items.isEmpty)
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    #expect(push.active && push.pushDirection == .zero && push.mode == .instantaneous)
    let collision = UICollisionBehavior()
    #expect(collision.collisionMode == .everything && collision.items.isEmpty)
    #expect(!collision.translatesReferenceBoundsIntoBoundary && collision.action == nil)
    let field = UIFieldBehavior.dragField()
    #expect(field.strength == 1 && field.falloff == 0 && field.minimumRadius == 1)
    #expect(field.smoothness == 0 && field.animationSpeed == 1 && field.items.isEmpty)
    #expect(field.position == .zero && field.direction == .zero)
    let tie = UIAttachmentBehavior(item: view(0, 0, 9, 9), attachedToAnchor: .zero)
    #expect(tie.damping == 0 && tie.frequency == 0 && tie.frictionTorque == 0)
    #expect(tie.attachmentRange.isInfinite && tie.anchorPoint == .zero)
    #expect(!animator.isRunning && animator.behaviors.isEmpty && animator.elapsedTime == 0)
    #expect(animator.referenceView === stage.window && UIDynamicAnimator().referenceView == nil)
  }

  @Test(.evidence(.documented)) func kindsAreNumberedAsInTheirHeaders() {
    let pushes: [UIPushBehavior.Mode] = [.continuous, .instantaneous]
    #expect(pushes.map(\.rawValue) == [0, 1])
    let ties: [UIAttachmentBehavior.AttachmentType] = [.items, .anchor]
    #expect(ties.map(\.rawValue) == [0, 1])
    let shapes: [UIDynamicItemCollisionBoundsType] = [.rectangle, .ellipse, .path]
    #expect(shapes.map(\.rawValue) == [0, 1, 2])
    let modes: [UICollisionBehavior.Mode] = [.items, .boundaries, .everything]
    #expect(modes.map(\.rawValue) == [1, 2, UInt.max])
    #expect(UIView().collisionBoundsType == .rectangle)
  }

  @Test func gravityIsADirectionAndALength() {
    let gravity = UIGravityBehavior()
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    gravity.angle = .pi
    #expect(abs(gravity.gravityDirection.dx + 2) < 1e-9 && abs(gravity.gravityDirection.dy) < 1e-9)
    gravity.magnitude = 5
    #expect(abs(gravity.gravityDirection.dx + 5) < 1e-9 && abs(gravity.magnitude - 5) < 1e-9)
    gravity.gravityDirection = CGVector(dx: -3, dy: 4)
    #expect(gravity.magnitude == 5 && abs(gravity.angle - atan2(4, -3)) < 1e-12)
  }

  /// A push has no magnitude at first, and lost the angle that it was given.
  @Test(.evidence(.documented)) func anAngleIsKeptUntilThereIsAMagnitude() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    #expect(push.angle == 0 && push.magnitude == 0)
    push.angle = .pi / 2
    #expect(push.pushDirection == .zero && push.angle == .pi / 2)
    push.magnitude = 3
    #expect(abs(push.pushDirection.dx) < 1e-9 && abs(push.pushDirection.dy - 3) < 1e-9)
    push.magnitude = -2
    #expect(abs(push.pushDirection.dy + 2) < 1e-9 && push.angle == .pi / 2)
    let gravity = UIGravityBehavior()
    gravity.magnitude = 0
    gravity.magnitude = 1
    #expect(abs(gravity.gravityDirection.dy - 1) < 1e-9)
  }

  // MARK: Ties

  /// From point to point, which turn with their items.
  @Test func tiesAreAsLongAsTheWayBetweenTheirPoints() {
    let (one, two) = (view(0, 0, 20, 20), view(30, 40, 20, 20))
    let right = UIOffset(horizontal: 10, vertical: 0)
    let up = UIOffset(horizontal: 0, vertical: -20)
    let plain = UIAttachmentBehavior(item: one, attachedTo: two)
    #expect(plain.length == 50 && plain.attachedBehaviorType == .items)
    let anchor = CGPoint(x: 20, y: 70)
    let hung = UIAttachmentBehavior(item: one, offsetFromCenter: right, attachedToAnchor: anchor)
    #expect(hung.length == 60 && hung.attachedBehaviorType == .anchor)
    #expect(hung.anchorPoint == anchor && hung.items.count == 1 && plain.items.count == 2)
    // A quarter turn takes the point to the lower edge: (10, 20).
    one.transform = CGAffineTransform(0, 1, -1, 0, 0, 0)
    let low = UIAttachmentBehavior(
      item: one,
      offsetFromCenter: right,
      attachedToAnchor: CGPoint(x: 10, y: 45)
    )
    #expect(abs(low.length - 25) < 1e-9)
    let rod = UIAttachmentBehavior(
      item: one,
      offsetFromCenter: right,
      attachedTo: two,
      offsetFromCenter: up
    )
    let rope = UIAttachmentBehavior.limitAttachment(
      with: one,
      offsetFromCenter: right,
      attachedTo: two,
      offsetFromCenter: up
    )
    // To (40, 30): 30 across and 10 down.
    for tie in [rod, rope] { #expect(abs(tie.length * tie.length - 1000) < 1e-6) }
  }

  /// A rope lets its item fall freely until it is taut.
  @Test func aRopeIsSlackWhereARodIsNot() {
    let (nail, weight) = (view(100, 100, 20, 20), view(100, 200, 20, 20))
    let held = UIDynamicItemBehavior(items: [nail])
    held.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: nail,
      offsetFromCenter: .zero,
      attachedTo: weight,
      offsetFromCenter: .zero
    )
    rope.length = 300
    for behavior in [held, UIGravityBehavior(items: [weight]), rope] {
      animator.addBehavior(behavior)
    }
    stage.advance(by: 0.5)
    #expect(abs(weight.center.y - (210 + 125)) < 3, "it falls as if there were none")
    var lowest: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      lowest = max(lowest, weight.center.y)
    }
    #expect(lowest > 400 && lowest < 415 && nail.center == CGPoint(x: 110, y: 110))
  }

  /// A bar that hangs on its left end, pinned to an item that stays.
  private func fall(_ prepare: (UIAttachmentBehavior) -> Void) -> CGFloat {
    let (wall, bar) = (view(100, 95, 20, 20), view(110, 100, 100, 10))
    let held = UIDynamicItemBehavior(items: [wall])
    held.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(
      with: wall,
      attachedTo: bar,
      attachmentAnchor: CGPoint(x: 110, y: 105)
    )
    prepare(pin)
    for behavior in [held, UIGravityBehavior(items: [bar]), pin] { animator.addBehavior(behavior) }
    var most: CGFloat = 0
    for _ in 0..<40 {
      stage.advance(by: 1.0 / 60)
      most = max(most, atan2(bar.transform.b, bar.transform.a))
      let end = CGPoint(x: -50, y: 0).applying(bar.transform)
      #expect(abs(bar.center.x + end.x - 110) < 2 && abs(bar.center.y + end.y - 105) < 2)
    }
    return most
  }

  @Test func aPinTurnsAsFarAsItsRange() {
    let free = fall { _ in }
    animator.removeAllBehaviors()
    let limited = fall { $0.attachmentRange = UIFloatRange(minimum: 0.5, maximum: -0.5) }
    #expect(free > 1 && limited > 0.4 && limited < 0.6)
  }

  /// The bar weighs a tenth of 100 by 100 points: its torque is that of a push of a half.
  @Test(arguments: [(1, true), (0.1, false)] as [(CGFloat, Bool)])
  func frictionHoldsWhatIsLight(torque: CGFloat, holds: Bool) {
    let most = fall { $0.frictionTorque = torque }
    #expect(holds ? most < 0.05 : most > 0.5)
  }

  // MARK: Matter

  @Test func eachResistanceSlowsItsOwnKindOfMovement() {
    func speeds(_ prepare: (UIDynamicItemBehavior) -> Void) -> [CGFloat] {
      let item = view(100, 100, 100, 100)
      let matter = UIDynamicItemBehavior(items: [item])
      prepare(matter)
      animator.addBehavior(matter)
      matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
      matter.addAngularVelocity(2, for: item)
      stage.advance(by: 0.5)
      defer { animator.removeAllBehaviors() }
      return [matter.linearVelocity(for: item).x, matter.angularVelocity(for: item)]
    }
    let free = speeds { _ in }
    #expect(free[0] == 100 && free[1] == 2)
    let slow = speeds { $0.resistance = 1 }
    #expect(slow[0] < 90 && slow[0] > 10 && slow[1] == 2)
    let still = speeds { $0.angularResistance = 1 }
    #expect(still[0] == 100 && still[1] < 1.8 && still[1] > 0.2)
  }

  @Test func whatIsDenseIsPushedLessAndWhatMayNotTurnDoesNot() {
    let (item, free) = (view(100, 100, 100, 100), view(100, 400, 100, 100))
    let matter = UIDynamicItemBehavior(items: [item])
    (matter.density, matter.allowsRotation) = (2, false)
    let push = UIPushBehavior(items: [item, free], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    for each in [item, free] {
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 30), for: each)
    }
    animator.addBehavior(matter)
    animator.addBehavior(push)
    stage.advance(by: 1)
    #expect(abs(item.center.x - 175) < 1e-6 && item.transform == .identity)
    #expect(abs(free.center.x - 200) < 1e-6 && free.transform != .identity)
  }

  // MARK: Animators

  private final class Watched: UIDynamicBehavior {
    var moves: [Bool] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      moves.append(dynamicAnimator != nil)
    }
  }

  @Test(.evidence(.documented)) func childrenGoWhereTheirParentGoes() {
    let (parent, child) = (Watched(), Watched())
    let gravity = UIGravityBehavior(items: [view(0, 0, 10, 10)])
    for _ in 0..<2 { parent.addChildBehavior(child) }
    #expect(parent.childBehaviors.count == 1 && child.moves.isEmpty)
    animator.addBehavior(parent)
    #expect(parent.moves == [true] && child.moves == [true])
    #expect(child.dynamicAnimator === animator && !animator.isRunning)
    child.addChildBehavior(gravity)
    #expect(gravity.dynamicAnimator === animator && animator.isRunning)
    child.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil && !animator.isRunning)
    let other = UIDynamicAnimator(referenceView: stage.window)
    for _ in 0..<2 { other.addBehavior(parent) }
    #expect(parent.moves == [true, false, true] && child.moves == parent.moves)
    #expect(animator.behaviors.isEmpty && other.behaviors.count == 1)
    animator.removeBehavior(parent)
    #expect(parent.dynamicAnimator === other, "it is none of that animator's")
    other.removeAllBehaviors()
    #expect(parent.moves.last == false && child.dynamicAnimator == nil)
    #expect(other.behaviors.isEmpty && parent.childBehaviors.count == 1)
  }

  @Test(.evidence(.documented)) func itemsAreFoundByTheirFrames() {
    let items = [view(0, 0, 10, 10), view(100, 100, 20, 20)]
    animator.addBehavior(UIDynamicItemBehavior(items: items))
    func count(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Int {
      animator.items(in: CGRect(x: x, y: y, width: width, height: height)).count
    }
    #expect(count(0, 0, 400, 400) == 2 && count(0, 0, 50, 50) == 1 && count(20, 20, 70, 70) == 0)
    #expect(count(119, 119, 5, 5) == 1 && count(121, 121, 5, 5) == 0)
  }

  /// A place that is set by hand counts once the animator is told of it.
  @Test(.evidence(.documented)) func aPlaceSetByHandCountsOnceItIsRead() {
    let item = view(0, 0, 10, 10)
    let matter = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(matter)
    stage.advance(by: 0.1)
    item.center = CGPoint(x: 200, y: 50)
    stage.advance(by: 0.1)
    #expect(item.center == CGPoint(x: 5, y: 5))
    item.center = CGPoint(x: 200, y: 50)
    animator.updateItem(usingCurrentState: item)
    stage.advance(by: 0.1)
    #expect(item.center == CGPoint(x: 200, y: 50))
  }

  /// It is called after the items have moved, once a step.
  @Test(.evidence(.documented)) func actionsSeeWhereItemsAre() {
    let item = view(0, 0, 10, 10)
    let gravity = UIGravityBehavior(items: [item])
    var seen: [CGFloat] = []
    gravity.action = { seen.append(item.center.y) }
    animator.addBehavior(gravity)
    stage.advance(by: 0.5)
    #expect(seen.count == 30 && seen.last == item.center.y && seen == seen.sorted())
    #expect(seen.first.map { $0 > 5 } == true && abs(animator.elapsedTime - 0.5) < 1e-9)
  }
}
