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
  /// A variable font is followed by the looks that it has names for.
  package static func openAll(_ file: [UInt8]) throws(FontFault) -> [AppFont] {
    try FaceStore.shared.appFonts(file)
  }

  /// The first font of a file.
  package static func open(_ file: [UInt8]) throws(FontFault) -> AppFont {
    try openAll(file)[0]
  }

  /// Those of one place in a collection.
  static func all(
    _ tables: FontTables,
    _ bytes: borrowing FontBytes,
    index: Int,
    fileDigest: String
  ) throws(FontFault) -> [AppFont] {
    let names = OutlineNames(table: tables["name"])
    let description = try FontDescription(tables, names)
    guard let lines = tables.lines else { throw .damaged(table: "hhea") }
    let name = description.postScriptName
    guard let face = FontFace(bytes, index: index, name: name, lines: lines) else {
      throw .damaged(table: "maxp")
    }
    guard face.hasCharacters else { throw .damaged(table: "cmap") }
    var fonts = [AppFont(description, face, tables, fileDigest: fileDigest)]
    for instance in tables.instances(names) {
      let look = FontDescription(instance, of: description)
      let face = FontFace(
        bytes,
        index: index,
        instance: instance.index,
        name: look.postScriptName,
        lines: lines
      )
      guard let face else { throw .damaged(table: "fvar") }
      fonts.append(AppFont(look, face, tables, fileDigest: fileDigest))
    }
    return fonts
  }

  private init(
    _ description: FontDescription,
    _ face: FontFace,
    _ tables: FontTables,
    fileDigest: String
  ) {
    (self.face, self.fileDigest) = (face, fileDigest)
    postScriptName = description.postScriptName
    names = description.names
    fullName = description.fullName
    family = description.family
    style = description.style
    (weight, isItalic) = (description.weight, description.isItalic)
    isMonospaced = tables.isMonospaced
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
