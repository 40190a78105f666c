import HeadlessUIKit

/// What AVFoundation does on a device and not here; each is reported once.
enum MediaGap {
  case capture, export, download, engine, speech

  func report() {
    StageCore.ambient.warnOnce("AVFoundation", sentence, remedy: remedy)
  }

  private var sentence: String {
    switch self {
    case .capture: "there is no camera and no microphone: a capture session delivers nothing"
    case .export: "films are not read: exports and writers of AVFoundation make no file"
    case .download: "nothing is downloaded: an AVAssetDownloadURLSession makes no tasks"
    case .engine: "AVAudioEngine plays and records nothing"
    case .speech: "AVSpeechSynthesizer says nothing: an utterance ends as soon as it begins"
    }
  }

  private var remedy: String {
    switch self {
    case .capture, .export, .download: "film what does not depend on it"
    case .engine, .speech: "nothing needs to be done: a film has no sound"
    }
  }
}
