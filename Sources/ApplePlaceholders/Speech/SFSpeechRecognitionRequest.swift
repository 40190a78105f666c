public import Foundation

/// What is to be understood; nothing is listened to.
open class SFSpeechRecognitionRequest: NSObject {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true  // [D]
  open var contextualStrings: [String] = []
  open var interactionIdentifier: String?
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false

  public override init() { super.init() }
}

/// A file of speech.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL

  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// Speech that arrives piece by piece.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open var nativeAudioFormat: AVAudioFormat { .standard }

  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  open func endAudio() {}
}
