public import Foundation

/// What an export has done so far; reported after each frame, in the order of the frames.
public struct ExportProgress: Hashable, Sendable {
  /// Frames that stand in their files.
  public let frames: Int
  /// Bytes of all files.
  public let bytes: Int
  /// The file that was last written.
  public let file: URL
}

/// Stops an export from any thread.
public final class ExportCancellation: Sendable {
  private let flag = Flag()

  public init() {}

  public func cancel() {
    flag.raise()
  }

  public var isCancelled: Bool { flag.isRaised }
}
