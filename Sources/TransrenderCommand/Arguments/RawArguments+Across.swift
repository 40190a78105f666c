import TransitionSnapshots

extension RawArguments {
  /// Parses `device=iPhoneSE,iPadPro11 appearance direction`: traits, each with its values, or
  /// alone for all values.
  func variations(_ flag: String) throws -> Variations? {
    guard let text = text(flag) else { return nil }
    let axes = try text.split { $0 == " " || $0 == "*" }.map { try Self.axis($0, flag) }
    guard let first = axes.first else {
      throw UsageError.badValue(flag: "--" + flag, found: text, expected: Self.varied)
    }
    for axis in axes where has(axis.kind.rawValue) {
      throw UsageError.conflict("--\(flag) \(axis.kind.rawValue)", "--" + axis.kind.rawValue)
    }
    let product = axes.dropFirst().reduce(Variations(first.traits)) {
      $0 * Variations($1.traits)
    }
    do throws(VariationFault) {
      _ = try product.chosen()
    } catch {
      throw InputError("--\(flag): \(error)")
    }
    return product
  }

  private static let varied =
    "a list such as \"device=iPhoneSE,iPadPro11 appearance text-size=large direction\""

  private static func axis(
    _ word: Substring,
    _ flag: String
  ) throws(UsageError) -> (kind: VariedTrait.Kind, traits: [VariedTrait]) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = VariedTrait.Kind(rawValue: String(parts[0])) else {
      let kinds = VariedTrait.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(flag: "--" + flag, found: String(parts[0]), expected: "one of \(kinds)")
    }
    let all = VariedTrait.all(kind)
    guard parts.count == 2 else { return (kind, all) }
    var traits: [VariedTrait] = []
    for word in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
      traits.append(try value(word, of: kind, among: all, flag: flag))
    }
    return (kind, traits)
  }

  private static func value(
    _ word: Substring,
    of kind: VariedTrait.Kind,
    among all: [VariedTrait],
    flag: String
  ) throws(UsageError) -> VariedTrait {
    guard let trait = all.first(where: { $0.word.lowercased() == word.lowercased() }) else {
      let words = all.map(\.word).joined(separator: ", ")
      throw .badValue(
        flag: "--\(flag) \(kind.rawValue)",
        found: String(word),
        expected: "one of \(words)"
      )
    }
    return trait
  }

  /// The same command line for one variation.
  func showing(_ variation: Variation) -> RawArguments {
    var alone = self
    alone.flags["across"] = nil
    for trait in variation.traits { alone.flags[trait.kind.rawValue] = trait.word }
    alone.varied = Set(variation.traits.map(\.kind.rawValue))
    return alone
  }
}
