import Foundation
import HeadlessUIKit
import Geometry

extension Element {
  func number(_ name: String) -> Double? { self[name].flatMap { AttributeText(raw: $0).number } }

  func flag(_ name: String) -> Bool? { self[name].flatMap { AttributeText(raw: $0).flag } }

  func whole(_ name: String) -> Int? { self[name].flatMap { AttributeText(raw: $0).whole } }

  var rect: CGRect {
    CGRect(
      x: number("x") ?? 0,
      y: number("y") ?? 0,
      width: number("width") ?? 0,
      height: number("height") ?? 0
    )
  }

  var size: CGSize { rect.size }

  var point: CGPoint { rect.origin }

  /// `<inset minX= minY= maxX= maxY=>` and `<edgeInsets top= left= bottom= right=>`.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("minY") ?? number("top") ?? 0,
      left: number("minX") ?? number("left") ?? 0,
      bottom: number("maxY") ?? number("bottom") ?? 0,
      right: number("maxX") ?? number("right") ?? 0
    )
  }

  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top") ?? 0,
      leading: number("leading") ?? 0,
      bottom: number("bottom") ?? 0,
      trailing: number("trailing") ?? 0
    )
  }

  /// A frame given by distances from the superview's edges, as Xcode 8 wrote it; nil if there is
  /// none.
  func frame(in size: CGSize) -> CGRect? {
    if let rect = children.first(where: { $0.name == "rect" && $0.key == "frame" }) {
      return rect.rect
    }
    guard let inset = children.first(where: { $0.name == "frame" && $0.key == "frameInset" }) else {
      return nil
    }
    return inset.insetFrame(in: size)
  }

  private func insetFrame(in size: CGSize) -> CGRect {
    let (left, right) = Self.span(
      distance("minX", of: size.width),
      distance("maxX", of: size.width),
      length: distance("width", of: size.width),
      within: size.width
    )
    let (top, bottom) = Self.span(
      distance("minY", of: size.height),
      distance("maxY", of: size.height),
      length: distance("height", of: size.height),
      within: size.height
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Points, or a part of the superview's side: `12.40%`.
  private func distance(_ name: String, of side: Double) -> Double? {
    guard let text = self[name], text.hasSuffix("%") else { return number(name) }
    return AttributeText(raw: String(text.dropLast())).number.map { $0 / 100 * side }
  }

  /// Computes a position and a length from two of three values: the distances to both edges, and
  /// the length.
  private static func span(
    _ low: Double?,
    _ high: Double?,
    length: Double?,
    within size: Double
  ) -> (Double, Double) {
    switch (low, high, length) {
    case (let low?, let high?, _): (low, max(low, size - high))
    case (let low?, nil, let length?): (low, low + length)
    case (nil, let high?, let length?): (size - high - length, size - high)
    case (nil, nil, let length?): ((size - length) / 2, (size + length) / 2)
    case (let low?, nil, nil): (low, size)
    case (nil, let high?, nil): (0, size - high)
    case (nil, nil, nil): (0, size)
    }
  }
}
