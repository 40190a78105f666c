public import Foundation

extension AVAudioSession {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let headphones = Port(rawValue: "Headphones")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  /// How long a spoken prompt may be.
  public enum PromptStyle: UInt, Sendable {
    // [D] AVFAudio/AVAudioSessionTypes.h: 'none', 'shrt', 'nrml'.
    case none = 0x6E6F_6E65
    case short = 0x7368_7274
    case normal = 0x6E72_6D6C
  }

  // [D] AVFAudio/AVAudioSessionTypes.h.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }

  public enum PortOverride: UInt, Sendable {
    case none = 0
    // [D] Four characters.
    case speaker = 0x7370_6B72
  }

  public enum RecordPermission: UInt, Sendable {
    // [D] AVAudioSessionTypes.h: four characters.
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  // MARK: Notifications

  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    case end, begin
  }

  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification"
  )
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification"
  )
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification"
  )
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey =
  "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
