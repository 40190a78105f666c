public import Foundation

/// The sound of an app: its user has not been asked for the microphone.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public enum recordPermission: Int, Sendable {
    // [D] AVAudioApplication.h: four characters.
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public static let shared = AVAudioApplication()

  open var recordPermission: recordPermission { .undetermined }

  /// The user never answers.
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {}
  /// A task does not wait for ever: the answer is no.
  open class func requestRecordPermission() async -> Bool { false }
}
