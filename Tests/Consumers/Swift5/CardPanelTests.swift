import Testing
import UIKit

@MainActor
@Suite struct CardPanelTests {
  private let stage = Stage(device: .iPhone15)
  private let panel = CardPanel(frame: CGRect(x: 0, y: 600, width: 393, height: 652))

  init() {
    stage.window.addSubview(panel.shade)
    stage.window.addSubview(panel)
    stage.advance(by: 0)
  }

  private var top: CGFloat { panel.layer.presentation()?.frame.minY ?? .nan }

  private func drag(by distance: CGFloat) {
    let start = CGPoint(x: 200, y: 800)
    stage.drag(from: start, to: CGPoint(x: 200, y: 800 + distance), duration: 0.2)
  }

  @Test func aPullUpOpensThePanel() {
    drag(by: -200)
    #expect(top < 600 && top > 200)
    stage.advance(by: 3)
    #expect(panel.position == .open)
    #expect(top == 200)
    #expect(panel.shade.alpha == 0.5)
    #expect(panel.titleLabel.transform == .identity)
    #expect(panel.runningAnimators.isEmpty)
  }

  @Test func caughtInFlightItTurnsAround() throws {
    let film = try stage.record(fps: 60) {
      panel.animateTransitionIfNeeded(to: .open, duration: 1)
      stage.schedule(at: 0.3) {
        self.panel.runningAnimators.forEach { $0.isReversed = true }
      }
    }
    #expect(panel.position == .closed)
    #expect(top == 600)
    #expect(film.duration > 0.5 && film.duration < 0.7)
    #expect(film.faults.isEmpty)
  }

  @Test func aScrubIsLinearForOneAndCurvedForTheOther() {
    panel.animateTransitionIfNeeded(to: .open, duration: 1)
    panel.runningAnimators.forEach {
      $0.pauseAnimation()
      $0.fractionComplete = 0.5
    }
    stage.advance(by: 0)
    #expect(abs(top - 400) < 1e-6)
    // easeIn(.5) = .315357
    let scale = panel.titleLabel.layer.presentation()?.affineTransform().a ?? 0
    #expect(abs(scale - (0.65 + 0.35 * 0.315357)) < 1e-5)
    panel.runningAnimators.forEach { $0.stopAnimation(true) }
  }
}
