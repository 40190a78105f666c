import Foundation
import Geometry
import Scene

extension LayerValues {
  /// The part of contents with that many pixels that stretches, in their unit space.
  ///
  /// [D] CALayer.contentsCenter: a very small width or height stands for a single pixel around it.
  /// [I] What is outside of the contents, which is undefined, is cut off.
  package func stretchedPart(ofPixels pixels: CGSize) -> CGRect {
    let center = contentsCenter
    guard center != ImageContent.unit, pixels.width > 0, pixels.height > 0 else {
      return ImageContent.unit
    }
    let across = Self.span(from: center.minX, to: center.maxX, pixel: 1 / pixels.width)
    let down = Self.span(from: center.minY, to: center.maxY, pixel: 1 / pixels.height)
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private static func span(
    from low: CGFloat,
    to high: CGFloat,
    pixel: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let (first, last) = (min(max(low, 0), 1), min(max(high, 0), 1))
    // A single pixel may differ from one in its last digits.
    guard last - first < pixel - 1e-9 else { return (first, last - first) }
    let start = (first + last - pixel) / 2
    return (min(max(start, 0), max(0, 1 - pixel)), min(pixel, 1))
  }
}

extension CGSize {
  /// The pixels of a picture of this size that a part of it in unit space has.
  package func pixels(in part: CGRect, scale: CGFloat = 1) -> CGSize {
    CGSize(width: width * scale * part.width, height: height * scale * part.height)
  }
}
