import CoreGraphics
import Foundation
import Geometry
import Scene
import Testing
import VirtualTime

@testable import QuartzCore

/// Keys that a class of layers declares itself.
@MainActor
@Suite struct OwnKeyTests {
  /// An object that animations see as a color, as they see a `UIColor`.
  private final class Ink: AnimatableBox {
    var animatableValue: AnimatableValue { .color(.black) }
  }

  /// Draws how far it is, and notes what it drew.
  private final class Ring: CALayer {
    var drawn: [CGFloat] = []

    // What porting makes of `@NSManaged var progress: CGFloat`.
    var progress: CGFloat {
      get { managedValue("progress") }
      set { setManagedValue(newValue, "progress") }
    }
    var count: Int {
      get { managedValue("count") }
      set { setManagedValue(newValue, "count") }
    }
    var center: CGPoint {
      get { managedValue("center") }
      set { setManagedValue(newValue, "center") }
    }
    var caption: String? {
      get { managedValue("caption") }
      set { setManagedValue(newValue, "caption") }
    }
    var ink: Ink {
      get { managedValue("ink") }
      set { setManagedValue(newValue, "ink") }
    }
    var isOpen: Bool {
      get { managedValue("isOpen") }
      set { setManagedValue(newValue, "isOpen") }
    }
    var weight: Float {
      get { managedValue("weight") }
      set { setManagedValue(newValue, "weight") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "weight" ? 0.5 : super.defaultValue(forKey: key)
    }

    var inks: [Ink] = []

    override func draw(in ctx: CGContext) {
      drawn.append(progress)
      if value(forKey: "ink") != nil { inks.append(ink) }
    }
  }

  /// Animates its own key like Core Animation animates others.
  private final class EagerRing: CALayer {
    var drawn: [CGFloat] = []

    var progress: CGFloat {
      get { managedValue("progress") }
      set { setManagedValue(newValue, "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.value(forKey: event)
      animation.duration = 0.1
      return animation
    }

    override func draw(in ctx: CGContext) { drawn.append(progress) }
  }

  private let screen = Screen()

  private func fill(from start: CGFloat?, to end: CGFloat, in seconds: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "progress")
    (animation.fromValue, animation.toValue, animation.duration) = (start, end, seconds)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  @Test func valuesThatNobodyHasSetAreDefaultsOrNothing() {
    let ring = Ring()
    #expect(ring.progress == 0 && ring.count == 0 && ring.center == .zero)
    #expect(ring.caption == nil && !ring.isOpen && ring.weight == 0.5)
    (ring.count, ring.isOpen, ring.caption) = (3, true, "tea")
    #expect(ring.count == 3 && ring.isOpen && ring.caption == "tea")
    ring.setValue(NSNumber(value: 0.25), forKey: "progress")
    #expect(ring.progress == 0.25)
  }

  @Test func aChangeOfAKeyThatIsDrawnDraws() {
    let ring = screen.makeLayer(Ring())
    ring.drawn = []
    ring.count = 2
    screen.core.flushTurn()
    #expect(ring.drawn.isEmpty)
    ring.progress = 0.5
    screen.core.flushTurn()
    #expect(ring.drawn == [0.5])
  }

  @Test func anAnimationDrawsAtEveryRefreshFromItsFirstCommitToTheModel() {
    let ring = screen.makeLayer(Ring())
    ring.progress = 1
    ring.drawn = []
    ring.add(fill(from: 0, to: 1, in: 0.1), forKey: "fill")
    screen.core.flushTurn()
    #expect(ring.drawn.last == 0)
    ring.drawn = []
    screen.advance(to: 1)
    let expected = (1...6).map { CGFloat($0) / 6 }
    #expect(ring.drawn.count == expected.count)
    for (drawn, expected) in zip(ring.drawn, expected) { #expect(abs(drawn - expected) < 1e-9) }
    #expect(ring.progress == 1)
    #expect(screen.core.journal.faults.isEmpty)
  }

  /// It ended the process: what an animation makes of it is no object of its class.
  @Test func anObjectThatIsAnimatedIsTheModelsMeanwhile() {
    let ring = screen.makeLayer(Ring())
    let ink = Ink()
    ring.ink = ink
    let animation = CABasicAnimation(keyPath: "ink")
    (animation.fromValue, animation.toValue, animation.duration) = (Ink(), ink, 1)
    let progress = fill(from: 0, to: 1, in: 1)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([animation, progress], 1)
    ring.add(group, forKey: nil)
    screen.core.flushTurn()
    screen.advance(to: 0.5)
    #expect(ring.inks.count > 20 && ring.inks.allSatisfy { $0 === ink })
  }

  @Test func theValueOnScreenIsRead() {
    let ring = screen.makeLayer(Ring())
    ring.add(fill(from: 0, to: 1, in: 2), forKey: "fill")
    screen.advance(to: 0.5)
    #expect(ring.presentation()?.value(forKey: "progress") as? CGFloat == 0.25)
    #expect(ring.value(forKey: "progress") == nil)
    #expect(ring.progress == 0)
    ring.removeAnimation(forKey: "fill")
    ring.drawn = []
    screen.advance(to: 1)
    #expect(ring.drawn == [0])
  }

  @Test func aLayerOnScreenIsOfTheLayersClass() throws {
    let ring = screen.makeLayer(Ring())
    ring.add(fill(from: 0, to: 1, in: 2), forKey: "fill")
    screen.advance(to: 0.5)
    let shown: Ring = try #require(ring.presentation())
    #expect(shown.progress == 0.25 && shown !== ring)
    #expect(shown.presentation() === shown)
    let shape = screen.makeLayer(CAShapeLayer())
    shape.lineWidth = 3
    screen.advance(to: 2)
    #expect(shape.presentation()?.lineWidth == 3)
  }

  @Test func anAnimationThatStaysKeepsItsLastValue() {
    let ring = screen.makeLayer(Ring())
    let animation = fill(from: 0, to: 0.75, in: 0.1)
    (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([animation], 0.1)
    (group.isRemovedOnCompletion, group.fillMode) = (false, .forwards)
    ring.add(group, forKey: "fill")
    screen.advance(to: 1)
    #expect(ring.drawn.last == 0.75)
    ring.drawn = []
    ring.setNeedsDisplay()
    screen.core.flushTurn()
    #expect(ring.drawn == [0.75])
  }

  @Test func anActionForItAnimates() {
    let ring = screen.makeLayer(EagerRing())
    ring.progress = 1
    screen.advance(to: 0.05)
    #expect(ring.drawn.last.map { $0 > 0.2 && $0 < 0.8 } == true)
    // From where it is, not from where it was to be.
    ring.drawn = []
    ring.progress = 0
    screen.core.flushTurn()
    #expect(ring.drawn.last.map { $0 > 0.2 && $0 < 0.8 } == true)
    screen.advance(to: 1)
    #expect(ring.drawn.last == 0)
  }

  @Test func keysThatAreNeitherDrawnNorKnownAreSaid() {
    let ring = screen.makeLayer(Ring())
    let animation = CABasicAnimation(keyPath: "weather")
    animation.toValue = 1
    ring.add(animation, forKey: nil)
    #expect(screen.core.journal.faults.map(\.sentence).contains { $0.contains("'weather'") })
  }
}
