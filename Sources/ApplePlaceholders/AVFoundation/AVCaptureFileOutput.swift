public import Foundation
import HeadlessUIKit

/// An output that would write a film; recording ends with an error, in a later turn.
open class AVCaptureFileOutput: AVCaptureOutput {
  open weak var delegate: (any AVCaptureFileOutputDelegate)?
  open private(set) var outputFileURL: URL?
  open var isRecording: Bool { false }
  open var isRecordingPaused: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var recordedFileSize: Int64 { 0 }
  open var maxRecordedDuration = CMTime.invalid
  open var maxRecordedFileSize: Int64 = 0
  open var minFreeDiskSpaceLimit: Int64 = 0

  public override init() { super.init() }

  open func startRecording(
    to outputFileURL: URL,
    recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    MediaGap.capture.report()
    StageCore.ambient.queue.later {
      delegate.fileOutput(
        self,
        didFinishRecordingTo: outputFileURL,
        from: [],
        error: AVError(.noDataCaptured)
      )
    }
  }

  open func stopRecording() {}
  open func pauseRecording() {}
  open func resumeRecording() {}
}

public protocol AVCaptureFileOutputDelegate: NSObjectProtocol {}

public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  )
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: (any Error)?
  )
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)  // [D]
  open var metadata: [AVMetadataItem]?
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
  open func setOutputSettings(
    _ outputSettings: [String: Any]?,
    for connection: AVCaptureConnection
  ) {}
}

open class AVCaptureAudioFileOutput: AVCaptureFileOutput {}

public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
