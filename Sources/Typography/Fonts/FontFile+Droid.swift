extension FontFile {
  /// Chinese characters, in one weight: a bold face of them all would be ten times as large.
  ///
  /// Heavier ones are made of it, see `Font.strokeGrowth(in:)`.
  static let droid = FontFile(
    package: .droid,
    name: "DroidSansFallbackFull",
    byteCount: 4_033_420,
    checksum: 0x4e0a4e1c,
    sha256: "acb6440a713d880a13a21b468ba7cd43f5a2b2934972e51be791c880730777b8"
  )
}
