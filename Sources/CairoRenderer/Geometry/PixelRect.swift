internal import Foundation
internal import Geometry

/// A rectangle of whole device pixels.
struct PixelRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  /// All pixels that a rectangle touches after rounding to the grid, limited to the coordinate
  /// range.
  init(around rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else {
      self = .empty
      return
    }
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(Grid.coordinate(value).rounded(rule))
    }
    self.init(
      minX: whole(rect.minX, .down),
      minY: whole(rect.minY, .down),
      maxX: whole(rect.maxX, .up),
      maxY: whole(rect.maxY, .up)
    )
  }

  /// All pixels that a rectangle covers completely after rounding to the grid.
  init(inside rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else {
      self = .empty
      return
    }
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(Grid.coordinate(value).rounded(rule))
    }
    self.init(
      minX: whole(rect.minX, .up),
      minY: whole(rect.minY, .up),
      maxX: whole(rect.maxX, .down),
      maxY: whole(rect.maxY, .down)
    )
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(x, other.x),
      minY: max(y, other.y),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(x, other.x),
      minY: min(y, other.y),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  var pixelCount: Int { width * height }

  func outset(by margin: Int) -> PixelRect {
    PixelRect(
      minX: x - margin,
      minY: y - margin,
      maxX: maxX + margin,
      maxY: maxY + margin
    )
  }

  func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}
