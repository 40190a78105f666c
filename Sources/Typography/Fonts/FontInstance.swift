/// A look that a variable font has a name for, other than its default one.
struct FontInstance {
  /// Its place in the file's list.
  let index: Int
  let style: String
  /// Nil if the file has none for it.
  let postScriptName: String?
  /// On OpenType's scale; nil if the font varies otherwise.
  let weight: Double?
  let isSlanted: Bool
}

extension FontTables {
  // A hostile table may list more than anybody can read.
  private static let mostAxes = 64
  private static let mostInstances = 256

  /// [D] OpenType, `fvar`: the axes, then a place on each of them for every instance.
  func instances(_ names: OutlineNames) -> [FontInstance] {
    guard let table = self["fvar"], table.short(at: 0) == 1, let start = table.short(at: 4),
      let axisCount = table.short(at: 8), 1...Self.mostAxes ~= axisCount,
      let axisSize = table.short(at: 10), axisSize >= 20, let count = table.short(at: 12),
      let size = table.short(at: 14), size >= 4 + 4 * axisCount
    else { return [] }
    let axes = (0..<axisCount).compactMap { Axis(table, at: start + axisSize * $0) }
    guard axes.count == axisCount else { return [] }
    let first = start + axisSize * axisCount
    let hasNames = size >= 6 + 4 * axisCount
    return (0..<min(count, Self.mostInstances)).compactMap { number in
      let record = first + size * number
      let name = hasNames ? table.short(at: record + 4 + 4 * axisCount) : nil
      return FontInstance(
        number,
        style: table.short(at: record).flatMap(names.text),
        postScriptName: name.flatMap(names.text),
        axes: axes,
        coordinates: axes.indices.compactMap { table.fixed(at: record + 4 + 4 * $0) }
      )
    }
  }
}

extension FontInstance {
  /// Nil if it has no name, or is the default look.
  fileprivate init?(
    _ index: Int,
    style: String?,
    postScriptName: String?,
    axes: [Axis],
    coordinates: [Double]
  ) {
    guard let style, coordinates.count == axes.count, coordinates != axes.map(\.usual) else {
      return nil
    }
    let places = zip(axes, coordinates)
    func place(on tag: String) -> Double? { places.first { $0.0.tag == tag }?.1 }
    (self.index, self.style, self.postScriptName) = (index, style, postScriptName)
    weight = place(on: "wght")
    isSlanted = (place(on: "ital") ?? 0) > 0 || (place(on: "slnt") ?? 0) != 0
  }
}

private struct Axis {
  let tag: String
  let usual: Double

  init?(_ table: BigEndian, at place: Int) {
    guard let tag = table.tag(at: place), let usual = table.fixed(at: place + 8) else { return nil }
    (self.tag, self.usual) = (tag, usual)
  }
}

extension BigEndian {
  /// With 16 bits behind the point, in two's complement.
  fileprivate func fixed(at offset: Int) -> Double? {
    long(at: offset).map { Double($0 < 0x8000_0000 ? $0 : $0 - 0x1_0000_0000) / 65536 }
  }
}
