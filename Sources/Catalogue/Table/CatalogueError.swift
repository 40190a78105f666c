/// Why a transition cannot be made.
public enum CatalogueError: Error, Hashable {
  case unknownTransition(String, nearest: [String])
  case unknownParameter(String, of: String, known: [String])
  case outOfRange(Parameter, value: Double, of: String)
}

extension CatalogueError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownTransition(let name, let nearest):
      let word = name.count > 40 ? "\(name.prefix(40))…" : name
      let advice =
        nearest.isEmpty
        ? "`transrender list` shows what there is" : "did you mean \(Self.list(nearest))?"
      return "unknown transition '\(word)'; \(advice)"
    case .unknownParameter(let name, let transition, let known):
      let advice = known.isEmpty ? "it takes none" : "choose from \(Self.list(known))"
      return "transition '\(transition)' has no parameter '\(name)'; \(advice)"
    case .outOfRange(let parameter, let value, let transition):
      let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
      let kind = parameter.isWhole ? "whole number" : "number"
      return "\(parameter.name) of '\(transition)' cannot be \(Self.written(value));"
        + " give a \(kind) from \(Self.written(low)) to \(Self.written(high))"
    }
  }

  /// Whole numbers without a fraction.
  private static func written(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
