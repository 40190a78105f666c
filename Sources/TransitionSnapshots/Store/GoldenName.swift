/// The name of a golden: made from its test and an explicit name, never from a counter.
public struct GoldenName: Hashable, Codable, Sendable {
  /// The test's file, such as `CheckoutTransitions`.
  public let suite: String
  /// Such as `cover()`.
  public let function: String
  /// The argument of a parameterised test.
  public let testCase: String?
  /// Nil for the only recording of a test.
  public let name: String?

  public init(suite: String, function: String, testCase: String? = nil, name: String? = nil) {
    self.suite = suite
    self.function = function
    self.testCase = testCase
    self.name = name
  }

  /// `CheckoutTransitions/cover.present`: the id that commands take.
  public var id: String {
    let parts = [function, testCase, name].compactMap(\.self).map(Self.sanitised)
    return Self.sanitised(suite) + "/" + parts.joined(separator: ".")
  }

  /// The path relative to the folder of goldens.
  public func path(_ fileExtension: String) -> String { "\(id).\(fileExtension)" }

  /// The name in messages: `CheckoutTransitions/cover() "present"`.
  public var title: String {
    let detail = [testCase, name].compactMap(\.self).map { " \"\($0)\"" }.joined()
    return "\(suite)/\(function)\(detail)"
  }

  /// Letters, digits, `_` and `-`; each run of other characters becomes one `-`.
  static func sanitised(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || isDigitOrLine(scalar))
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result
  }

  private static func isDigitOrLine(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
  }
}
