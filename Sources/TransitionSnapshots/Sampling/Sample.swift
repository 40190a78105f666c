public import Foundation
public import Scene

/// One sampled moment of a recording.
public struct Sample: Hashable, Sendable {
  /// Counts from 0.
  public let index: Int
  /// In seconds from the start of the recording.
  public let time: TimeInterval
  /// As a fraction of the duration.
  public let fraction: Double
  /// What was requested, such as `end`.
  public let name: String
  public let scene: Scene

  public init(index: Int, time: TimeInterval, fraction: Double, name: String, scene: Scene) {
    self.index = index
    self.time = time
    self.fraction = fraction
    self.name = name
    self.scene = scene
  }

  /// The label below the picture in a strip: `#3  120 ms  24%`.
  var label: String {
    "#\(index)  \(Figures.milliseconds(time)) ms  \(Figures.percent(fraction, decimals: 0))"
  }
}
