public import CairoRenderer
public import Foundation
public import Imaging

/// How frames are drawn and encoded.
public struct ExportSettings: Hashable, Sendable {
  /// Pixels per point.
  public var scale: Double
  public var placement: Renderer.Placement
  public var compression: PNG.Setting
  /// Declared for the whole sequence: RGB, unless frames have transparent pixels.
  public var color: PNG.ColorType
  /// Text chunks in every file.
  public var texts: [PNG.Text]
  /// Threads that draw and encode; their number does not affect the files.
  public var workers: Int

  public init(
    scale: Double = 1,
    placement: Renderer.Placement = .whole,
    compression: PNG.Setting = .fast,
    color: PNG.ColorType = .rgb,
    texts: [PNG.Text] = [],
    workers: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    precondition(workers > 0, "an export needs one worker or more, not \(workers)")
    precondition(scale > 0 && scale.isFinite, "a scale is a number above zero, not \(scale)")
    self.scale = scale
    self.placement = placement
    self.compression = compression
    self.color = color
    self.texts = texts
    self.workers = workers
  }
}
