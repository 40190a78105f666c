import Foundation
import Geometry

/// Fits a box of the drawing's own units into a rectangle (SVG 1.1, 7.8).
struct SVGViewBox {
  let box: CGRect
  private let alignment: String
  private let fills: Bool

  /// Returns nil without a `viewBox` or if it has no area.
  init?(_ element: SVGElement) {
    let numbers = SVGNumbers.all(in: element["viewBox"] ?? "")
    guard numbers.count == 4, numbers[2] > 1e-6, numbers[3] > 1e-6 else { return nil }
    box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let words = (element["preserveAspectRatio"] ?? "").split(whereSeparator: \.isWhitespace)
    alignment = words.first.map(String.init) ?? "xMidYMid"
    fills = words.last == "slice"
  }

  func transform(into place: CGRect) -> CGAffineTransform {
    let (across, down) = (place.width / box.width, place.height / box.height)
    if alignment == "none" { return moved(across: across, down: down, into: place, x: 0, y: 0) }
    let factor = fills ? max(across, down) : min(across, down)
    return moved(across: factor, down: factor, into: place, x: share("x"), y: share("Y"))
  }

  /// Returns the fraction of the remaining space that precedes the drawing.
  private func share(_ axis: String) -> CGFloat {
    if alignment.contains(axis + "Min") { return 0 }
    return alignment.contains(axis + "Max") ? 1 : 0.5
  }

  private func moved(
    across: CGFloat,
    down: CGFloat,
    into place: CGRect,
    x: CGFloat,
    y: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(
      across,
      0,
      0,
      down,
      place.minX - box.minX * across + (place.width - box.width * across) * x,
      place.minY - box.minY * down + (place.height - box.height * down) * y
    )
  }
}
