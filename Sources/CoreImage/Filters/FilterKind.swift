/// A built-in filter: its inputs and what it makes of them.
struct FilterKind: Sendable {
  let name: String
  let categories: [String]
  let inputs: [FilterInput]
  let output: @Sendable (FilterValues) throws -> CIImage?

  init(
    _ name: String,
    _ category: String,
    _ inputs: [FilterInput],
    output: @escaping @Sendable (FilterValues) throws -> CIImage?
  ) {
    self.name = name
    categories = [category, kCICategoryStillImage, kCICategoryVideo, kCICategoryBuiltIn]
    self.inputs = inputs
    self.output = output
  }

  /// A filter that changes each pixel's color by itself.
  init(
    _ name: String,
    changing category: String,
    _ inputs: [FilterInput] = [],
    change: @escaping @Sendable (FilterValues) throws -> ColorChange
  ) {
    self.init(name, category, [.image] + inputs) { values in
      try values.image().colored(change(values))
    }
  }

  /// [D] The name in words: without the prefix, a space before each capital.
  var displayName: String {
    let name = name.dropFirst(2)
    return zip(name, " " + name).reduce(into: "") { words, pair in
      if pair.0.isUppercase, pair.1.isLowercase { words.append(" ") }
      words.append(pair.0)
    }
  }
}
