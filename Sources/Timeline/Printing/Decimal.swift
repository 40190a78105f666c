internal import Glibc

/// Formats numbers, the same on every machine and in every locale.
enum Decimal {
  /// `places` digits after the point, halves away from zero; never "-0".
  static func fixed(_ value: Double, places: Int) -> String {
    if !value.isFinite { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let scale = pow(10, Double(places))
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 0x1p63 else { return "\(value)" }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let digits = String(Int64(scaled))
    let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
    if places == 0 { return sign + padded }
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// At most six significant digits and no trailing zeros, as CSS prints numbers.
  static func short(_ value: Double) -> String {
    let whole = value == 0 ? 1 : Int(log10(value.magnitude).rounded(.down)) + 1
    let text = fixed(value, places: Swift.min(Swift.max(6 - Swift.max(whole, 1), 0), 6))
    guard text.contains(".") else { return text }
    let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(trimmed.reversed())
  }
}
