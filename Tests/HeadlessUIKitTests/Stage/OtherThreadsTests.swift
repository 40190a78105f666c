import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// Work on the side draws for its stage, and reports to it, without touching it.
@MainActor
@Suite struct OtherThreadsTests {
  // Written by one thread at a time, each after the other's work.
  private final class Notes: @unchecked Sendable {
    var scale: CGFloat = 0
    var backOn: Stage?
    var core: ObjectIdentifier?
  }

  @Test func `a picture drawn on the side has the scale of its stage's screen`() async throws {
    let stage = Stage(device: .iPhoneSE)
    let notes = Notes()
    _ = try await stage.recordLive {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          notes.scale = UIGraphicsImageRendererFormat.preferred().scale
          DispatchQueue.main.async {
            MainActor.assumeIsolated { notes.backOn = .current }
            continuation.resume()
          }
        }
      }
    }
    #expect(notes.scale == 2)
    #expect(notes.backOn === stage)
  }

  @Test func `what is wrong on the side is said on the stage that sent it`() async throws {
    let stage = Stage()
    let other = Stage()
    await withCheckedContinuation { continuation in
      // Only a stage that is in use sends work.
      stage.advance(by: 0)
      DispatchQueue.global().async {
        _ = UIImage(named: "nobody has this one")
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(stage.faults.map(\.subject).contains("UIImage"))
    #expect(other.faults.isEmpty)
  }

  @Test func `work on other queues can be waited for`() {
    let stage = Stage()
    let notes = Notes()
    stage.advance(by: 0)
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.05)
      notes.scale = 7
    }
    stage.waitForOtherQueues(atMost: 0.5)
    #expect(notes.scale == 7)
  }

  @Test func `work that no stage sent disturbs none`() async {
    let stage = Stage()
    let notes = Notes()
    let thread = Thread {
      notes.core = ObjectIdentifier(StageCore.ambient)
      _ = UIImage(named: "nobody has this one")
    }
    thread.start()
    while !thread.isFinished { await Task.yield() }
    #expect(stage.faults.isEmpty)
    #expect(StageCore.ambient === stage.core)
    #expect(notes.core != ObjectIdentifier(stage.core))
  }
}
