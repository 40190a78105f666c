extension FontFile {
  /// Emoji, as pictures of 136 × 128 pixels.
  static let emoji = FontFile(
    package: .emoji,
    name: "NotoColorEmoji",
    byteCount: 10_980_856,
    checksum: 0xd2a2_d29f,
    sha256: "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec"
  )
}
