import Testing
import UIKit

private final class Ticker: UIViewController {
  var lines: [String] = []
  private(set) var timer: Timer?
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func tick(_ word: String) { lines.append("\(word) \(stage.now)") }

  private nonisolated func fired(_ timer: Timer) {
    let isValid = timer.isValid
    MainActor.assumeIsolated { tick("\(isValid)") }
  }

  func start() {
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick("scheduled") }
    }
    Timer.scheduledTimer(withTimeInterval: 0.75, repeats: false) { [self] timer in fired(timer) }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false, block: fired)
    let timer = Timer(timeInterval: 1.5, repeats: false) { [self] timer in fired(timer) }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

@MainActor @Suite struct TimerTests {
  @Test func `timers of code that imports UIKit alone follow the virtual clock`() throws {
    let stage = Stage(device: .iPhone15)
    let ticker = Ticker(stage)
    stage.show(ticker)
    let film = try stage.record { ticker.start() }
    #expect(
      ticker.lines == [
        "scheduled 0.5", "true 0.75", "true 1.0", "true 1.5",
      ]
    )
    #expect(film.duration == 1.5)
    #expect(film.faults.isEmpty)
  }
}
