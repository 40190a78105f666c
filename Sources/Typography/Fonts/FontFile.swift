/// A declared font file with the checksums of its contents.
struct FontFile: Hashable, Sendable {
  let package: FontPackage
  /// The file's name without its suffix.
  let name: String
  let byteCount: Int
  /// `checkSumAdjustment` of the `head` table: a checksum of the whole file that is cheap to read,
  /// so that a wrong file is noticed on use.
  let checksum: UInt32
  let sha256: String

  var fileName: String { name + package.suffix }
}

extension FontFile {
  /// Every declared file, in a fixed order.
  static let all = interFiles + nanumFiles + notoFiles + furtherNotoFiles + [droid, icons, emoji]

  static func named(_ name: String) -> FontFile? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
