public import Bitmap

/// Animated PNG: frames that are full pictures or replace a part of the previous one.
///
/// The chunks are those of PNG (third edition), 11.3.6.
public enum APNG {
  /// A picture and its duration.
  public struct Frame: Hashable, Sendable {
    public let bitmap: Bitmap
    public let delay: Delay

    public init(bitmap: Bitmap, delay: Delay) {
      self.bitmap = bitmap
      self.delay = delay
    }
  }

  /// All frames of a file, as they are displayed.
  public struct Animation: Hashable, Sendable {
    public let frames: [Frame]
    /// How often it plays; 0 means for ever.
    public let plays: Int
  }
}
