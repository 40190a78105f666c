import Foundation
import Geometry

/// Formats values for scene texts: short, independent of the locale, and stable under noise.
enum ValueText {
  /// At most four decimals, no trailing zeros, a point, never `-0`.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let rounded = (value * 10_000).rounded() / 10_000
    guard abs(rounded) < 1e15 else { return "\(rounded)" }
    guard rounded != rounded.rounded() else { return "\(Int(rounded))" }
    return decimal(rounded) ?? "\(rounded)"
  }

  static func numbers(_ values: [Double]) -> String {
    values.map(number).joined(separator: " ")
  }

  static func point(_ point: CGPoint) -> String { numbers([point.x, point.y]) }
  static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }
  static func rect(_ rect: CGRect) -> String { "\(point(rect.origin)) \(size(rect.size))" }

  /// `#rrggbb` or `#rrggbbaa` if bytes are exact, otherwise components.
  static func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha]
    let bytes = parts.map { $0 * 255 }
    guard bytes.allSatisfy({ (0...255).contains($0) && abs($0 - $0.rounded()) < 1e-6 }) else {
      return "rgba(\(numbers(parts)))"
    }
    let shown = color.alpha == 1 ? bytes.dropLast() : bytes[...]
    return "#" + shown.map { hexadecimal(Int($0.rounded())) }.joined()
  }

  /// An affine transform as six numbers, any other as sixteen.
  static func transform(_ transform: CATransform3D) -> String {
    guard CATransform3DIsAffine(transform) else {
      return "[\(numbers(transform.entries.map { Double($0) }))]"
    }
    let plane = [transform.m11, transform.m12, transform.m21, transform.m22]
    return "[\(numbers((plane + [transform.m41, transform.m42]).map { Double($0) }))]"
  }

  /// In double quotes, on one line.
  static func quoted(_ text: String) -> String {
    text.debugDescription
  }
}

extension ValueText {
  // Integer and fraction are written separately: `description` would write small values as 1e-04.
  fileprivate static func decimal(_ value: Double) -> String? {
    guard let units = Int(exactly: (abs(value) * 10_000).rounded()) else { return nil }
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: 10_000)
    let digits = String(fraction)
    let padded = String(repeating: "0", count: 4 - digits.count) + digits
    let trimmed = String(padded.reversed().drop { $0 == "0" }.reversed())
    return "\(value < 0 ? "-" : "")\(whole).\(trimmed)"
  }

  fileprivate static func hexadecimal(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
