/// The Objective-C name of a Swift method.
enum ObjectiveCName {
  /// [W] Before these words the compiler adds no "With": `move(to:)` is `moveTo:`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  static func of(_ function: Declaration, in source: Source) -> String {
    if let custom = custom(function, in: source) { return custom }
    return selector(function.name, labels: function.parameters.map(\.label))
  }

  static func selector(_ name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let label = first {
      selector += prepositions.contains(firstWord(of: label)) ? "" : "With"
      selector += label.prefix(1).uppercased() + label.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  private static func firstWord(of label: String) -> String {
    String(label.prefix { !($0.utf8.first?.isUppercase ?? false) })
  }

  /// The name that `@objc(tapped:)` gives.
  private static func custom(_ function: Declaration, in source: Source) -> String? {
    guard let attribute = function.attribute("objc"), attribute.range.count > 3 else { return nil }
    return source.flat(attribute.range.lowerBound + 3..<attribute.range.upperBound - 1)
  }
}
