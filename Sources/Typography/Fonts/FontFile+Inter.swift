extension FontFile {
  /// Inter, the system font: nine weights, upright and italic.
  static let interFiles: [FontFile] = [
    .inter(
      "Inter-Black",
      byteCount: 266_240,
      checksum: 0x4926b8d5,
      sha256: "d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4"
    ),
    .inter(
      "Inter-BlackItalic",
      byteCount: 273_196,
      checksum: 0x0cdcb1c6,
      sha256: "fdd250fe1eadd2d48151f9e18d989840d308450486ec4a2e4e4fde4b0d435f6c"
    ),
    .inter(
      "Inter-Bold",
      byteCount: 271_436,
      checksum: 0xc1d0f8b4,
      sha256: "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1"
    ),
    .inter(
      "Inter-BoldItalic",
      byteCount: 278_016,
      checksum: 0xeec2f059,
      sha256: "db4356b780ed61e0d0597a07566bef5bd7497d6f0edc2d88dbf8deaedaf1ace4"
    ),
    .inter(
      "Inter-ExtraBold",
      byteCount: 271_868,
      checksum: 0x16dfd849,
      sha256: "158144ef2ad48baf0e45907951a00a1d3264f85c742ccfbc087e90d3d9288cfa"
    ),
    .inter(
      "Inter-ExtraBoldItalic",
      byteCount: 279_140,
      checksum: 0x834af88b,
      sha256: "6afee6b920d669c589b47fc2abbcad7d459f3d22f6c934c39c33105b39c238da"
    ),
    .inter(
      "Inter-ExtraLight",
      byteCount: 264_196,
      checksum: 0x08aeb7b3,
      sha256: "a0f33dfec7784ebf09b19d4ea50ffa49e2595f880082351124aacf9ebfa48442"
    ),
    .inter(
      "Inter-ExtraLightItalic",
      byteCount: 275_152,
      checksum: 0xf638184b,
      sha256: "df1d6a77ed02425ec3456dfb488f05bba51e20d62dad2a92edf4ab7425247697"
    ),
    .inter(
      "Inter-Italic",
      byteCount: 271_400,
      checksum: 0x348621f5,
      sha256: "45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7"
    ),
    .inter(
      "Inter-Light",
      byteCount: 265_000,
      checksum: 0x99be0f7e,
      sha256: "e66f130fbadda71e297a9a78025e2f05e8d225ae9dfcea9f51f6570b68fdd905"
    ),
    .inter(
      "Inter-LightItalic",
      byteCount: 274_996,
      checksum: 0xd227e875,
      sha256: "9e9b0aa66832affca1f1bed090eb7b49236de1ac7b7e81f8c7c80864de49a974"
    ),
    .inter(
      "Inter-Medium",
      byteCount: 269_692,
      checksum: 0x9d3a1693,
      sha256: "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4"
    ),
    .inter(
      "Inter-MediumItalic",
      byteCount: 278_472,
      checksum: 0x10967160,
      sha256: "a0d825963fd0040dd3445c42bf769472dd0777b4e76323486caf72d955bb4723"
    ),
    .inter(
      "Inter-Regular",
      byteCount: 258_992,
      checksum: 0x030e5ef7,
      sha256: "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc"
    ),
    .inter(
      "Inter-SemiBold",
      byteCount: 270_760,
      checksum: 0x1fc60e78,
      sha256: "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457"
    ),
    .inter(
      "Inter-SemiBoldItalic",
      byteCount: 279_536,
      checksum: 0x3a5e84ed,
      sha256: "404251faffd4c55dfcb53007e7afb9d5c2891584c842165e35050345ab97744b"
    ),
    .inter(
      "Inter-Thin",
      byteCount: 257_356,
      checksum: 0xe1c7a4cf,
      sha256: "4d9bb6a256c5a9a4f3c7a7f5f27eb0f7e849a1ceee20638d44c9073b41a0b015"
    ),
    .inter(
      "Inter-ThinItalic",
      byteCount: 269_448,
      checksum: 0xc997db83,
      sha256: "e8ecee2030f42da7214c7d5dae3c9c29dfb5e728c7f14020b4ce813da6aff12d"
    ),
  ]

  private static func inter(
    _ name: String,
    byteCount: Int,
    checksum: UInt32,
    sha256: String
  ) -> FontFile {
    FontFile(
      package: .inter,
      name: name,
      byteCount: byteCount,
      checksum: checksum,
      sha256: sha256
    )
  }
}
