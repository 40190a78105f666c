public import Foundation
import HeadlessUIKit

/// A recorder that records nothing: films are taken from outside.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
  private static let only = RPScreenRecorder()

  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }

  open class func shared() -> RPScreenRecorder { only }

  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    StageCore.ambient.queue.later { handler?(RPRecordingError(.failedToStart)) }
  }

  open func stopRecording(
    handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil
  ) {
    StageCore.ambient.queue.later { handler?(nil, RPRecordingError(.attemptToStopNonRecording)) }
  }

  open func discardRecording(handler: @escaping () -> Void) {
    StageCore.ambient.queue.later(handler)
  }
}

public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?
  )
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?
  ) {}
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
