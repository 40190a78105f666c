import Foundation
import Geometry

/// Converts the values of flags; an invalid value is a usage error.
extension RawArguments {
  func text(_ flag: String) -> String? { flags[flag] }

  func choice<Word: RawRepresentable & CaseIterable>(
    _ flag: String,
    _ type: Word.Type
  ) throws(UsageError) -> Word? where Word.RawValue == String {
    try value(flag, expected: "one of \(type.allCases.map(\.rawValue).joined(separator: ", "))") {
      Word(rawValue: $0)
    }
  }

  /// One of a few words, converted to its value.
  func word<Value>(_ flag: String, among words: [(String, Value)]) throws(UsageError) -> Value? {
    try value(flag, expected: "one of \(words.map(\.0).joined(separator: ", "))") { text in
      words.first { $0.0.lowercased() == text.lowercased() }?.1
    }
  }

  func whole(_ flag: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try value(flag, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  func number(_ flag: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    try value(flag, expected: "a number from \(range.lowerBound) to \(range.upperBound)") { text in
      Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// `0.5`, `0.5s` or `500ms`.
  func seconds(_ flag: String) throws(UsageError) -> Double? {
    try value(flag, expected: "a time such as 0.5s or 500ms, at most 3600s") { text in
      let isMilliseconds = text.hasSuffix("ms")
      let digits =
        isMilliseconds ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : text[...]
      guard let amount = Double(digits) else { return nil }
      let seconds = isMilliseconds ? amount / 1000 : amount
      return (0...3600).contains(seconds) ? seconds : nil
    }
  }

  func frames(_ flag: String) throws(UsageError) -> FrameSelection? {
    try value(flag, expected: "a list of frames such as 17,20-30") { FrameSelection($0) }
  }

  func value<Value>(
    _ flag: String,
    expected: String,
    _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = flags[flag] else { return nil }
    guard let value = read(text) else {
      throw .badValue(flag: "--" + flag, found: text, expected: expected)
    }
    return value
  }
}
