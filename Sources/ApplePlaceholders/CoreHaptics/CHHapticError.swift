public import Foundation

/// Why nothing is felt.
public struct CHHapticError: Error, Hashable, Sendable {
  // [D] CHHapticErrors.h.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case notSupported = -4809
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidEventType = -4821
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case fileNotFound = -4851
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

extension CHHapticError: CustomNSError {
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
}
