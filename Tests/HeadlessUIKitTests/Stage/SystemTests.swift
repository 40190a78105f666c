import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// What an app says to the system and the system to an app, beside the screen.
@MainActor
@Suite struct SystemTests {
  private final class Quiet: UIViewController {
    var inner: UIViewController?
    var shaken: [UIEvent.EventSubtype] = []
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom, .left] }
    override var childForHomeIndicatorAutoHidden: UIViewController? { inner }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shaken.append(motion)
    }
  }

  @MainActor
  private final class Counter {
    var count = 0
    func tick() { count += 1 }
  }

  @Test func `another icon has a name at once and is confirmed later`() {
    let stage = Stage()
    var heard: [Bool] = []
    let app = stage.application
    app.setAlternateIconName("Dark") { heard.append($0 == nil) }
    #expect(app.alternateIconName == "Dark" && heard == [])
    stage.advance(by: 0)
    #expect(heard == [true] && Stage().application.alternateIconName == nil)
  }

  @Test func `feedback stands in the log`() {
    let stage = Stage()
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(
      stage.log.map { "\($0.subject).\($0.name) \($0.detail)" } == [
        "UIImpactFeedbackGenerator.impactOccurred() heavy",
        "UINotificationFeedbackGenerator.notificationOccurred(_:) warning",
        "UISelectionFeedbackGenerator.selectionChanged() ",
      ]
    )
  }

  @Test func `the chain of controllers decides about the home indicator and edges`() {
    let stage = Stage()
    #expect(!stage.hidesHomeIndicator)
    let quiet = Quiet()
    stage.show(quiet)
    #expect(stage.hidesHomeIndicator)
    #expect(stage.deferredSystemGestureEdges == [.bottom, .left])
    quiet.inner = UIViewController()
    quiet.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(!stage.hidesHomeIndicator)
    #expect(stage.log.last?.name == "homeIndicatorAutoHidden")
    #expect(stage.log.last?.detail == "false")
  }

  @Test func `shaking reaches the controller on screen`() {
    let stage = Stage()
    let controller = Quiet()
    stage.show(controller)
    stage.shake()
    #expect(controller.shaken == [.motionShake])
  }

  @Test func `a display link follows its preferred rate`() {
    let stage = Stage()
    stage.show(UIViewController())
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector("tick", Counter.tick))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    link.add(to: .main, forMode: .common)
    stage.advance(by: 1)
    #expect(counter.count == 20)
    link.invalidate()
  }

  @Test func `an empty constraint compiles, and constrains nothing`() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil)
    constraint.constant = 3
    constraint.isActive = false
    #expect(!constraint.isActive)
  }

  @Test func `literals of Xcode are colours`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }
}
