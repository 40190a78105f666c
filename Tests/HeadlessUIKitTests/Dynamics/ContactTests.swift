import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// What the delegates of collisions hear, and when an animator rests.
@MainActor
@Suite struct ContactTests {
  private final class Ear: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var heard: [String] = []

    private func name(_ item: any UIDynamicItem) -> String { "\((item as? UIView)?.tag ?? 0)" }

    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      heard.append(
        "\(name(item1)) meets \(name(item2)) at \(Int(p.x.rounded())),\(Int(p.y.rounded()))"
      )
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { heard.append("\(name(item1)) leaves \(name(item2))") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?,
      at p: CGPoint
    ) { heard.append("\(name(item)) meets \(identifier.map { "\($0)" } ?? "edge")") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { heard.append("\(name(item)) leaves \(identifier.map { "\($0)" } ?? "edge")") }
  }

  private let stage = Stage(device: .init(width: 400, height: 400, scale: 1))
  private let root = UIViewController()
  private let ear = Ear()

  init() { stage.show(root) }

  private func box(_ tag: Int, _ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    view.tag = tag
    root.view.addSubview(view)
    return view
  }

  /// A world without friction in which items keep bouncing.
  private func play(
    _ items: [UIView],
    speeds: [CGPoint],
    for seconds: Double,
    _ prepare: (UICollisionBehavior) -> Void
  ) {
    let animator = UIDynamicAnimator(referenceView: root.view)
    let (matter, collision) = (
      UIDynamicItemBehavior(items: items), UICollisionBehavior(items: items)
    )
    (matter.elasticity, matter.allowsRotation) = (1, false)
    collision.collisionDelegate = ear
    prepare(collision)
    for (item, speed) in zip(items, speeds) { matter.addLinearVelocity(speed, for: item) }
    animator.addBehavior(matter)
    animator.addBehavior(collision)
    stage.advance(by: seconds)
    animator.removeAllBehaviors()
  }

  @Test func twoItemsMeetOnceAndLeave() {
    let (one, two) = (box(1, 0, 0), box(2, 250, 0))
    play([one, two], speeds: [CGPoint(x: 300, y: 0), .zero], for: 1) { $0.collisionMode = .items }
    #expect(ear.heard.count == 2 && ear.heard.last == "1 leaves 2", "\(ear.heard)")
    #expect(ear.heard.first?.hasPrefix("1 meets 2 at 250,") == true)
    #expect(two.frame.minX > 300 && abs(one.frame.maxX - 250) < 20)
  }

  @Test func eachPairIsOne() {
    let items = [box(1, 0, 0), box(2, 120, 0), box(3, 240, 0)]
    play(items, speeds: [CGPoint(x: 200, y: 0), .zero, .zero], for: 1) { $0.collisionMode = .items }
    let starts = ear.heard.map { heard in String(heard.prefix { $0 != "a" }) }
    #expect(starts.filter { $0.contains("meets") } == ["1 meets 2 ", "2 meets 3 "], "\(ear.heard)")
  }

  @Test func boundariesAreNamedAndEdgesAreNot() {
    let item = box(1, 150, 150)
    play([item], speeds: [CGPoint(x: 0, y: 300)], for: 1.4) { collision in
      collision.addBoundary(
        withIdentifier: NSString(string: "shelf"),
        from: CGPoint(x: 0, y: 330),
        to: CGPoint(x: 400, y: 330)
      )
      collision.translatesReferenceBoundsIntoBoundary = true
    }
    #expect(
      ear.heard == ["1 meets shelf", "1 leaves shelf", "1 meets edge", "1 leaves edge"],
      "\(ear.heard)"
    )
  }

  @Test func modesLeaveSomethingOut() {
    let items = [box(1, 0, 0), box(2, 150, 0)]
    play(items, speeds: [CGPoint(x: 300, y: 0), .zero], for: 0.6) {
      $0.collisionMode = .boundaries
      $0.translatesReferenceBoundsIntoBoundary = true
    }
    #expect(!ear.heard.contains { $0.contains("1 meets 2") })
    ear.heard = []
    let alone = box(3, 250, 0)
    play([alone], speeds: [CGPoint(x: 300, y: 0)], for: 1) {
      $0.collisionMode = .items
      $0.translatesReferenceBoundsIntoBoundary = true
    }
    #expect(ear.heard == [] && alone.frame.minX > 400)
  }

  @Test func insetsMakeTheRoomSmaller() {
    let item = box(1, 150, 150)
    var lowest: CGFloat = 0
    play([item], speeds: [CGPoint(x: 0, y: 300)], for: 0.1) { collision in
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
      )
      collision.action = { lowest = max(lowest, item.frame.maxY) }
      for step in 1...9 { stage.schedule(at: Double(step) * 0.05) {} }
    }
    stage.advance(by: 1)
    #expect(lowest > 270 && lowest < 352)
  }

  @Test func boundariesAreKnownByTheirNames() {
    let collision = UICollisionBehavior(items: [])
    let (one, two) = (NSString(string: "one"), NSString(string: "two"))
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    collision.addBoundary(withIdentifier: one, for: path)
    collision.addBoundary(withIdentifier: two, from: .zero, to: CGPoint(x: 5, y: 0))
    collision.addBoundary(withIdentifier: one, for: path)
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: one) === path)
    #expect(collision.boundary(withIdentifier: NSString(string: "three")) == nil)
    collision.removeBoundary(withIdentifier: one)
    #expect(collision.boundaryIdentifiers as? [NSString] == [two])
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers?.isEmpty == true)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.translatesReferenceBoundsIntoBoundary = true
    #expect(collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test(arguments: [(1, 1), (0, 8)])
  func curvesAreEightLines(isStraight: Int, lines: Int) {
    let path = UIBezierPath()
    path.move(to: .zero)
    if isStraight == 1 {
      path.addLine(to: CGPoint(x: 10, y: 0))
    } else {
      path.addCurve(
        to: CGPoint(x: 10, y: 0),
        controlPoint1: CGPoint(x: 0, y: 9),
        controlPoint2: CGPoint(x: 10, y: 9)
      )
    }
    #expect(CollisionBoundary(nil, path).walls.count == lines)
    path.close()
    #expect(CollisionBoundary(nil, path).walls.count == lines + 1)
    #expect(!CollisionBoundary(nil, path).isNamed(NSString(string: "")))
  }

  /// How far to the right of its point a snapped item swings.
  private func swing(damping: CGFloat) -> CGFloat {
    let item = box(1, 0, 0)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 200))
    snap.damping = damping
    let animator = UIDynamicAnimator(referenceView: root.view)
    animator.addBehavior(snap)
    var most: CGFloat = 0
    snap.action = { most = max(most, item.center.x - 200) }
    stage.advance(by: 1)
    animator.removeAllBehaviors()
    return most
  }

  @Test func aSnapIsNeverUndamped() {
    #expect(UISnapBehavior(item: box(1, 0, 0), snapTo: .zero).damping == 0.5)
    let swings = [0, 0.5, 1].map { swing(damping: $0) }
    #expect(swings[0] > 50 && swings[0] < 150 && swings[0] > 2 * swings[1])
    #expect(swings[1] > swings[2] && swings[2] < 5, "\(swings)")
    #expect(swing(damping: -1) == swings[0] && swing(damping: 2) == swings[2])
  }

  @Test func speedsAreGivenWhenThereIsABody() {
    let item = box(1, 0, 0)
    let matter = UIDynamicItemBehavior(items: [item])
    matter.addLinearVelocity(CGPoint(x: 10, y: 20), for: item)
    matter.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
    matter.addAngularVelocity(3, for: item)
    #expect(matter.linearVelocity(for: item) == CGPoint(x: 11, y: 22))
    #expect(matter.angularVelocity(for: item) == 3)
    let animator = UIDynamicAnimator(referenceView: root.view)
    animator.addBehavior(matter)
    stage.advance(by: 0.1)
    #expect(matter.linearVelocity(for: item) == CGPoint(x: 11, y: 22))
    #expect(matter.angularVelocity(for: item) == 3)
    matter.addLinearVelocity(CGPoint(x: 9, y: 8), for: item)
    #expect(matter.linearVelocity(for: item) == CGPoint(x: 20, y: 30))
    matter.removeItem(item)
    #expect(matter.linearVelocity(for: item) == .zero)
  }

  @Test func pushesAreDirectionsAndLengths() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5 && abs(push.angle - atan2(4, 3)) < 1e-9)
    push.magnitude = 10
    #expect(abs(push.pushDirection.dx - 6) < 1e-9 && abs(push.pushDirection.dy - 8) < 1e-9)
    push.angle = .pi / 2
    #expect(abs(push.pushDirection.dx) < 1e-9 && abs(push.pushDirection.dy - 10) < 1e-9)
    push.setAngle(0, magnitude: 2)
    #expect(push.pushDirection == CGVector(dx: 2, dy: 0))
    let (one, two) = (box(1, 0, 0), box(2, 0, 0))
    push.addItem(one)
    push.addItem(one)
    push.addItem(two)
    #expect(push.items.count == 2)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 2), for: one)
    #expect(push.targetOffsetFromCenter(for: one) == UIOffset(horizontal: 1, vertical: 2))
    push.removeItem(one)
    #expect(push.items.count == 1 && push.targetOffsetFromCenter(for: one) == .zero)
  }

  @Test func whatIsAddedWhileItRunsIsPushed() {
    let animator = UIDynamicAnimator(referenceView: root.view)
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    #expect(!animator.isRunning)
    let item = box(1, 0, 0)
    push.addItem(item)
    #expect(animator.isRunning)
    stage.advance(by: 1)
    #expect(abs(item.frame.minX - 50) < 3)
    push.removeItem(item)
    #expect(!animator.isRunning)
  }
}
