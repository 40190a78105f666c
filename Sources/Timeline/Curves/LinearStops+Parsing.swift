extension LinearStops {
  /// The stops of CSS `linear()`, such as `0, 0.5 25% 75%, 1`.
  public init(css text: String) throws(TimelineError) {
    let entries = text.split(separator: ",", omittingEmptySubsequences: false)
    guard entries.count >= 2 else { throw .tooFewStops(count: text.isEmpty ? 0 : entries.count) }
    var given: [(output: Double, input: Double?)] = []
    for entry in entries { given += try Self.stops(in: entry) }
    self = try Self(unchecked: Self.canonical(given)).checked()
  }

  /// All inputs written out, as browsers print them.
  public var css: String {
    stops.map { "\(Decimal.short($0.output)) \(Decimal.short($0.input * 100))%" }
      .joined(separator: ", ")
  }

  /// One number with no, one or two percentages before or after it; two make two stops.
  private static func stops(
    in entry: Substring
  ) throws(TimelineError) -> [(output: Double, input: Double?)] {
    let words = entry.split(whereSeparator: \.isWhitespace)
    let isPercentage = words.map { $0.hasSuffix("%") }
    guard
      let index = isPercentage.firstIndex(of: false),
      isPercentage.lastIndex(of: false) == index,
      index == 0 || index == words.count - 1, words.count <= 3,
      let output = number(words[index])
    else { throw .unreadableStops(text: String(entry)) }
    var inputs: [Double?] = []
    for word in words where word.hasSuffix("%") {
      guard let percent = number(word.dropLast()) else {
        throw .unreadableStops(text: String(entry))
      }
      inputs.append(percent / 100)
    }
    return inputs.isEmpty ? [(output, nil)] : inputs.map { (output, $0) }
  }

  // Swift also reads "nan", "inf" and hexadecimal, which CSS does not.
  private static func number(_ text: Substring) -> Double? {
    text.allSatisfy("+-.0123456789eE".contains) ? Double(text) : nil
  }
}
