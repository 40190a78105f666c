import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Recorders without a microphone, and how their sound would be packed.
@MainActor @Suite struct AudioRecorderTests {
  private let stage = Stage(device: .iPhone15)
  private let file = URL(fileURLWithPath: "/sound.caf")

  private func recorder() throws -> AVAudioRecorder {
    let format = try #require(
      AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 1)
    )
    return try AVAudioRecorder(url: file, format: format)
  }

  @Test func aRecorderFollowsTheClockWhileItRuns() throws {
    let recorder = try recorder()
    #expect(recorder.format.sampleRate == 8_000)
    #expect(recorder.settings[AVSampleRateKey] as? Double == 8_000)
    recorder.record()
    stage.advance(by: 2)
    recorder.pause()
    stage.advance(by: 5)
    #expect(!recorder.isRecording && recorder.currentTime == 2)
    recorder.record()
    stage.advance(by: 1)
    #expect(recorder.isRecording && recorder.currentTime == 3)
    recorder.stop()
    #expect(recorder.currentTime == 0)
  }

  @Test func aRecordingEndsWhenItsTimeIsOver() throws {
    let (recorder, listener) = (try recorder(), Listener())
    recorder.delegate = listener
    recorder.record(atTime: recorder.deviceCurrentTime + 1, forDuration: 2)
    stage.advance(by: 0.5)
    #expect(!recorder.isRecording)
    stage.advance(by: 1)
    #expect(recorder.isRecording && listener.ends == 0)
    stage.advance(by: 2)
    #expect(!recorder.isRecording && listener.ends == 1)
  }

  @Test func aRecordingThatIsStoppedEndsOnce() throws {
    let (recorder, listener) = (try recorder(), Listener())
    recorder.delegate = listener
    recorder.record(forDuration: 2)
    stage.advance(by: 1)
    recorder.stop()
    recorder.record()
    stage.advance(by: 5)
    #expect(recorder.isRecording && listener.ends == 1)
  }

  @Test(arguments: [
    (AVAudioCommonFormat.pcmFormatFloat32, false, UInt32(4)), (.pcmFormatFloat64, true, 16),
    (.pcmFormatInt16, true, 4), (.pcmFormatInt32, false, 4),
  ])
  func aFormatIsWhatItsDescriptionSays(
    common: AVAudioCommonFormat,
    isInterleaved: Bool,
    bytesPerFrame: UInt32
  ) throws {
    let format = try #require(
      AVAudioFormat(
        commonFormat: common,
        sampleRate: 48_000,
        channels: 2,
        interleaved: isInterleaved
      )
    )
    let description = format.formatDescription
    #expect(description.mediaType == .audio && description.mediaSubType == .linearPCM)
    let stream = try #require(CMAudioFormatDescriptionGetStreamBasicDescription(description))
    #expect(stream.pointee.mBytesPerFrame == bytesPerFrame)
    #expect(AVAudioFormat(streamDescription: stream) == format)
    #expect(AVAudioFormat(cmAudioFormatDescription: description) == format)
  }
}

private final class Listener: NSObject, AVAudioRecorderDelegate {
  private(set) var ends = 0

  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
    ends += 1
  }
}
