extension TrueTypeFile {
  /// Makes a letter wider with the weight, by so much at 900, and gives names to looks.
  package mutating func vary(
    _ letter: Int,
    by growth: UInt8,
    looks: [(name: String, weight: Int)]
  ) {
    for (number, look) in looks.enumerated() { names[300 + number] = look.name }
    replacements["fvar"] = axis(looks.map(\.weight))
    replacements["gvar"] = growths(of: letter + 1, by: growth)
  }

  /// One of weights, from the font's own on; each look has a name and a place on it.
  private func axis(_ weights: [Int]) -> [UInt8] {
    var table = Bytes()
    table.short(1, 0, 16, 2, 1, 20, weights.count, 8)
    table.text("wght")
    table.short(weight, 0, weight, 0, 900, 0, 0, 256)
    for (number, weight) in weights.enumerated() { table.short(300 + number, 0, weight, 0) }
    return table.bytes
  }

  /// The right points of a rectangle move, and the end of its advance.
  private func growths(of glyph: Int, by growth: UInt8) -> [UInt8] {
    let count = letters.count + 1
    let moves: [UInt8] = [7, 0, 0, growth, growth, 0, growth, 0, 0]
    var head = Bytes()
    head.short(1, 10, 11, 0xa000, 0x4000)
    var data = head.bytes
    data += [0] + moves
    data += [0x87, 0]
    let start = 20 + 4 * (count + 1)
    var table = Bytes()
    table.short(1, 0, 1, 0, 0, start, count, 1, 0, start)
    for number in 0...count { table.short(0, number <= glyph ? 0 : data.count) }
    return table.bytes + data
  }
}
