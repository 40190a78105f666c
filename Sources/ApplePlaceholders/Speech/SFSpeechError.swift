public import Foundation

/// Why nothing is understood.
public struct SFSpeechError: Error, Hashable, Sendable {
  // [D] Speech/SFErrors.h.
  public enum Code: Int, Sendable {
    case internalServiceError = 1
    case audioReadFailed = 2
    case undefinedTemplateClassName = 7
    case malformedSupplementalModel = 8
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

extension SFSpeechError: CustomNSError {
  public static var errorDomain: String { "SFSpeechErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Speech recognition is not available"]
  }
}
