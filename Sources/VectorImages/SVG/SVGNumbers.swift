import Foundation
import Geometry

/// Reads consecutive numbers, as in paths, points and transforms.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  mutating func skipSeparators() {
    while place < bytes.count, bytes[place].isPDFSpace || bytes[place] == UInt8(ascii: ",") {
      place += 1
    }
  }

  /// Reads a letter, if one comes next.
  mutating func letter() -> Character? {
    skipSeparators()
    guard place < bytes.count, bytes[place] | 0x20 >= 0x61, bytes[place] | 0x20 <= 0x7A else {
      return nil
    }
    defer { place += 1 }
    return Character(UnicodeScalar(bytes[place]))
  }

  mutating func next() -> Double? {
    skipSeparators()
    let start = place
    take { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let digits = takeDigits()
    var fraction = 0
    if take({ $0 == UInt8(ascii: ".") }) { fraction = takeDigits() }
    guard digits + fraction > 0 else {
      place = start
      return nil
    }
    takeExponent()
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return Double(text.hasSuffix(".") ? text + "0" : text)?.clamped(to: -1e6...1e6)
  }

  /// Reads the 0 or 1 of an arc, which may be followed by a number without a space.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard place < bytes.count, bytes[place] == 0x30 || bytes[place] == 0x31 else { return nil }
    defer { place += 1 }
    return bytes[place] == 0x31
  }

  static func all(in text: some StringProtocol) -> [Double] {
    var numbers = SVGNumbers(text)
    var all: [Double] = []
    while let number = numbers.next() { all.append(number) }
    return all
  }

  @discardableResult
  private mutating func take(_ condition: (UInt8) -> Bool) -> Bool {
    guard place < bytes.count, condition(bytes[place]) else { return false }
    place += 1
    return true
  }

  private mutating func takeDigits() -> Int {
    let start = place
    while take({ (0x30...0x39).contains($0) }) {}
    return place - start
  }

  /// `e` may also start a unit: `em` or `ex`.
  private mutating func takeExponent() {
    let start = place
    guard take({ $0 | 0x20 == UInt8(ascii: "e") }) else { return }
    take { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    if takeDigits() == 0 { place = start }
  }
}

/// Reads a length with its unit, in points of the picture.
enum SVGLength {
  /// Percentages refer to `whole`.
  static func value(_ text: String?, of whole: Double) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
    let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    guard let number = Double(text.dropLast(unit.count)), number.isFinite else { return nil }
    if unit == "%" { return (number / 100 * whole).clamped(to: -1e6...1e6) }
    return units[unit].map { (number * $0).clamped(to: -1e6...1e6) }
  }

  // CSS Values 3, 5.2; the font size is assumed to be 16.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "em": 16,
    "rem": 16, "ex": 8,
  ]
}

extension CGAffineTransform {
  /// Parses SVG's list of transforms; returns nil if it is damaged.
  init?(svg text: String) {
    var whole = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      let words = part.split(separator: "(", maxSplits: 1)
      if words.isEmpty || part.allSatisfy({ $0.isWhitespace || $0 == "," }) { continue }
      guard words.count == 2 else { return nil }
      let name = words[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\r\t"))
      guard let one = Self.one(name, SVGNumbers.all(in: words[1])) else { return nil }
      whole = one.concatenating(whole)
    }
    self = whole
  }

  private static func one(_ name: String, _ numbers: [Double]) -> CGAffineTransform? {
    func at(_ index: Int, _ standard: Double = 0) -> CGFloat {
      CGFloat(numbers.indices.contains(index) ? numbers[index] : standard)
    }
    switch (name, numbers.count) {
    case ("matrix", 6): return CGAffineTransform(numbers)
    case ("translate", 1...2): return CGAffineTransform(translationX: at(0), y: at(1))
    case ("scale", 1...2):
      return CGAffineTransform(scaleX: at(0), y: at(1, numbers[0]))
    case ("rotate", 1), ("rotate", 3):
      let turn = CGAffineTransform(rotationAngle: at(0) * .pi / 180)
      return CGAffineTransform(translationX: -at(1), y: -at(2)).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: at(1), y: at(2)))
    case ("skewX", 1): return CGAffineTransform(1, 0, tan(at(0) * .pi / 180), 1, 0, 0)
    case ("skewY", 1): return CGAffineTransform(1, tan(at(0) * .pi / 180), 0, 1, 0, 0)
    default: return nil
    }
  }
}
