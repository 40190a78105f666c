package import Bitmap

/// Animated PNG: frames that are full pictures or replace a part of the previous one.
///
/// The chunks are those of PNG (third edition), 11.3.6.
package enum APNG {
  /// A picture and its duration.
  package struct Frame: Hashable, Sendable {
    package let bitmap: Bitmap
    package let delay: Delay

    package init(bitmap: Bitmap, delay: Delay) {
      self.bitmap = bitmap
      self.delay = delay
    }
  }

  /// All frames of a file, as they are displayed.
  package struct Animation: Hashable, Sendable {
    package let frames: [Frame]
    /// How often it plays; 0 means for ever.
    package let plays: Int
  }
}
