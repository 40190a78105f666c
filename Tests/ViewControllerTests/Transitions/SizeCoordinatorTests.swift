import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The coordinator of a rotation or of a new size.
@MainActor @Suite struct SizeCoordinatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func itSaysHowTheInterfaceTurns() {
    let quarter = SizeCoordinator(window, turnedBy: .pi / 2, over: 0.3)
    #expect(quarter.targetTransform == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(quarter.isAnimated && quarter.transitionDuration == 0.3)
    #expect(quarter.containerView === window)
    let still = SizeCoordinator(window, turnedBy: 0, over: 0)
    #expect(still.targetTransform == .identity && !still.isAnimated)
  }

  @Test func nobodyComesOrGoesAndNoFingerLeads() {
    let coordinator = SizeCoordinator(window, turnedBy: 0, over: 1)
    #expect(coordinator.viewController(forKey: .to) == nil && coordinator.view(forKey: .to) == nil)
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
    #expect(!coordinator.isInterruptible && !coordinator.isCancelled)
    #expect(coordinator.percentComplete == 0 && coordinator.completionVelocity == 1)
    #expect(coordinator.completionCurve == .easeInOut && coordinator.presentationStyle == .none)
  }

  @Test func blocksAreTakenUntilTheyRun() {
    let coordinator = SizeCoordinator(window, turnedBy: 0, over: 1)
    var lines: [String] = []
    func offer(_ name: String) -> Bool {
      coordinator.animateAlongsideTransition(
        in: nil,
        animation: { _ in lines.append("\(name) moves") },
        completion: { _ in lines.append("\(name) ends") }
      )
    }
    #expect(offer("first"))
    #expect(coordinator.animate(alongsideTransition: nil) { _ in lines.append("alone") })
    #expect(offer("second"))
    coordinator.runAlongside()
    #expect(!offer("late"))
    coordinator.runAlongside()
    #expect(lines == ["first moves", "second moves"])
    lines = []
    coordinator.complete()
    coordinator.complete()
    #expect(lines == ["first ends", "alone", "second ends"])
  }
}
