public import Foundation
public import HeadlessUIKit

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

/// Shows what was recorded, which is never.
open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(
    _ previewController: RPPreviewViewController,
    didFinishWithActivityTypes activityTypes: Set<String>
  )
}

extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(
    _ previewController: RPPreviewViewController,
    didFinishWithActivityTypes activityTypes: Set<String>
  ) {}
}

/// Why nothing is recorded.
public struct RPRecordingError: Error, Hashable, Sendable {
  // [D] ReplayKit/RPError.h.
  public enum Code: Int, Sendable {
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
    case attemptToStopNonRecording = -5829
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

extension RPRecordingError: CustomNSError {
  public static var errorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
