import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct StageTests {
  @Test func `two stages never see each other`() {
    let first = Scenery()
    let second = Scenery()
    first.stage.advance(by: 2)
    #expect(second.stage.now == 0)
    #expect(CACurrentMediaTime() == 2)
    second.stage.advance(by: 0.5)
    #expect(CACurrentMediaTime() == 0.5)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    first.stage.advance(by: 0)
    #expect(!CATransaction.disableActions())
    second.stage.advance(by: 0)
    CATransaction.commit()
    #expect(first.stage.screen !== second.stage.screen)
    #expect(UIScreen.main === second.stage.screen)
    #expect(UIApplication.shared === second.stage.application)
  }

  @Test func `stages of different tasks stay apart across suspension`() async {
    func live(_ name: String, _ step: TimeInterval) async -> [TimeInterval] {
      let scene = Scenery()
      var times: [TimeInterval] = []
      for _ in 0..<5 {
        scene.stage.advance(by: step)
        await Task.yield()
        times.append(CACurrentMediaTime())
      }
      return times
    }
    async let slow = live("slow", 0.25)
    async let fast = live("fast", 1)
    #expect(await slow == [0.25, 0.5, 0.75, 1, 1.25])
    #expect(await fast == [1, 2, 3, 4, 5])
  }

  // Written on the main actor only.
  private final class Times: @unchecked Sendable {
    var list: [TimeInterval] = []
  }

  @Test func `tasks belong to the stage of the code that made them`() async throws {
    func live(_ step: Double) async throws -> [TimeInterval] {
      let (scene, times) = (Scenery(), Times())
      try await scene.stage.recordLive {
        let inner = Task { @MainActor in
          for _ in 0..<3 {
            try await Task.sleep(for: .seconds(step))
            times.list.append(CACurrentMediaTime())
          }
        }
        try await inner.value
      }
      return times.list
    }
    async let slow = live(0.25)
    async let fast = live(1)
    #expect(try await slow == [0.25, 0.5, 0.75])
    #expect(try await fast == [1, 2, 3])
  }

  @Test func `main-queue work runs on the stage's turns, in order`() throws {
    let stage = Stage()
    var order: [String] = []
    let film = try stage.record {
      DispatchQueue.main.async { MainActor.assumeIsolated { order.append("async") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        MainActor.assumeIsolated { order.append("after \(stage.now)") }
      }
      order.append("body")
    }
    #expect(order == ["body", "async", "after 0.3"])
    #expect(film.duration == 0.3)
  }

  @Test func `a display link ticks with the virtual display and holds its film open`() throws {
    @MainActor final class Ticker {
      var times: [TimeInterval] = []
      func tick(_ link: CADisplayLink) {
        times.append(link.timestamp)
        if times.count == 6 { link.invalidate() }
      }
    }
    let stage = Stage()
    let ticker = Ticker()
    let film = try stage.record {
      let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
      link.add(to: .main, forMode: .common)
    }
    #expect(ticker.times.count == 6)
    #expect(isNear(ticker.times[5], 0.1, within: 1e-8))
    #expect(isNear(film.duration, 0.1, within: 1e-8))
  }

  @MainActor private final class Ticker {
    var times: [TimeInterval] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test(arguments: [
    (CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20), 5),
    (CAFrameRateRange(minimum: 10, maximum: 30, preferred: 0), 7),
    (CAFrameRateRange(minimum: 80, maximum: 120), 15), (CAFrameRateRange(), 15),
  ])
  func `a display link keeps to the range it was given`(range: CAFrameRateRange, count: Int) {
    let (stage, ticker) = (Stage(), Ticker())
    let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
    link.preferredFrameRateRange = range
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .tracking)
    stage.advance(by: 0.25)
    #expect(ticker.times.count == count)
    link.remove(from: .main, forMode: .tracking)
    stage.advance(by: 0.25)
    #expect(ticker.times.count >= 2 * count - 1, "one of its modes is left")
    link.remove(from: .main, forMode: .default)
    stage.advance(by: 1)
    #expect(ticker.times.last.map { $0 <= 0.5 } == true)
  }

  @Test func `live recordings run tasks between the frames`() async throws {
    let scene = Scenery()
    let film = try await scene.stage.recordLive(fps: 10) {
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.5) {
          scene.view.alpha = 0
        } completion: { _ in
          continuation.resume()
        }
      }
      UIView.animate(withDuration: 0.3) { scene.view.alpha = 1 }
    }
    #expect(isNear(film.duration, 0.8, within: 1e-8))
    #expect(scene.view.alpha == 1)
  }

  @Test func `drain runs tasks until nothing is new`() async {
    let scene = Scenery()
    Task { @MainActor in
      await Task.yield()
      scene.view.alpha = 0.25
    }
    await scene.stage.drain()
    #expect(scene.alpha == 0.25)
  }

  /// Work that every commit brings anew has no end.
  private final class Restless: StagePart {
    func commit(on core: StageCore) { core.noteChange() }
  }

  @Test func `drain gives up on work without an end, and says so`() async {
    let stage = Stage(device: .iPhoneSE)
    await stage.drain()
    #expect(stage.faults.isEmpty)
    _ = stage.core.part(Restless.self)
    await stage.drain()
    #expect(
      stage.faults.map(\.sentence)
        == ["the main queue was still producing work after 10000 yields"]
    )
  }

  /// Asks its superview for layout, which asks it.
  private final class Quarrel: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      for view in subviews { view.setNeedsLayout() }
      if let parent = superview as? Quarrel { parent.setNeedsLayout() }
    }
  }

  @Test func `layout without an end is given up after a hundred passes`() {
    let stage = Stage(device: .iPhoneSE)
    let (parent, child) = (Quarrel(), Quarrel())
    parent.addSubview(child)
    stage.window.addSubview(parent)
    stage.advance(by: 0)
    let sentence = "layout was requested again a hundred times in one commit"
    #expect(Set(stage.faults.map(\.sentence)) == [sentence])
    #expect(child.layouts == 100 * stage.faults.count)
  }

  @Test func `settle lets everything end`() throws {
    let scene = Scenery()
    UIView.animate(withDuration: 0.7) { scene.view.alpha = 0 }
    try scene.stage.settle()
    #expect(scene.stage.now == 0.7)
  }

  @Test func `a tap reaches a control's targets, a drag its tracking`() {
    let stage = Stage()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(control)
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
    control.addAction(UIAction { _ in events.append("exit") }, for: .touchDragExit)
    control.addAction(UIAction { _ in events.append("up outside") }, for: .touchUpOutside)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(events == ["up inside"])
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 300), duration: 0.2)
    #expect(events == ["up inside", "exit", "up outside"])
    #expect(isNear(stage.now, 0.2, within: 1e-8))
  }

  @Test func `selectors find their methods, and strangers are reported`() {
    @MainActor final class Receiver {
      var taps = 0
      func tapped(_ sender: UIControl) { taps += 1 }
    }
    let stage = Stage()
    let receiver = Receiver()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(control)
    control.addTarget(
      receiver,
      action: Selector("tapped:", Receiver.tapped),
      for: .touchUpInside
    )
    control.sendActions(for: .touchUpInside)
    #expect(receiver.taps == 1)
    control.addTarget(receiver, action: "unknown", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(stage.faults.last?.sentence.contains("unknown") == true)
  }

  @Test func `a display link that changes nothing any more holds no film open`() throws {
    @MainActor final class Ticker: NSObject {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var ticks = 0
      func tick(_ link: CADisplayLink) {
        ticks += 1
        if ticks <= 60 { view.center.x += 1 }
      }
    }
    let (stage, ticker) = (Stage(device: .iPhone15), Ticker())
    stage.window.addSubview(ticker.view)
    let film = try stage.record {
      let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
      link.add(to: .main, forMode: .common)
    }
    #expect(ticker.view.center.x == 65)
    #expect(film.duration == 1.5)
    #expect(film.faults.isEmpty)
  }
}
