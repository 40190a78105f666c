import Foundation
public import HeadlessUIKit

/// Reads texts and codes in images, on a device that cannot.
@MainActor
public final class ImageAnalyzer {
  public struct AnalysisTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let text = AnalysisTypes(rawValue: 1 << 0)
    public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
    public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
  }

  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []

    public init(_ types: AnalysisTypes) {
      analysisTypes = types
    }
  }

  /// Why there is no analysis.
  public struct Unsupported: Error {}

  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }

  public init() {}

  public func analyze(
    _ image: UIImage,
    configuration: Configuration
  ) async throws -> ImageAnalysis { throw Unsupported() }
}

/// What an image says; nothing.
public final class ImageAnalysis: Sendable {
  public var transcript: String { "" }
  public func hasResults(for types: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
