import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Items that fall, bounce, hang and snap, against what mechanics says.
@MainActor
@Suite struct UIDynamicAnimatorTests {
  private let stage = Stage(device: .init(width: 400, height: 800, scale: 1))
  private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    stage.window.addSubview(box)
    animator = UIDynamicAnimator(referenceView: stage.window)
    stage.advance(by: 0)
  }

  /// A gravity of 1 is 1000 points per second squared.
  @Test(.evidence(.documented))
  func fallsAsTheParabolaSays() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.5)
    #expect(abs(box.center.y - (50 + 125)) < 1e-6)
    stage.advance(by: 0.5)
    #expect(abs(box.center.y - (50 + 500)) < 1e-6)
    #expect(box.center.x == 150 && animator.isRunning && abs(animator.elapsedTime - 1) < 1e-9)
  }

  /// A push of 1 gives a view of 100 × 100 points 100 points a second, or so much every second.
  @Test(.evidence(.documented), arguments: [UIPushBehavior.Mode.continuous, .instantaneous])
  func pushesByTheHundred(mode: UIPushBehavior.Mode) {
    let push = UIPushBehavior(items: [box], mode: mode)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    stage.advance(by: 1)
    #expect(abs(box.center.x - 150 - (mode == .continuous ? 50 : 100)) < 1e-6)
    #expect(push.active == (mode == .continuous))
  }

  @Test func aPushBesideTheCentreTurns() {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 50), for: box)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    stage.advance(by: 1.0 / 60)
    // Torque 100 × 50 against an inertia of 100² / 6, against the clock's hands.
    let turn = atan2(box.transform.b, box.transform.a)
    #expect(abs(turn + 3.0 / 60) < 1e-6)
  }

  /// The edges of the reference view, moved inwards.
  @Test func fallsOntoTheInsetEdge() {
    let collision = UICollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 200, right: 0)
    )
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = 0
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    animator.addBehavior(item)
    stage.advance(by: 3)
    #expect(abs(box.frame.maxY - 600) < 1)
  }

  /// [I] The snap turns an item to the nearest upright angle, not back through all of its turns.
  @Test(arguments: [0.4, -0.4], [0.0, 1])
  func snapsUprightTheShortWay(angle: CGFloat, turns: CGFloat) {
    let turned = angle + (angle < 0 ? -2 * .pi : 2 * .pi) * turns
    box.transform = CGAffineTransform(rotationAngle: turned)
    let snap = UISnapBehavior(item: box, snapTo: box.center)
    snap.damping = 1
    animator.addBehavior(snap)
    var farthest: CGFloat = 0
    for _ in 0..<120 {
      stage.advance(by: 1.0 / 60)
      farthest = max(farthest, abs(atan2(box.transform.b, box.transform.a)))
    }
    #expect(farthest < 0.42)
    #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.01)
  }

  @Test(arguments: [0.0, 0.5, 1])
  func bouncesAsHighAsItsElasticitySays(elasticity: Double) {
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = elasticity
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    animator.addBehavior(item)
    // 700 points down take 1.183 s.
    stage.advance(by: 1.3)
    var top = CGFloat.infinity
    for _ in 0..<90 {
      stage.advance(by: 1.0 / 60)
      top = min(top, box.center.y)
    }
    #expect(abs(750 - top - 700 * elasticity * elasticity) < 20)
    #expect(box.frame.maxY < 800.5)
  }

  @Test(.evidence(.documented), arguments: [true, false])
  func onlyWhatIsSetOverridesTheItemsOtherBehaviors(isSet: Bool) {
    let elastic = UIDynamicItemBehavior(items: [box])
    let heavy = UIDynamicItemBehavior(items: [box])
    elastic.elasticity = 0.5
    heavy.density = 3
    if isSet { heavy.elasticity = 0 }
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [UIGravityBehavior(items: [box]), collision, elastic, heavy] {
      animator.addBehavior(behavior)
    }
    stage.advance(by: 1.3)
    var top = CGFloat.infinity
    for _ in 0..<90 {
      stage.advance(by: 1.0 / 60)
      top = min(top, box.center.y)
    }
    #expect(abs(750 - top - (isSet ? 0 : 175)) < 20)
  }

  @Test func restsOnTheFloorAndPauses() throws {
    let watcher = Watcher()
    animator.delegate = watcher
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let film = try stage.record {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
    }
    #expect(watcher.heard == ["resume", "pause"] && !animator.isRunning)
    #expect(abs(box.center.y - 750) < 0.5 && abs(box.transform.b) < 1e-3)
    #expect(film.duration > 1.5 && film.duration < 4 && film.faults.isEmpty)
    // What is added later wakes it.
    animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400)))
    #expect(animator.isRunning)
  }

  @Test func nothingFallsThroughAWallHoweverFast() {
    let ball = RoundView(frame: CGRect(x: 190, y: 20, width: 10, height: 10))
    stage.window.addSubview(ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "shelf" as NSString,
      from: CGPoint(x: 0, y: 600),
      to: CGPoint(x: 400, y: 600)
    )
    let watcher = Watcher()
    collision.collisionDelegate = watcher
    animator.addBehavior(collision)
    let item = UIDynamicItemBehavior(items: [ball])
    item.addLinearVelocity(CGPoint(x: 0, y: 20_000), for: ball)
    animator.addBehavior(item)
    #expect(item.linearVelocity(for: ball).y == 20_000)
    stage.advance(by: 0.5)
    #expect(ball.frame.maxY <= 600.5)
    #expect(watcher.heard == ["touch shelf at 600"])
  }

  @Test func aStackStands() {
    let boxes = (0..<4).map { level in
      UIView(frame: CGRect(x: 150, y: 650 - 60 * level, width: 50, height: 50))
    }
    for box in boxes { stage.window.addSubview(box) }
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: boxes))
    animator.addBehavior(collision)
    stage.advance(by: 4)
    for (level, box) in boxes.enumerated() {
      #expect(abs(box.center.y - CGFloat(775 - 50 * level)) < 2, "\(box.center)")
      #expect(abs(box.center.x - 175) < 2 && abs(box.transform.b) < 0.02)
    }
    #expect(!animator.isRunning)
  }

  @Test func snapsUprightToItsPoint() throws {
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 500))
    snap.damping = 0.2
    var past = false
    snap.action = { [box] in past = past || box.center.y > 501 }
    try stage.record { animator.addBehavior(snap) }
    #expect(abs(box.center.x - 200) < 0.5 && abs(box.center.y - 500) < 0.5)
    #expect(abs(box.transform.b) < 1e-2 && past)
  }

  @Test func aRodKeepsItsLengthAndSwingsAsAPendulum() {
    let ball = RoundView(frame: CGRect(x: 209, y: 290, width: 20, height: 20))
    stage.window.addSubview(ball)
    let rod = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 200, y: 100))
    let length = rod.length
    #expect(abs(length - hypot(19, 200)) < 1e-9)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    animator.addBehavior(rod)
    // Half a swing of a small angle: π √(l / g).
    stage.advance(by: .pi * (length / 1000).squareRoot())
    #expect(abs(hypot(ball.center.x - 200, ball.center.y - 100) - length) < 1)
    #expect(abs(ball.center.x - 181) < 1.5)
  }

  @Test func aSpringSwingsAsOftenAsItSays() {
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 300))
    spring.length = 100
    spring.frequency = 1
    spring.damping = 0.1
    animator.addBehavior(spring)
    // From 150 points too far, through rest after a quarter, to the other side after a half.
    stage.advance(by: 0.5)
    #expect(abs(box.center.y - (200 + 150 * exp(-0.1 * .pi))) < 12)
    #expect(abs(box.center.x - 150) < 1e-6)
  }

  @Test func tiesHold() {
    let other = UIView(frame: CGRect(x: 220, y: 0, width: 100, height: 100))
    stage.window.addSubview(other)
    let anchored = UIDynamicItemBehavior(items: [box])
    anchored.isAnchored = true
    animator.addBehavior(anchored)
    animator.addBehavior(UIGravityBehavior(items: [other]))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box,
      attachedTo: other,
      attachmentAnchor: CGPoint(x: 270, y: 50),
      axisOfTranslation: CGVector(dx: 0, dy: 1)
    )
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 200)
    animator.addBehavior(slide)
    stage.advance(by: 2)
    #expect(abs(other.center.x - 270) < 0.5 && abs(other.center.y - 250) < 2)
    #expect(box.center == CGPoint(x: 150, y: 50))
    animator.removeBehavior(slide)
    animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: box,
        attachedTo: other,
        attachmentAnchor: CGPoint(x: 200, y: 100)
      )
    )
    stage.advance(by: 1)
    #expect(abs(other.center.y - 250) < 3 && abs(other.transform.b) < 0.05)
  }

  @Test func whoIsNotOwnedStops() throws {
    weak var gone: UIDynamicAnimator?
    let film = try stage.record {
      let lost = UIDynamicAnimator(referenceView: stage.window)
      lost.addBehavior(UIGravityBehavior(items: [box]))
      gone = lost
    }
    #expect(gone == nil && film.duration < 0.1)
  }

  @Test func boundariesAreKnownByName() {
    let collision = UICollisionBehavior(items: [])
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    collision.addBoundary(withIdentifier: "a" as NSString, for: path)
    collision.addBoundary(withIdentifier: NSNumber(value: 2), for: path)
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "a" as NSString) === path)
    collision.removeBoundary(withIdentifier: "a" as NSString)
    #expect(collision.boundary(withIdentifier: "a" as NSString) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers?.isEmpty == true)
  }
}

private final class RoundView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

private final class Watcher: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var heard: [String] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    let name = (identifier as? NSString).map { "\($0)" } ?? "edge"
    heard.append("touch \(name) at \(Int(p.y.rounded()))")
  }
}
