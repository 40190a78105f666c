import Foundation
import Geometry
import Testing
import Timeline

@testable import HeadlessUIKit

/// Property animators that are paced by the two points of a curve.
@MainActor @Suite struct CubicTimingTests {
  private nonisolated static let curves: [[CGFloat]] = [
    [0.1, 0.9, 0.2, 1], [0.8, 0.1, 0.9, 0.3], [0.3, 0, 0.6, 1.4],
  ]

  @Test(arguments: curves, [0.25, 0.5, 0.75])
  func theValueIsThatOfTheCurve(points: [CGFloat], share: Double) {
    let stage = Stage(device: .iPhone15)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: points[0], y: points[1]),
      controlPoint2: CGPoint(x: points[2], y: points[3])
    )
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { view.frame.origin.x = 100 }
    animator.startAnimation()
    stage.advance(by: share)
    let expected = UnitBezier(points[0], points[1], points[2], points[3]).value(at: share)
    let shown = view.layer.presentedValues.position.x - 5
    #expect(abs(shown - 100 * expected) < 1e-6)
  }
}
