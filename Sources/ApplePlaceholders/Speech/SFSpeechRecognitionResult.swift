public import Foundation

// What has been understood; nothing makes these here.

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A word, and when it was said.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
  open var alternativeSubstrings: [String] { [] }
}

open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
  open var speakingRate: Double { 0 }
  open var averagePauseDuration: TimeInterval { 0 }
  open var speechStartTimestamp: TimeInterval { 0 }
  open var speechDuration: TimeInterval { 0 }
  open var voiceAnalytics: SFVoiceAnalytics? { nil }
}

open class SFVoiceAnalytics: NSObject, @unchecked Sendable {
  open var jitter: SFAcousticFeature { SFAcousticFeature() }
  open var shimmer: SFAcousticFeature { SFAcousticFeature() }
  open var pitch: SFAcousticFeature { SFAcousticFeature() }
  open var voicing: SFAcousticFeature { SFAcousticFeature() }
}

open class SFAcousticFeature: NSObject, @unchecked Sendable {
  open var acousticFeatureValuePerFrame: [Double] { [] }
  open var frameDuration: TimeInterval { 0 }
}
