import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Fields, against what mechanics says.
@MainActor
@Suite struct UIFieldBehaviorTests {
  private let stage = Stage(device: .init(width: 400, height: 800, scale: 1))
  private let box = UIView(frame: CGRect(x: 250, y: 150, width: 100, height: 100))
  private let animator: UIDynamicAnimator
  private let item: UIDynamicItemBehavior

  init() {
    stage.window.addSubview(box)
    animator = UIDynamicAnimator(referenceView: stage.window)
    item = UIDynamicItemBehavior(items: [box])
    stage.advance(by: 0)
    animator.addBehavior(item)
  }

  private func apply(_ field: UIFieldBehavior, at position: CGPoint = CGPoint(x: 200, y: 200)) {
    field.position = position
    field.addItem(box)
    animator.addBehavior(field)
  }

  private func push(_ velocity: CGPoint) { item.addLinearVelocity(velocity, for: box) }

  private var velocity: CGPoint { item.linearVelocity(for: box) }

  @Test func linearGravityIsAParabola() {
    apply(.linearGravityField(direction: CGVector(dx: 0, dy: 1)))
    stage.advance(by: 1)
    #expect(abs(box.center.y - 250) < 1e-6 && box.center.x == 300)
  }

  @Test func dragSlowsDownByItsShare() {
    apply(.dragField())
    push(CGPoint(x: 100, y: 0))
    stage.advance(by: 1)
    #expect(abs(velocity.x - 100 * exp(-1)) < 1)
  }

  @Test func aSpringSwingsAroundItsPosition() {
    apply(.springField())
    stage.advance(by: .pi / 2)
    #expect(abs(box.center.x - 200) < 3)
    stage.advance(by: .pi / 2)
    #expect(abs(box.center.x - 100) < 3)
    stage.advance(by: .pi)
    #expect(abs(box.center.x - 300) < 5 && box.center.y == 200)
  }

  private final class Delayed: UIFieldBehavior {
    var delay = 0.5
    class func shake() -> Self { field { _, _, _, _, _, _ in .zero } }
  }

  @Test func aSubclassMakesItself() {
    let fields: [Delayed] = [
      .shake(), .dragField(), .springField(), .noiseField(smoothness: 1, animationSpeed: 2),
    ]
    #expect(fields.map(\.delay) == [0.5, 0.5, 0.5, 0.5])
    #expect(fields[3].animationSpeed == 2)
  }

  private enum Force: CaseIterable {
    case drag, vortex, radial, linear, velocity, spring, electric, magnetic

    @MainActor var field: UIFieldBehavior {
      switch self {
      case .drag: .dragField()
      case .vortex: .vortexField()
      case .radial: .radialGravityField(position: .zero)
      case .linear: .linearGravityField(direction: CGVector(dx: 1, dy: -2))
      case .velocity: .velocityField(direction: CGVector(dx: 0, dy: -1))
      case .spring: .springField()
      case .electric: .electricField()
      case .magnetic: .magneticField()
      }
    }

    /// Of an item of charge 2 and speed (0, 30), 100 points to the right.
    var acceleration: CGPoint {
      switch self {
      case .drag: CGPoint(x: 0, y: -30)
      case .vortex: CGPoint(x: 0, y: 100)
      case .radial, .spring: CGPoint(x: -100, y: 0)
      case .linear: CGPoint(x: 100, y: -200)
      case .velocity: CGPoint(x: 0, y: -130)
      case .electric: CGPoint(x: 200, y: 0)
      case .magnetic: CGPoint(x: -60, y: 0)
      }
    }
  }

  @Test(arguments: [
    (Force.radial, CGPoint(x: -1, y: 0)), (.vortex, CGPoint(x: 0, y: 1)),
    (.velocity, CGPoint(x: 0, y: -1)),
  ])
  private func fieldsPullIntoTheirDirection(force: Force, direction: CGPoint) {
    apply(force.field)
    stage.advance(by: 0.1)
    let moved = CGPoint(x: box.center.x - 300, y: box.center.y - 200)
    #expect(moved.x * direction.x + moved.y * direction.y > 0.3)
    #expect(abs(moved.x * direction.y) + abs(moved.y * direction.x) < 0.1)
  }

  @Test func aVelocityFieldTakesAlong() {
    apply(.velocityField(direction: CGVector(dx: 0, dy: 1)))
    push(CGPoint(x: 50, y: 0))
    stage.advance(by: 6)
    #expect(abs(velocity.y - 100) < 1 && abs(velocity.x) < 1)
  }

  @Test func forcesFadeWithTheDistance() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 200))
    field.falloff = 2
    apply(field, at: CGPoint(x: 100, y: 200))
    stage.advance(by: 1.0 / 60)
    // Twice as far as 100 points: a quarter.
    #expect(abs(velocity.x + 25.0 / 60) < 0.01)
    field.minimumRadius = 400
    let before = velocity.x
    stage.advance(by: 1.0 / 60)
    #expect(abs(velocity.x - before) < abs(before) / 2)
  }

  /// At twice the distance half of it is left; a spring pulls twice as much.
  @Test(arguments: Force.allCases, [100, 200] as [CGFloat])
  private func eachFieldHasItsForce(force: Force, distance: CGFloat) {
    let field = force.field
    (field.strength, field.falloff) = (3, 1)
    item.charge = 2
    apply(field, at: CGPoint(x: 300 - distance, y: 200))
    push(CGPoint(x: 0, y: 30))
    stage.advance(by: 1.0 / 60)
    let share = 3 * (force == .spring ? distance / 100 : 100 / distance)
    let wanted = force.acceleration
    #expect(abs(velocity.x - wanted.x * share / 60) < 0.1)
    #expect(abs(velocity.y - 30 - wanted.y * share / 60) < 0.1)
  }

  @Test(arguments: [Force.electric, .magnetic])
  private func fieldsOfChargeNeedACharge(force: Force) {
    apply(force.field)
    push(CGPoint(x: 0, y: 50))
    stage.advance(by: 0.1)
    #expect(velocity.x == 0)
    item.charge = 1
    stage.advance(by: 0.1)
    #expect(velocity.x != 0)
  }

  @Test func onlyItemsInsideTheRegionAreMoved() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.region = UIRegion(radius: 50)
    apply(field)
    stage.advance(by: 0.2)
    #expect(box.center.y == 200)
    field.region = UIRegion(radius: 50).inverse()
    stage.advance(by: 0.2)
    #expect(box.center.y > 200)
    let moved = box.center
    animator.removeBehavior(field)
    item.addLinearVelocity(CGPoint(x: -velocity.x, y: -velocity.y), for: box)
    stage.advance(by: 0.2)
    #expect(abs(box.center.y - moved.y) < 1e-6)
  }

  @Test func blocksSayTheForce() {
    var asked: [CGPoint] = []
    let field = UIFieldBehavior.field { _, place, _, mass, _, _ in
      asked.append(place)
      return CGVector(dx: 0, dy: 30 * mass)
    }
    apply(field)
    stage.advance(by: 1)
    #expect(asked.first == CGPoint(x: 100, y: 0))
    #expect(abs(box.center.y - 215) < 1e-6)
  }

  @Test(arguments: [false, true])
  func noiseIsTheSameInEveryRun(isTurbulent: Bool) {
    let field: UIFieldBehavior =
      isTurbulent
      ? .turbulenceField(smoothness: 0.5, animationSpeed: 1)
      : .noiseField(smoothness: 0.5, animationSpeed: 1)
    func run() -> CGPoint {
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      stage.window.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: stage.window)
      let start = UIDynamicItemBehavior(items: [view])
      animator.addBehavior(start)
      start.addLinearVelocity(CGPoint(x: 20, y: 0), for: view)
      for old in field.items { field.removeItem(old) }
      field.addItem(view)
      animator.addBehavior(field)
      stage.advance(by: 0.5)
      animator.removeAllBehaviors()
      return view.center
    }
    let once = run()
    #expect(once != CGPoint(x: 110, y: 100) && run() == once)
  }

  @Test func regionsAreCombined() {
    let (disc, box) = (UIRegion(radius: 5), UIRegion(size: CGSize(width: 4, height: 20)))
    let points = [(0, 0), (4, 0), (0, 8), (4, 8)].map { CGPoint(x: $0.0, y: $0.1) }
    func held(_ region: UIRegion) -> [Bool] { points.map(region.contains) }
    #expect(held(disc) == [true, true, false, false])
    #expect(held(box) == [true, false, true, false])
    #expect(held(disc.byUnion(with: box)) == [true, true, true, false])
    #expect(held(disc.byIntersection(with: box)) == [true, false, false, false])
    #expect(held(disc.byDifference(from: box)) == [false, true, false, false])
    #expect(disc.copy() as? UIRegion === disc)
    #expect(held(disc.inverse()) == [false, false, true, true])
    #expect(held(.infinite) == [true, true, true, true])
  }

  @Test func noiseIsSmoothAndBounded() {
    var last = SmoothNoise(x: 0, y: 0.3, z: 0.7).value(0)
    for step in 1...2000 {
      let noise = SmoothNoise(x: Double(step) / 100, y: 0.3, z: 0.7)
      #expect(abs(noise.value(0)) <= 1 && abs(noise.value(0) - last) < 0.05)
      #expect(noise.value(0) != noise.value(1))
      last = noise.value(0)
    }
  }
}
