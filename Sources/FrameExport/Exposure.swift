public import Foundation
public import Scene

/// The contents of one frame: one scene, or several that are averaged as by an open shutter.
public struct Exposure: Sendable {
  public let index: Int
  public let time: TimeInterval
  public let scenes: [Scene]
  /// Whether light is averaged, as in a camera, or encoded levels.
  public let inLinearLight: Bool

  /// A frame without blur.
  public init(_ frame: Frame) {
    self.init(index: frame.index, time: frame.time, scenes: [frame.scene])
  }

  /// All scenes have one size; equal ones need not be drawn twice.
  public init(index: Int, time: TimeInterval, scenes: [Scene], inLinearLight: Bool = true) {
    precondition(!scenes.isEmpty, "frame \(index) has no scenes; give it at least one")
    self.index = index
    self.time = time
    self.scenes = scenes
    self.inLinearLight = inLinearLight
  }

  /// A frame of a film that can show its scene at any time, exposed at several of them.
  public init(
    index: Int,
    time: TimeInterval,
    at moments: [TimeInterval],
    inLinearLight: Bool = true,
    scene: (TimeInterval) throws -> Scene
  ) rethrows {
    let scenes = try moments.map(scene)
    self.init(index: index, time: time, scenes: scenes, inLinearLight: inLinearLight)
  }

  /// Whether nothing moves while the shutter is open.
  var isStill: Bool { scenes.allSatisfy { $0 == scenes[0] } }
}
