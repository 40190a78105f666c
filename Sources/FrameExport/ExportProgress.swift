public import Foundation

/// The progress of an export; reported after each frame, in order.
public struct ExportProgress: Hashable, Sendable {
  /// The number of frames that are written.
  public let frames: Int
  /// The size of all files.
  public let bytes: Int
  /// The file that was written last.
  public let file: URL
}

/// Stops an export from any thread.
public final class ExportCancellation: Sendable {
  private let flag = OneTimeSignal()

  public init() {}

  public func cancel() {
    flag.raise()
  }

  public var isCancelled: Bool { flag.isRaised }
}
