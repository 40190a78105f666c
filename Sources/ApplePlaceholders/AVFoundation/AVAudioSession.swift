public import Foundation
import HeadlessUIKit

/// The device's sound settings, which are kept and change nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// That of the stage.
  open class func sharedInstance() -> AVAudioSession {
    StageCore.ambient.part(SoundSettings.self).session
  }

  open private(set) var category = Category.soloAmbient  // [D]
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  open var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio, .voiceChat] }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Nothing else is heard that a prompt would disturb.
  open var promptStyle: PromptStyle { .normal }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(
    _ category: Category,
    mode: Mode,
    options: CategoryOptions = []
  ) throws { (self.category, self.mode, categoryOptions) = (category, mode, options) }
  open func setCategory(
    _ category: Category,
    mode: Mode,
    policy: RouteSharingPolicy,
    options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  // MARK: The device

  open var outputVolume: Float { 1 }
  open var sampleRate: Double { 48_000 }
  open var preferredSampleRate: Double { 0 }
  open var ioBufferDuration: TimeInterval { 0 }
  open var preferredIOBufferDuration: TimeInterval { 0 }
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var inputNumberOfChannels: Int { 0 }
  open var outputNumberOfChannels: Int { 2 }
  open var isInputAvailable: Bool { false }
  open var isInputGainSettable: Bool { false }
  open var inputGain: Float { 0 }
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  // MARK: Permission

  /// The user has not answered yet.
  open var recordPermission: RecordPermission { .undetermined }
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
}

/// A stage's sound settings.
private final class SoundSettings: StagePart {
  let session = AVAudioSession()
}

/// What is plugged in.
open class AVAudioSessionPortDescription: NSObject {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "Speaker" }
  open var uid: String { "Speaker" }
}

/// Where sound comes from and goes to: the device's own loudspeaker.
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}
