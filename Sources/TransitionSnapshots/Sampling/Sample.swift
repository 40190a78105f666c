public import Foundation
public import Scene

/// One moment of a recording that is sampled.
public struct Sample: Hashable, Sendable {
  /// Counts from 0.
  public let index: Int
  /// In seconds from the start of the recording.
  public let time: TimeInterval
  /// Of the duration, 0…1.
  public let fraction: Double
  /// What was asked for, such as `end`.
  public let name: String
  public let scene: Scene

  public init(index: Int, time: TimeInterval, fraction: Double, name: String, scene: Scene) {
    self.index = index
    self.time = time
    self.fraction = fraction
    self.name = name
    self.scene = scene
  }

  /// As strips show it below the picture: `#3  120 ms  24%`.
  var label: String {
    "#\(index)  \(Figures.milliseconds(time)) ms  \(Figures.percent(fraction, decimals: 0))"
  }
}
