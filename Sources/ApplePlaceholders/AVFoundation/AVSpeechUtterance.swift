public import Foundation

/// What is to be said, and how.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString

  public override convenience init() { self.init(string: "") }

  public init(string: String) {
    (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
    super.init()
  }

  public init(attributedString string: NSAttributedString) {
    (speechString, attributedSpeechString) = (string.string, string)
    super.init()
  }

  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  open var prefersAssistiveTechnologySettings = false
}

// [D] AVFAudio/AVSpeechSynthesis.h.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechSynthesisVoiceIdentifierAlex =
  "com.apple.speech.voice.Alex"
public let AVSpeechSynthesisIPANotationAttribute =
  "AVSpeechSynthesisIPANotationAttribute"

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

/// A voice; none is installed.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { "en-US" }

  /// A device has a voice for every language of its system, so there is one for every language.
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    super.init()
  }

  /// No voice is installed.
  public init?(identifier: String) { nil }

  public let language: String
  open var identifier: String { "com.apple.voice.compact.\(language)" }
  open var name: String { language }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
}
