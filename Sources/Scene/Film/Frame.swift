public import Foundation

/// One picture of a film: its time and its scene.
public struct Frame: Hashable, Sendable {
  /// Counted from 0.
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
