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
      "a variation has no values; list at least one, such as .devices(.iPhoneSE)"
    case .kindTwice(let kind):
      "\(kind) is varied twice; list all of its values together"
    case .valueTwice(let word):
      "\(word) is listed twice among the variations; list it once"
    case .tooMany(let count):
      "\(count) combinations exceed the limit of \(Variations.most); vary fewer values at once"
    }
  }
}
