internal import CQuantizer

/// The best fitting colours for a part of a picture that has more than 256.
final class Quantizer {
  private let made: OpaquePointer

  // One place is left for the transparent colour.
  private static let most: Int32 = 255

  init(of pixels: GIFPixels) throws(AnimationFault) {
    guard let made = quantizer_new() else { throw .noMemoryForGIF }
    self.made = made
    let isCounted = pixels.rows { row, _ in quantizer_add(made, row, pixels.part.width) }
    guard isCounted, quantizer_choose(made, Self.most) else { throw .noMemoryForGIF }
  }

  deinit {
    quantizer_free(made)
  }

  var count: Int { Int(quantizer_count(made)) }

  /// Red, green, blue of each.
  var colors: [[UInt8]] {
    (0..<quantizer_count(made)).map { index in
      var color = [UInt8](repeating: 0, count: 3)
      quantizer_color(made, index, &color)
      return color
    }
  }

  func map(
    _ row: UnsafePointer<UInt8>,
    pixels: Int,
    x: Int,
    y: Int,
    to indices: UnsafeMutablePointer<UInt8>
  ) {
    quantizer_map(made, indices, row, pixels, x, y, UInt8(count))
  }
}
