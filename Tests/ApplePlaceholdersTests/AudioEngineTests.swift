import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// A graph of nodes that fills buffers with silence.
@MainActor @Suite struct AudioEngineTests {
  private let stage = Stage(device: .iPhone15)
  private let engine = AVAudioEngine()

  @Test func oneOutputLeadsToSeveralInputs() throws {
    let (player, delay) = (AVAudioPlayerNode(), AVAudioUnitDelay())
    engine.attach(player)
    engine.attach(delay)
    let points = [
      AVAudioConnectionPoint(node: delay, bus: 0),
      AVAudioConnectionPoint(node: engine.mainMixerNode, bus: 1),
    ]
    engine.connect(player, to: points, fromBus: 0, format: nil)
    #expect(engine.outputConnectionPoints(for: player, outputBus: 0).map(\.bus) == [0, 1])
    #expect(engine.inputConnectionPoint(for: delay, inputBus: 0)?.node === player)
    engine.detach(delay)
    #expect(engine.outputConnectionPoints(for: player, outputBus: 0).map(\.bus) == [1])
  }

  @Test func aMixerTakesWhatComesAtItsNextFreeBus() {
    let players = (0..<3).map { _ in AVAudioPlayerNode() }
    for player in players {
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: nil)
    }
    #expect(engine.mainMixerNode.nextAvailableInputBus == 3)
    engine.disconnectNodeOutput(players[1])
    #expect(engine.mainMixerNode.nextAvailableInputBus == 1)
  }

  @Test func aListenerHearsSeveralSources() {
    let (players, listener) = ((0..<2).map { _ in AVAudioPlayerNode() }, AVAudioEnvironmentNode())
    engine.attach(listener)
    for player in players { engine.connect(player, to: listener, format: nil) }
    #expect(listener.nextAvailableInputBus == 2)
    for (bus, player) in players.enumerated() {
      #expect(engine.inputConnectionPoint(for: listener, inputBus: bus)?.node === player)
    }
  }

  @Test func anInputHasOneSource() {
    let (first, second, delay) = (AVAudioPlayerNode(), AVAudioPlayerNode(), AVAudioUnitDelay())
    engine.connect(first, to: delay, format: nil)
    engine.connect(second, to: delay, format: nil)
    #expect(engine.inputConnectionPoint(for: delay, inputBus: 0)?.node === second)
    #expect(engine.outputConnectionPoints(for: first, outputBus: 0).isEmpty)
  }

  @Test func silenceIsRenderedUntilItIsLongEnough() throws {
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: .standard, frameCapacity: 1024))
    let samples = try #require(buffer.floatChannelData)
    samples[1][1023] = 1
    #expect(throws: AVAudioEngineManualRenderingError.invalidMode) {
      try engine.renderOffline(1024, to: buffer)
    }
    try engine.enableManualRenderingMode(.offline, format: .standard, maximumFrameCount: 1024)
    #expect(throws: AVAudioEngineManualRenderingError.notRunning) {
      try engine.renderOffline(1024, to: buffer)
    }
    try engine.start()
    #expect(throws: AVAudioEngineManualRenderingError.initialized) {
      try engine.enableManualRenderingMode(.offline, format: .standard, maximumFrameCount: 1)
    }
    #expect(try engine.renderOffline(1024, to: buffer) == .success)
    #expect(try engine.renderOffline(500, to: buffer) == .success)
    #expect(try engine.renderOffline(1025, to: buffer) == .error)
    #expect(engine.manualRenderingSampleTime == 1524 && buffer.frameLength == 500)
    #expect(samples[1][1023] == 0)
    engine.stop()
    #expect(engine.manualRenderingSampleTime == 0)
  }

  @Test(arguments: [true, false])
  func theChannelsOfABufferShareNoSample(isInterleaved: Bool) throws {
    let format = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16,
        sampleRate: 8000,
        channels: 2,
        interleaved: isInterleaved
      )
    )
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    #expect(buffer.floatChannelData == nil && buffer.stride == (isInterleaved ? 2 : 1))
    let samples = try #require(buffer.int16ChannelData)
    for channel in 0..<2 {
      for frame in 0..<4 {
        samples[channel][frame * buffer.stride] = Int16(10 * channel + frame)
      }
    }
    let read = (0..<2).map { channel in
      (0..<4).map { samples[channel][$0 * buffer.stride] }
    }
    #expect(read == [[0, 1, 2, 3], [10, 11, 12, 13]])
  }

  @Test func aTimeIsExtrapolatedBothWays() throws {
    let anchor = AVAudioTime(hostTime: 2_000_000_000, sampleTime: 100, atRate: 1000)
    let later = try #require(
      AVAudioTime(sampleTime: 600, atRate: 1000).extrapolateTime(fromAnchor: anchor)
    )
    #expect(AVAudioTime.seconds(forHostTime: later.hostTime) == 2.5)
    let same = AVAudioTime(hostTime: later.hostTime).extrapolateTime(fromAnchor: anchor)
    #expect(same?.sampleTime == 600)
    let samples = AVAudioTime(sampleTime: 0, atRate: 1000)
    #expect(later.extrapolateTime(fromAnchor: samples) == nil)
  }

  @Test func aSoundEndsInALaterTurn() {
    var ends = 0
    AudioServicesPlaySystemSoundWithCompletion(1) { ends += 1 }
    #expect(ends == 0)
    stage.advance(by: 0.1)
    #expect(ends == 1)
    var (first, second) = (SystemSoundID(), SystemSoundID())
    let file = NSURL(fileURLWithPath: "/a.aif")
    AudioServicesCreateSystemSoundID(file, &first)
    AudioServicesCreateSystemSoundID(file, &second)
    #expect(first != second)
  }
}
