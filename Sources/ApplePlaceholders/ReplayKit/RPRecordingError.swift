public import Foundation

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
