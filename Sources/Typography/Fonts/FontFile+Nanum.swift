extension FontFile {
  /// Hangul, and the monospaced design.
  static let nanumFiles: [FontFile] = [
    .nanum(
      "NanumGothic",
      byteCount: 4_691_820,
      checksum: 0x75d5cd1d,
      sha256: "48a28e97b34fc8e5b157657633670cd1b7de126cfc414da65ce9c3d5bc8be733"
    ),
    .nanum(
      "NanumGothicBold",
      byteCount: 4_642_244,
      checksum: 0x1e39024e,
      sha256: "454eb3f503f377782a99eb84fc4bb7dde22a0f075d41b47427737f2985053bc9"
    ),
    .nanum(
      "NanumGothicCoding",
      byteCount: 2_315_924,
      checksum: 0xd5dddd19,
      sha256: "787effd7efed2abca88ade231faa8191f4e9fcf85b1805a13ee1dc3724b72089"
    ),
    .nanum(
      "NanumGothicCodingBold",
      byteCount: 2_246_240,
      checksum: 0x0334de87,
      sha256: "77a6de97c176b76ef9a683b565a1e6f4ce40b499c72a2972c4b5bdf7c6b8e7a0"
    ),
  ]

  private static func nanum(
    _ name: String,
    byteCount: Int,
    checksum: UInt32,
    sha256: String
  ) -> FontFile {
    FontFile(
      package: .nanum,
      name: name,
      byteCount: byteCount,
      checksum: checksum,
      sha256: sha256
    )
  }
}
