public import Foundation

/// One picture of a film: when, and what it shows.
public struct Frame: Hashable, Sendable {
  /// Counts from 0.
  public var index: Int
  /// In seconds from the start of the recording.
  public var time: TimeInterval
  public var scene: Scene

  public init(index: Int, time: TimeInterval, scene: Scene) {
    self.index = index
    self.time = time
    self.scene = scene
  }
}
