import Foundation
import Geometry
import Scene
import TestSupport
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

  private final class Shaken: UIViewController {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("began \(event?.timestamp ?? -1)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("ended \(event?.type == .motion) \(event?.subtype == .motionShake)")
      DispatchQueue.main.async { MainActor.assumeIsolated { self.heard.append("later") } }
    }
  }

  @Test func `what a shake starts on the main queue is done when it is over`() {
    let stage = Stage()
    let controller = Shaken()
    stage.show(controller)
    stage.advance(by: 2)
    stage.shake()
    #expect(controller.heard == ["began 2.0", "ended true true", "later"])
  }

  @Test(.evidence(.documented)) func `the first responder is shaken before the controller`() {
    let stage = Stage()
    let (controller, child) = (Quiet(), Shaken())
    stage.show(controller)
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    #expect(child.becomeFirstResponder())
    stage.shake()
    #expect(child.heard.count == 3 && controller.shaken.isEmpty)
    child.resignFirstResponder()
    stage.shake()
    #expect(child.heard.count == 3 && controller.shaken == [.motionShake])
  }

  @Test(.evidence(.documented)) func `a screen is as large as its device`() {
    let stage = Stage(device: .init(width: 320, height: 480, scale: 2))
    let screen = UIScreen.main
    #expect(screen === stage.screen && UIScreen.screens == [screen])
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 640, height: 960))
    #expect(screen.scale == 2 && screen.nativeScale == 2 && screen.maximumFramesPerSecond == 60)
    #expect(screen.brightness == 1 && !screen.isCaptured)
    #expect(screen.traitCollection.displayScale == 2)
    screen.brightness = -3
    #expect(screen.brightness == 0)
    let picture = screen.snapshotView(afterScreenUpdates: true)
    #expect(picture.frame == screen.bounds)
  }

  @Test(
    .evidence(.reported),
    arguments: zip(
      ["iPhoneSE", "iPhone14", "iPhone15", "iPhone15ProMax", "iPadPro11", "iPadPro13"],
      [
        [375, 667, 2, 20, 0], [390, 844, 3, 47, 34], [393, 852, 3, 59, 34], [430, 932, 3, 59, 34],
        [834, 1194, 2, 24, 20], [1024, 1366, 2, 24, 20],
      ] as [[CGFloat]]
    )
  )
  func `models are as large as they are published`(name: String, numbers: [CGFloat]) throws {
    let device = try #require(Stage.Device.models.first { $0.0 == name }).1
    let area = device.safeArea
    #expect(
      [device.size.width, device.size.height, device.scale, area.top, area.bottom] == numbers
    )
    #expect(area.left == 0 && area.right == 0)
    #expect(device.idiom == (name.hasPrefix("iPad") ? .pad : .phone))
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
