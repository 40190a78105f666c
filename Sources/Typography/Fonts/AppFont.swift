/// A font that an app brings along, opened.
///
/// It is known by what its file holds: equal files have the same fonts, whatever they are called,
/// and no two different ones do.
package final class AppFont: Sendable {
  package let postScriptName: String
  /// All by which it is found, its PostScript name among them.
  package let names: Set<String>
  package let fullName: String
  package let family: String
  /// The face in its family, such as "Bold Italic".
  package let style: String
  package let weight: FontWeight
  package let isItalic: Bool
  /// All characters are equally wide.
  package let isMonospaced: Bool
  /// The SHA-256 of its file.
  package let fileDigest: String
  /// Draws it.
  let face: FontFace

  /// Larger files are not opened.
  package static let mostBytes = 64 << 20

  /// The fonts of a file: at least one, and several of a collection.
  ///
  /// Variable fonts are drawn as they are by default.
  package static func openAll(_ file: [UInt8]) throws(FontFault) -> [AppFont] {
    try FaceStore.shared.appFonts(file)
  }

  /// The first font of a file.
  package static func open(_ file: [UInt8]) throws(FontFault) -> AppFont {
    try openAll(file)[0]
  }

  /// The index is the font's place in its collection.
  init(
    _ tables: FontTables,
    _ bytes: borrowing FontBytes,
    index: Int,
    fileDigest: String
  ) throws(FontFault) {
    let names = OutlineNames(table: tables["name"])
    guard let name = names.postScript ?? names.full ?? names.family else {
      throw .damaged(table: "name")
    }
    guard let lines = tables.lines else { throw .damaged(table: "hhea") }
    guard let face = FontFace(bytes, index: index, name: name, lines: lines) else {
      throw .damaged(table: "maxp")
    }
    guard face.hasCharacters else { throw .damaged(table: "cmap") }
    self.face = face
    self.fileDigest = fileDigest
    postScriptName = name
    self.names = names.all.union([name])
    fullName = names.full ?? name
    family = names.family ?? name
    style = names.style ?? "Regular"
    (weight, isItalic, isMonospaced) = (tables.weight, tables.isItalic, tables.isMonospaced)
  }

  /// How far it is from what is asked for: a slant counts more than any weight.
  ///
  /// Of two weights as far away, bold text takes the heavier one and other text the lighter one.
  package func distance(to weight: FontWeight, isItalic: Bool) -> Int {
    let slant = isItalic == self.isItalic ? 0 : 100
    let isBeyond = weight >= .semibold ? self.weight < weight : self.weight > weight
    return slant + 2 * abs(self.weight.rawValue - weight.rawValue) + (isBeyond ? 1 : 0)
  }
}

extension AppFont: Hashable {
  package static func == (one: AppFont, other: AppFont) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
