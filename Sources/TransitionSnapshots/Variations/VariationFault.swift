/// Why variations cannot be shown.
public enum VariationFault: Error, Hashable, Sendable {
  case nothing
  case kindTwice(String)
  case valueTwice(String)
  case tooMany(Int)
}

extension VariationFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothing:
      "a variation has no values; name one or more, such as .devices(.iPhoneSE)"
    case .kindTwice(let kind):
      "\(kind) is varied twice; name all of its values in one place"
    case .valueTwice(let word):
      "\(word) is named twice among the variations; name it once"
    case .tooMany(let count):
      "\(count) combinations are more than \(Variations.most); vary less, or in several tests"
    }
  }
}
