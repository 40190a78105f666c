import Foundation
import Geometry

/// A rectangle of whole pixels; y points up, as everywhere in Core Image.
struct PixelArea: Hashable, Sendable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// The pixels that a rectangle touches; nil if it is empty, infinite or too large for memory.
  init?(covering rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty, rect.width < Self.most, rect.height < Self.most,
      abs(rect.minX) < Self.most, abs(rect.minY) < Self.most
    else { return nil }
    let (left, right) = Self.range(rect.minX, rect.maxX)
    let (bottom, top) = Self.range(rect.minY, rect.maxY)
    self.init(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  private static let most: CGFloat = 16_777_216

  /// Edges that sums of fractions put next to a whole number count as lying on it.
  private static func range(_ low: CGFloat, _ high: CGFloat) -> (Int, Int) {
    let tolerance: CGFloat = 1e-6
    let first = Int((low + tolerance).rounded(.down))
    return (first, max(Int((high - tolerance).rounded(.up)), first + 1))
  }
}

extension PixelArea {
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func intersection(_ other: PixelArea) -> PixelArea? {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    let (right, top) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, bottom < top else { return nil }
    return PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// The part of the area that a picture with this extent has.
  func intersection(_ extent: CGRect) -> PixelArea? {
    PixelArea(covering: rect.intersection(extent)).flatMap(intersection)
  }

  func outset(by distance: Int) -> PixelArea {
    PixelArea(
      x: x - distance,
      y: y - distance,
      width: width + 2 * distance,
      height: height + 2 * distance
    )
  }

  func offset(dx: Int, dy: Int) -> PixelArea {
    PixelArea(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// A place in the area's picture, whose rows go down from its top.
  func inPicture(_ point: CGPoint) -> (x: Double, y: Double) {
    (Double(point.x) - Double(x), Double(maxY) - Double(point.y))
  }

  /// From points to places in the area's picture.
  var toPicture: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: CGFloat(-x), ty: CGFloat(maxY))
  }
}
