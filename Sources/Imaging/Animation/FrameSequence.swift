internal import Bitmap

/// The common properties of an animation's frames, and the changes between them.
struct FrameSequence {
  private let format: String
  private let largestSide: Int
  private let color: PNG.ColorType
  private(set) var last: Bitmap?

  init(_ format: String, largestSide: Int, color: PNG.ColorType) {
    (self.format, self.largestSide, self.color) = (format, largestSide, color)
  }

  /// The part of a picture that differs from the previous one; all of the first.
  mutating func next(_ bitmap: Bitmap) throws(AnimationFault) -> PixelRectangle {
    if let last, last.width != bitmap.width || last.height != bitmap.height {
      let expected = PNG.Size(width: last.width, height: last.height)
      throw .size(width: bitmap.width, height: bitmap.height, expected: expected)
    }
    guard max(bitmap.width, bitmap.height) <= largestSide else {
      throw .tooLarge(
        format: format,
        width: bitmap.width,
        height: bitmap.height,
        most: largestSide
      )
    }
    guard color == .rgba || bitmap.isOpaque else { throw .transparent }
    defer { last = bitmap }
    return last.map { PixelRectangle(changedFrom: $0, to: bitmap) } ?? PixelRectangle(of: bitmap)
  }
}

extension PixelRectangle {
  init(of bitmap: Bitmap) {
    self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }
}
