/// A file of several fonts, which may have tables in common.
enum FontCollection {
  private static let tag = 0x7474_6366  // `ttcf`
  /// A hostile file may list more than anybody can read.
  private static let mostFonts = 64

  /// Where the fonts of a file begin; of a file with one font, at its start.
  ///
  /// [D] OpenType, "TTC Header": the number of fonts and their places follow tag and version.
  static func starts(in file: BigEndian) throws(FontFault) -> [Int] {
    guard file.long(at: 0) == tag else { return [0] }
    guard let count = file.long(at: 8) else { throw .cutShort(table: nil) }
    guard count > 0 else { throw .noFont }
    guard count <= mostFonts else { throw .largeCollection(most: mostFonts) }
    var starts: [Int] = []
    for number in 0..<count {
      guard let start = file.long(at: 12 + 4 * number) else { throw .cutShort(table: nil) }
      // A collection in a collection would never end.
      guard file.long(at: start) != tag else { throw .noFont }
      starts.append(start)
    }
    return starts
  }
}
