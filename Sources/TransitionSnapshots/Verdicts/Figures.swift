internal import Foundation

/// Formats numbers for messages and text goldens, the same in every locale.
enum Figures {
  /// At most three decimals, no trailing zeros, never `-0`.
  static func decimal(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let unit = pow(10, Double(decimals))
    let units = (abs(value) * unit).rounded()
    guard units < 1e15 else { return "\(value)" }
    let sign = value < 0 && units > 0 ? "-" : ""
    let (whole, rest) = Int(units).quotientAndRemainder(dividingBy: Int(unit))
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = padded(String(rest), to: decimals, with: "0", onTheLeft: true)
    return "\(sign)\(whole).\(String(digits.reversed().drop { $0 == "0" }.reversed()))"
  }

  static func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000) }

  /// `0.36%`.
  static func percent(_ fraction: Double, decimals: Int = 2) -> String {
    // A small value must not be printed as zero.
    if fraction > 0, fraction * 100 < 0.005, decimals == 2 { return "<0.01%" }
    return decimal(fraction * 100, decimals: decimals) + "%"
  }

  /// `1 184`: groups of three digits.
  static func grouped(_ count: Int) -> String {
    let digits = Array(String(count))
    let groups = stride(from: digits.count, to: 0, by: -3).map {
      String(digits[max($0 - 3, 0)..<$0])
    }
    return groups.reversed().joined(separator: " ")
  }

  static func padded(
    _ text: String,
    to width: Int,
    with filler: Character = " ",
    onTheLeft: Bool = false
  ) -> String {
    let filling = String(repeating: filler, count: max(width - text.count, 0))
    return onTheLeft ? filling + text : text + filling
  }

  /// `frame 2`, `frames 0, 1 and 4`.
  static func list(_ noun: String, _ numbers: [Int]) -> String {
    guard let last = numbers.last, numbers.count > 1 else {
      return noun + numbers.map { " \($0)" }.joined()
    }
    return "\(noun)s \(numbers.dropLast().map(String.init).joined(separator: ", ")) and \(last)"
  }
}
