public import Bitmap

/// Animated PNG: frames that are full pictures or replace a part of the one before.
///
/// The chunks are those of PNG (third edition), 11.3.6.
public enum APNG {
  /// A picture and how long it is shown.
  public struct Frame: Hashable, Sendable {
    public let bitmap: Bitmap
    public let delay: Delay

    public init(bitmap: Bitmap, delay: Delay) {
      self.bitmap = bitmap
      self.delay = delay
    }
  }

  /// All frames of a file, each as it is seen.
  public struct Animation: Hashable, Sendable {
    public let frames: [Frame]
    /// How often it is played; 0 means without end.
    public let plays: Int
  }
}
