import Foundation
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

  func start() {
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick("scheduled") }
    }
    let timer = Timer(timeInterval: 0.25, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated {
        self?.tick("added")
        if self?.lines.count == 4 { timer.invalidate() }
      }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
    Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
      MainActor.assumeIsolated { self.tick("last") }
    }
  }
}

@MainActor @Suite struct TimerTests {
  /// With Foundation imported too, a block that takes its timer makes one of Foundation's own.
  @Test func `timers follow the virtual clock, or the film says that one does not`() throws {
    let stage = Stage(device: .iPhone15)
    let ticker = Ticker(stage)
    stage.show(ticker)
    let film = try stage.record { ticker.start() }
    // Nobody else is to wait for it.
    ticker.timer?.invalidate()
    #expect(ticker.lines == ["scheduled 0.5", "last 1.5"])
    #expect(film.duration == 1.5)
    #expect(film.faults.map(\.sentence).count == 1)
    #expect(film.faults.allSatisfy { $0.sentence.contains("waits on the real clock") })
  }
}
