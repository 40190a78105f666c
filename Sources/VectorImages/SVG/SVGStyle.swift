import Foundation
import Geometry
import Scene

/// The properties that elements inherit.
struct SVGStyle {
  /// The paint of a fill or a stroke.
  enum Paint {
    case none
    case color(Color)
    /// A gradient or pattern by its id, and the fallback if there is none.
    case reference(String, otherwise: Color?)
  }

  var color = Color.black
  var fill = Paint.color(.black)
  var fillOpacity = 1.0
  var fillRule = CGPathFillRule.winding
  var clipRule = CGPathFillRule.winding
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var line = StrokeStyle(miterLimit: 4)
  var isVisible = true

  /// `value` returns an element's own properties; percentages of lengths refer to `whole`.
  mutating func apply(_ value: (String) -> String?, whole: Double) {
    if let text = value("color"), let color = SVGColor.color(text, current: color) {
      self.color = color
    }
    if let paint = value("fill").flatMap(paint) { fill = paint }
    if let paint = value("stroke").flatMap(paint) { stroke = paint }
    if let opacity = Self.opacity(value("fill-opacity")) { fillOpacity = opacity }
    if let opacity = Self.opacity(value("stroke-opacity")) { strokeOpacity = opacity }
    if let rule = value("fill-rule") { fillRule = rule == "evenodd" ? .evenOdd : .winding }
    if let rule = value("clip-rule") { clipRule = rule == "evenodd" ? .evenOdd : .winding }
    if let visibility = value("visibility") { isVisible = visibility == "visible" }
    applyLine(value, whole: whole)
  }

  private mutating func applyLine(_ value: (String) -> String?, whole: Double) {
    if let width = SVGLength.value(value("stroke-width"), of: whole), width >= 0 {
      line.width = width
    }
    if let limit = value("stroke-miterlimit").flatMap(Double.init), limit >= 1 {
      line.miterLimit = min(limit, 1e4)
    }
    if let cap = value("stroke-linecap").flatMap({ Self.caps[$0] }) { line.cap = cap }
    if let join = value("stroke-linejoin").flatMap({ Self.joins[$0] }) { line.join = join }
    if let phase = SVGLength.value(value("stroke-dashoffset"), of: whole) { line.dashPhase = phase }
    if let text = value("stroke-dasharray") { line.dash = Self.dash(text, whole: whole) }
  }

  private static func dash(_ text: String, whole: Double) -> [Double] {
    let parts = text.split { $0 == "," || $0.isWhitespace }.prefix(64)
    let lengths = parts.compactMap { SVGLength.value(String($0), of: whole) }
    // [D] With a negative length, or without any above zero, the line is solid.
    guard lengths.count == parts.count, lengths.allSatisfy({ $0 >= 0 }),
      lengths.reduce(0, +) > 1e-3
    else { return [] }
    return lengths.count % 2 == 0 ? lengths : lengths + lengths
  }

  private func paint(_ text: String) -> Paint? {
    if text == "none" { return Paint.none }
    guard text.hasPrefix("url("), let close = text.firstIndex(of: ")") else {
      return SVGColor.color(text, current: color).map { .color($0) }
    }
    guard let id = Self.reference(text) else { return Paint.none }
    let rest = text[text.index(after: close)...].trimmingCharacters(in: .whitespaces)
    return .reference(id, otherwise: SVGColor.color(rest, current: color))
  }

  /// Returns the name in `url(#name)`.
  static func reference(_ text: String?) -> String? {
    guard let text, text.hasPrefix("url("), let hash = text.firstIndex(of: "#"),
      let close = text.firstIndex(of: ")"), hash < close
    else { return nil }
    let id = text[text.index(after: hash)..<close]
    return id.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
  }

  static func opacity(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    let value = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    return value?.clamped(to: 0...1)
  }

  private static let caps: [String: CGLineCap] = [
    "butt": .butt, "round": .round, "square": .square,
  ]
  private static let joins: [String: CGLineJoin] = [
    "miter": .miter, "round": .round, "bevel": .bevel,
  ]
}
