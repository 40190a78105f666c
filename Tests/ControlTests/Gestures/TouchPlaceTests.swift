import Foundation
import Testing

@testable import HeadlessUIKit

/// Whom a finger reaches, by where it lies.
@MainActor
@Suite struct TouchPlaceTests {
  private let bench = Bench(width: 320, height: 480)
  private let pad = TouchPad()

  /// Whether a tap there reaches the pad.
  private func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
    pad.phases = []
    bench.stage.tap(at: CGPoint(x: x, y: y))
    return pad.phases == ["began", "ended"]
  }

  @Test func aFingerReachesTheScreenAndNoFurther() {
    bench.add(pad, CGRect(x: -50, y: -50, width: 500, height: 700))
    for (x, y) in [(0, 0), (319.5, 0), (0, 479.5), (319.5, 479.5)] as [(CGFloat, CGFloat)] {
      #expect(reaches(x, y), "\(x), \(y)")
    }
    for (x, y) in [(-1, 5), (5, -1), (320, 5), (5, 480), (400, 600)] as [(CGFloat, CGFloat)] {
      #expect(!reaches(x, y), "\(x), \(y)")
    }
  }

  @Test func aViewOffTheScreenIsNotReached() {
    bench.add(pad, CGRect(x: 330, y: 20, width: 100, height: 40))
    #expect(!reaches(pad.center.x, pad.center.y))
    pad.frame.origin.x = 20
    #expect(reaches(pad.center.x, pad.center.y))
  }

  @Test func aViewReachesAsFarAsItsBounds() {
    bench.add(pad, CGRect(x: 20, y: 30, width: 100, height: 40))
    #expect(reaches(20, 30) && reaches(119.5, 69.5))
    #expect(!reaches(19.5, 30) && !reaches(20, 29.5) && !reaches(120, 40) && !reaches(40, 70))
  }

  @Test func aViewOutsideOfItsSuperviewIsNotReached() {
    let frame = bench.add(UIView(), CGRect(x: 100, y: 100, width: 50, height: 50))
    pad.frame = CGRect(x: 40, y: 0, width: 50, height: 50)
    frame.addSubview(pad)
    bench.stage.advance(by: 0)
    #expect(reaches(145, 120))
    #expect(!reaches(160, 120), "it shows there, beside its superview")
  }

  @Test func aFingerFollowsTheViewOnWhichItBegan() {
    bench.add(pad, CGRect(x: 20, y: 30, width: 100, height: 40))
    let stage = bench.stage
    stage.drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 300, y: 400), duration: 0.2)
    #expect(pad.phases == ["began", "moved", "ended"])
    pad.phases = []
    stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 30, y: 40), duration: 0.2)
    #expect(pad.phases.isEmpty)
  }
}
