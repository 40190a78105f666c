import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import TransrenderCommand

/// How an app films itself.
@MainActor @Suite struct AppTrialTests {
  /// What moves only while the app starts does not hide what a touch starts.
  @Test func whatATouchStartsForEverIsFilmed() throws {
    let app = AppTrial(module: "App", screens: [("Beacon", { Beacon() })])
    let (stage, seen) = (Stage(device: .iPhone15), SeenScreens())
    let touch = TrialScene.Touch(number: 0, name: "UIView")
    let film = try app.film(.touch([touch]), on: stage, seen: seen)
    #expect(Set(film.frames.map(\.scene)).count > 1)
    #expect(seen.last != nil)
  }

  @Test func aTouchThatDoesNothingIsOnePicture() throws {
    let app = AppTrial(module: "App", screens: [("Beacon", { Beacon(isLit: false) })])
    let (stage, seen) = (Stage(device: .iPhone15), SeenScreens())
    let touch = TrialScene.Touch(number: 0, name: "UIView")
    let film = try app.film(.touch([touch]), on: stage, seen: seen)
    #expect(film.frames.count == 1)
    #expect(seen.last?.scene == film.frames[0].scene)
  }

  /// At a second of the film, and not of the machine.
  @Test func whatAnotherQueueDoesLaterIsFilmed() throws {
    let app = AppTrial(module: "App", screens: [("Late", { Late() })])
    let film = try app.film(.launch, on: patientStage(), seen: SeenScreens())
    #expect(Set(film.frames.map(\.scene)).count > 1)
    #expect(!film.faults.contains { $0.kind == .realTime })
  }

  @Test func whatATaskShowsAfterItHasSleptIsFilmedAtItsTime() throws {
    let app = AppTrial(module: "App", screens: [("Sleepy", { Sleepy() })])
    let film = try app.film(.launch, on: patientStage(), seen: SeenScreens())
    let change = film.frames.first { $0.scene != film.frames[0].scene }
    #expect(abs((change?.time ?? 0) - 1.5) < 0.05)
    #expect(film.faults.isEmpty)
  }

  /// What a controller does in its `deinit` once ended the process of a film that was written.
  @Test func nothingIsReleasedWhenAnAppEnds() {
    weak let stage = AppTrial.makeStage()
    #expect(stage != nil)
  }

  /// Other tests may keep the threads of other queues busy for longer than an app would.
  private func patientStage() -> Stage {
    let stage = AppTrial.makeStage()
    stage.driveOtherQueues(atMost: 120)
    return stage
  }
}

/// Shows something else after a second and a half.
private final class Sleepy: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    let show: @Sendable () -> Void = {
      MainActor.assumeIsolated { self.view.backgroundColor = .blue }
    }
    // A test has the main queue to itself, so that a task of the main actor would not run.
    Task.detached {
      try await Task.sleep(for: .seconds(1.5))
      DispatchQueue.main.async(execute: show)
    }
  }
}

/// Shows after a second and a half whether news have come that are read after one.
private final class Late: UIViewController {
  // Written on one queue, and read on the other one after that.
  private final class News: @unchecked Sendable {
    var isRead = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    let news = News()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { news.isRead = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      MainActor.assumeIsolated { self.view.backgroundColor = news.isRead ? .blue : .red }
    }
  }
}

/// Appears within half a second, and blinks after a tap.
private final class Beacon: UIViewController {
  private let isLit: Bool

  init(isLit: Bool = true) {
    self.isLit = isLit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("blink", Beacon.blink))
    view.addGestureRecognizer(tap)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.alpha = 0.5
    UIView.animate(withDuration: 0.5) { self.view.alpha = 1 }
  }

  private func blink() {
    guard isLit else { return }
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      self.view.alpha = 0.2
    }
  }
}
