import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Silence that takes its time.
@MainActor @Suite struct AudioPlayerNodeTests {
  private let stage = Stage(device: .iPhone15)
  private let player = AVAudioPlayerNode()
  private let ends = Ends()

  /// A second of silence.
  private func second() throws -> AVAudioPCMBuffer {
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: .standard, frameCapacity: 44_100))
    buffer.frameLength = 44_100
    return buffer
  }

  @Test func whatIsNotPlayedDoesNotEnd() throws {
    player.scheduleBuffer(try second()) { [ends] in ends.count += 1 }
    stage.advance(by: 5)
    #expect(ends.count == 0)
    player.play()
    stage.advance(by: 0.75)
    player.pause()
    stage.advance(by: 5)
    #expect(ends.count == 0)
    player.play()
    stage.advance(by: 0.3)
    #expect(ends.count == 1)
  }

  @Test func buffersArePlayedOneAfterAnother() throws {
    player.play()
    for _ in 0..<3 { player.scheduleBuffer(try second()) { [ends] in ends.count += 1 } }
    stage.advance(by: 2.5)
    #expect(ends.count == 2)
    player.stop()
    #expect(ends.count == 2)
    stage.advance(by: 0.1)
    #expect(ends.count == 3)
  }

  @Test func aChainOfWhatHasNoLengthLetsTimePass() throws {
    let empty = try #require(AVAudioPCMBuffer(pcmFormat: .standard, frameCapacity: 1))
    let chain = Chain(player, empty)
    chain.goOn()
    player.play()
    stage.advance(by: 1)
    #expect((40...45).contains(chain.links) && stage.faults.isEmpty)
  }

  @Test func aLoopEndsWhenItIsStoppedOrInterrupted() throws {
    player.play()
    player.scheduleBuffer(try second(), at: nil, options: .loops) { [ends] in ends.count += 1 }
    stage.advance(by: 2.5)
    player.scheduleBuffer(try second(), at: nil, options: [.loops, .interruptsAtLoop]) { [ends] in
      ends.count += 10
    }
    stage.advance(by: 0.4)
    #expect(ends.count == 0)
    stage.advance(by: 2)
    #expect(ends.count == 1)
    player.stop()
    stage.advance(by: 0.1)
    #expect(ends.count == 11)
  }
}

private final class Ends: @unchecked Sendable {
  var count = 0
}

/// Schedules a buffer again and again.
private final class Chain: @unchecked Sendable {
  private let player: AVAudioPlayerNode
  private let buffer: AVAudioPCMBuffer
  private(set) var links = 0

  init(_ player: AVAudioPlayerNode, _ buffer: AVAudioPCMBuffer) {
    (self.player, self.buffer) = (player, buffer)
  }

  func goOn() {
    player.scheduleBuffer(buffer) { [self] in
      links += 1
      goOn()
    }
  }
}
