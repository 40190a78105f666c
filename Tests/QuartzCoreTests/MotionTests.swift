import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import Timeline
import VirtualTime

@testable import QuartzCore

/// What animations show between their values.
@MainActor
@Suite struct MotionTests {
  private let screen = Screen()

  /// Of a layer whose own value is 5, at a share of the animation's time.
  private func x(_ animation: CAPropertyAnimation, at share: Double) throws -> CGFloat {
    screen.core.becomeAmbient()
    let layer = screen.makeLayer(CALayer())
    animation.keyPath = "position.x"
    animation.duration = 2
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: nil)
    let start = screen.core.now.seconds
    screen.advance(to: start + 2 * share)
    return try #require(layer.presentation()).position.x
  }

  /// What is missing is what stands below.
  @Test(
    .evidence(.documented),
    arguments: [
      (nil, 25, nil, 15), (25, nil, nil, 15), (nil, nil, 20, 15), (10, nil, 20, 20),
      (nil, 30, 20, 20), (10, 30, nil, 20),
    ] as [(Double?, Double?, Double?, Double)]
  )
  func `a basic animation has what it says and what is below`(
    from: Double?,
    to: Double?,
    by: Double?,
    half: Double
  ) throws {
    let animation = CABasicAnimation()
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    #expect(try abs(x(animation, at: 0.5) - half) < 1e-9)
  }

  /// At a quarter of the time, half way to the second value if their times are even.
  @Test(
    .evidence(.documented),
    arguments: [
      (nil, 50), ([0, 0.25, 1], 100), ([0, 1, 1], 25), ([0, 0.25], 50), ([0, 0.75, 0.5], 50),
      ([0, 0.25, 1.5], 50), ([-0.5, 0.25, 1], 50),
    ] as [([Double]?, Double)]
  )
  func `key times that cannot be are even ones`(times: [Double]?, quarter: Double) throws {
    let frames = CAKeyframeAnimation()
    frames.values = [0, 100, 50]
    frames.keyTimes = times?.map { NSNumber(value: $0) }
    #expect(try abs(x(frames, at: 0.25) - quarter) < 1e-9)
  }

  @Test(.evidence(.documented), arguments: [(0.2, 0.0), (0.3, 100), (0.6, 50), (0.9, 50)])
  func `discrete values have a time for their end`(share: Double, value: Double) throws {
    let frames = CAKeyframeAnimation()
    frames.values = [0, 100, 50]
    frames.keyTimes = [0, 0.25, 0.5, 1]
    frames.calculationMode = .discrete
    #expect(try abs(x(frames, at: share) - value) < 1e-9)
  }

  @Test func `colours are keyframes as well`() throws {
    let layer = screen.makeLayer(CALayer())
    let frames = CAKeyframeAnimation(keyPath: "backgroundColor")
    let (black, white) = (Color(white: 0), Color(white: 1))
    frames.values = [black, white, black].map { CGColor($0) }
    frames.duration = 4
    layer.add(frames, forKey: nil)
    for (time, level) in [(0.0, 0.0), (1, 0.5), (2, 1), (3, 0.5)] {
      screen.advance(to: time)
      let shown = try #require(layer.presentation()?.backgroundColor)
      #expect(abs(shown.value.red - level) < 1e-9, "at \(time)")
    }
  }

  // MARK: Transitions

  @Test(
    .evidence(.documented, .reported),
    arguments: [
      ("fade", "CrossDissolve"), ("moveIn", "MoveIn"), ("push", "Push"), ("reveal", "Reveal"),
      ("cube", "Cube"), ("flip", "Flip"), ("oglFlip", "Flip"), ("pageCurl", "CurlUp"),
      ("rippleEffect", "CrossDissolve"),
    ]
  )
  func `a transition is drawn in the style of its type`(type: String, style: String) {
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: type)
    #expect(String(describing: Swift.type(of: transition.style)) == style)
  }

  @Test func `an unknown type is told once`() {
    let layer = screen.makeLayer(CALayer())
    let transition = CATransition()
    transition.type = "suckEffect"
    layer.add(transition, forKey: nil)
    layer.add(transition, forKey: nil)
    layer.add(CATransition(), forKey: nil)
    #expect(screen.core.journal.faults.map(\.subject) == ["CATransition"])
  }

  @Test(
    .evidence(.documented, .reported),
    arguments: [
      (CATransitionSubtype.fromRight, "left"), (.fromLeft, "right"), (.fromTop, "up"),
      (.fromBottom, "down"),
    ]
  )
  func `the new picture comes from the side that is named`(
    side: CATransitionSubtype,
    heading: String
  ) {
    #expect("\(side.heading)" == heading)
  }

  /// The share of the new picture in a dissolve.
  private func share() -> Double? {
    for node in screen.node?.subtree ?? [] {
      if case .mix(let mix) = node.layer.content, case .uniform(let share) = mix.amount {
        return share
      }
    }
    return nil
  }

  @Test(.evidence(.documented))
  func `a transition may show a part of its way`() {
    let layer = screen.makeLayer(CALayer())
    let transition = CATransition()
    transition.duration = 2
    (transition.startProgress, transition.endProgress) = (0.25, 0.75)
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(transition, forKey: nil)
    layer.backgroundColor = CGColor.white
    for (time, expected) in [(0.0, 0.25), (1, 0.5), (1.5, 0.625)] {
      screen.advance(to: time)
      #expect(share() == expected)
    }
    screen.advance(to: 2)
    #expect(share() == nil)
  }

  // MARK: Functions

  @Test(.evidence(.documented))
  func `a timing function runs from corner to corner`() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let points = (0..<4).map { index in
      var point: [Float] = [9, 9]
      function.getControlPoint(at: index, values: &point)
      return point
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
    let unknown = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "swing"))
    #expect(unknown.curve == CAMediaTimingFunction(name: .linear).curve)
  }

  @Test(
    .evidence(.documented),
    arguments: [
      ("rotateX", "rotation.x"), ("rotateY", "rotation.y"), ("rotateZ", "rotation.z"),
      ("scaleX", "scale.x"), ("scaleY", "scale.y"), ("scaleZ", "scale.z"),
      ("translateX", "translation.x"), ("translateY", "translation.y"),
      ("translateZ", "translation.z"), ("shearX", nil),
    ] as [(String, String?)]
  )
  func `a value function moves a part of a transform`(name: String, part: String?) {
    let function = CAValueFunction(name: CAValueFunctionName(rawValue: name))
    #expect(function?.component == part)
    #expect(function?.name.rawValue == (part == nil ? nil : name))
  }

  // MARK: Depth

  /// A layer that is 100 points nearer to an eye 500 points away is 1.25 times as large.
  @Test func `what is nearer is larger`() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var transform = CATransform3DMakeTranslation(0, 0, 100)
    transform = CATransform3DConcat(transform, Self.eye)
    layer.transform = transform
    let edge = layer.convert(CGPoint(x: 100, y: 50), to: root)
    #expect(abs(edge.x - 112.5) < 1e-9 && abs(edge.y - 50) < 1e-9)
    let frame = layer.frame
    #expect(abs(frame.minX + 12.5) < 1e-9 && abs(frame.minY + 12.5) < 1e-9)
    #expect(abs(frame.width - 125) < 1e-9 && abs(frame.height - 125) < 1e-9)
    layer.transform = CATransform3DIdentity
    layer.anchorPointZ = -100
    layer.transform = Self.eye
    let flat = layer.convert(CGPoint(x: 100, y: 50), to: root)
    #expect(abs(flat.x - 112.5) < 1e-9, "the plane is nearer than its anchor")
  }

  private static var eye: CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1.0 / 500
    return eye
  }

  @Test func `sublayers are transformed about their parent's anchor`() {
    let (root, layer) = (CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.addSublayer(layer)
    layer.frame = CGRect(x: 50, y: 60, width: 10, height: 10)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.convert(.zero, to: root) == CGPoint(x: 0, y: 20))
    #expect(layer.convert(CGPoint(x: 0, y: 20), from: root) == CGPoint.zero)
    root.anchorPoint = .zero
    #expect(layer.convert(.zero, to: root) == CGPoint(x: 100, y: 120))
  }

  /// Layers of two trees share the space in which their roots stand.
  @Test func `roots share a space`() {
    let (one, two) = (CALayer(), CALayer())
    one.frame = CGRect(x: 10, y: 0, width: 5, height: 5)
    two.frame = CGRect(x: 0, y: 20, width: 5, height: 5)
    #expect(one.convert(CGPoint(x: 1, y: 1), to: two) == CGPoint(x: 11, y: -19))
    #expect(one.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    #expect(one.convert(CGPoint(x: 1, y: 1), from: one) == CGPoint(x: 1, y: 1))
  }
}
