public import Bitmap
public import Foundation

/// Pictures of a recording that are kept in one file and compared one by one.
public struct PictureSheet: Sendable {
  /// One picture and the time at which it was taken.
  public struct Cell: Hashable, Sendable {
    public var index: Int
    /// In seconds from the start of the recording.
    public var time: TimeInterval
    /// As a fraction of the duration.
    public var fraction: Double
    public var label: String
    public var bitmap: Bitmap

    public init(
      index: Int,
      time: TimeInterval,
      fraction: Double,
      label: String,
      bitmap: Bitmap
    ) {
      self.index = index
      self.time = time
      self.fraction = fraction
      self.label = label
      self.bitmap = bitmap
    }
  }

  public enum Arrangement: Hashable, Sendable {
    /// Side by side with labels between the rows.
    case strip(columns: Int)
    /// One picture that fills the file.
    case single
    /// One frame after another.
    case animation
  }

  public var arrangement: Arrangement
  public var cells: [Cell]
  /// The duration of the recording, in seconds.
  public var duration: TimeInterval
  public var fps: Int

  public init(_ arrangement: Arrangement, cells: [Cell], duration: TimeInterval, fps: Int) {
    precondition(!cells.isEmpty, "a sheet needs one picture or more")
    self.arrangement = arrangement
    self.cells = cells
    self.duration = duration
    self.fps = fps
  }
}

extension PictureSheet.Cell {
  init(_ sample: Sample, of take: Take) throws {
    self.init(
      index: sample.index,
      time: sample.time,
      fraction: sample.fraction,
      label: sample.label,
      bitmap: try take.draw(sample.scene)
    )
  }
}
