import Testing
import UIKit

@MainActor
@Suite struct CounterLabelTests {
  private let stage = Stage(device: .iPhone15)

  @Test func theCounterEndsOnItsGoal() {
    let label = CounterLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.window.addSubview(label)
    label.count(to: 100, in: 0.5)
    stage.advance(by: 0.25)
    #expect(label.text == "50")
    stage.advance(by: 1)
    #expect(label.text == "100")
    #expect(label.ticks == 30 || label.ticks == 31)
  }

  @Test func aTapLoadsAndTheSpinnerGoes() throws {
    let view = LoadingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 100, y: 180))
    #expect(view.spinner.isAnimating)
    #expect(!view.button.isEnabled)
    try stage.settle()
    #expect(view.loads == 1)
    #expect(!view.spinner.isAnimating)
    #expect(view.spinner.isHidden)
    #expect(view.button.isEnabled)
    #expect(view.alpha == 0.5)
  }

  @Test func aRingDrawsOnceForEachChange() {
    let ring = RingView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    stage.window.addSubview(ring)
    stage.advance(by: 0)
    #expect(ring.drawings == 1)
    ring.progress = 0.25
    ring.progress = 0.5
    stage.advance(by: 0)
    #expect(ring.drawings == 2)
  }
}
