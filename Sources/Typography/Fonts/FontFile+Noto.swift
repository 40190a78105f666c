extension FontFile {
  /// The serif design, and what Inter and Nanum lack.
  static let notoFiles: [FontFile] = [
    .noto(
      "NotoSans-Regular",
      byteCount: 512_672,
      checksum: 0x8786aa29,
      sha256: "89c3c497f618fdaa0b2d1e98fef93582f28c71debd2c4a8cdf41f190ced2909d"
    ),
    .noto(
      "NotoSans-Bold",
      byteCount: 515_752,
      checksum: 0xbee59ae3,
      sha256: "e83493c945848ecd4a9ad0f6d19164541a0d3e23a9c952304a00a46e00272ac5"
    ),
    .noto(
      "NotoSans-Italic",
      byteCount: 530_120,
      checksum: 0xdb00b076,
      sha256: "5d7618dda819443fd07301c84adcee9fe8960c873ea5e5e1f0f59db384b78082"
    ),
    .noto(
      "NotoSans-BoldItalic",
      byteCount: 534_180,
      checksum: 0x1e0a552c,
      sha256: "4315b26e5afb62f70f5ffe0edaa3363e57765ff2af2beda12b6fef197e3e5f5a"
    ),
    .noto(
      "NotoSerif-Regular",
      byteCount: 588_876,
      checksum: 0xda5d9b63,
      sha256: "9d7583b7dc9e812afd32a14280c5cac3160012efe50c8d08938f4fea266ff67f"
    ),
    .noto(
      "NotoSerif-Bold",
      byteCount: 611_904,
      checksum: 0x53c35df5,
      sha256: "0af0ff2be8f84910fb21ec5fe1b6b7395e3073250502a334baf6ca2f860c88fe"
    ),
    .noto(
      "NotoSerif-Italic",
      byteCount: 637_472,
      checksum: 0xd2a38804,
      sha256: "bc25600aa27cd409e1e5b3d86340df3a329bb860fcfbe57a03a95070b229e1b0"
    ),
    .noto(
      "NotoSerif-BoldItalic",
      byteCount: 656_716,
      checksum: 0x8d9f86b8,
      sha256: "78a6d685e5690b7dcda0f336b689193afc03b6bab5cf18fc1a9ecc3aa0600059"
    ),
    .noto(
      "NotoSansArabic-Regular",
      byteCount: 244_072,
      checksum: 0xe003dc78,
      sha256: "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e"
    ),
    .noto(
      "NotoSansArabic-Bold",
      byteCount: 252_940,
      checksum: 0x4994e0b2,
      sha256: "ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952"
    ),
    .noto(
      "NotoSansHebrew-Regular",
      byteCount: 26_892,
      checksum: 0xa1b1ce5b,
      sha256: "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7"
    ),
    .noto(
      "NotoSansHebrew-Bold",
      byteCount: 27_156,
      checksum: 0xd4c6673d,
      sha256: "d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3"
    ),
    .noto(
      "NotoSansDevanagari-Regular",
      byteCount: 229_336,
      checksum: 0x12a3e6f3,
      sha256: "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f"
    ),
    .noto(
      "NotoSansDevanagari-Bold",
      byteCount: 237_660,
      checksum: 0x6004cca1,
      sha256: "77ad688cfe1dc55185bf4edb4db3c614202c65dd23a1463ad0e23fc52bcc9a5c"
    ),
    .noto(
      "NotoSansThai-Regular",
      byteCount: 37_744,
      checksum: 0x2d4c6c63,
      sha256: "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93"
    ),
    .noto(
      "NotoSansThai-Bold",
      byteCount: 37_788,
      checksum: 0x79ec93ef,
      sha256: "97bbc8ea98328325285f2f552228c7aac1db39d8f38f0096a61ba7df1f1f780e"
    ),
    .noto(
      "NotoSansBengali-Regular",
      byteCount: 201_964,
      checksum: 0x0b3d34ab,
      sha256: "9bb35b3547829ecc42041b6017e87fd4c5f1da1edcd00f59171777050f346018"
    ),
    .noto(
      "NotoSansBengali-Bold",
      byteCount: 210_996,
      checksum: 0x4c48b38b,
      sha256: "22c9ff99baca4d31c531ce450a1369beed889467e1ad964f4b8a6f810aa46955"
    ),
    .noto(
      "NotoSansTamil-Regular",
      byteCount: 72_608,
      checksum: 0x7e231565,
      sha256: "a7bb7f92f165479af2f0556c4fd669b74c5959f464f603e18389b532f4d07a71"
    ),
    .noto(
      "NotoSansTamil-Bold",
      byteCount: 75_740,
      checksum: 0xa15085d3,
      sha256: "7ef7071ba2fad67dcae397dc7f5bfd4dbce69d86cdc453c2cc4abe640df0b442"
    ),
    .noto(
      "NotoSansTelugu-Regular",
      byteCount: 194_732,
      checksum: 0x055f5236,
      sha256: "cb3165071121b1e80c55a041d0c1f79b3bbc68e4b0eab37b0d881958dfc3ed7a"
    ),
    .noto(
      "NotoSansTelugu-Bold",
      byteCount: 202_444,
      checksum: 0x65036ef0,
      sha256: "34e3a81c02ea8474f00b1046cbb183461648fd253a56475140d6b025db828b5b"
    ),
    .noto(
      "NotoSansArmenian-Regular",
      byteCount: 30_892,
      checksum: 0x7c9e644b,
      sha256: "9636c32c121f4fc1fc6963dfad60ea32c41889507118a46f83a818eacf40348e"
    ),
    .noto(
      "NotoSansArmenian-Bold",
      byteCount: 30_924,
      checksum: 0x456a872d,
      sha256: "a0f398d0205f0b96d6637ac66d92e6e42b230f8ed3853a050d0aa5792eb9b7f7"
    ),
    .noto(
      "NotoSansGeorgian-Regular",
      byteCount: 53_072,
      checksum: 0x8d1f7f86,
      sha256: "ba75f2154fef9beac8439f94c631dc37ef9c708d32f9254bb019afdfa9aa3138"
    ),
    .noto(
      "NotoSansGeorgian-Bold",
      byteCount: 54_956,
      checksum: 0x6d417d5a,
      sha256: "2cee22513f5c94b5577fe1a91df94836dc9825ac78e5b3a9f3c49d1f038a5f11"
    ),
    .noto(
      "NotoSansSymbols-Regular",
      byteCount: 258_148,
      checksum: 0x66d98a11,
      sha256: "24b615ceb7d50a2c09060664ca9e24a160c9beb6bfca0563e8359369a4bc0993"
    ),
    .noto(
      "NotoSansSymbols-Bold",
      byteCount: 258_912,
      checksum: 0x76968ecf,
      sha256: "c46ee5f6447f99edf6a69e24969bcfee891e3699cff9fc45bfb98ec1b7d684fa"
    ),
    .noto(
      "NotoSansSymbols2-Regular",
      byteCount: 656_852,
      checksum: 0x4b0502e0,
      sha256: "876598db5f1e3bef2bc77c4d94c5b0d5d2c1620be4878a06f18fb5434e331688"
    ),
    .noto(
      "NotoSansMath-Regular",
      byteCount: 590_896,
      checksum: 0x533ae94a,
      sha256: "8242bd1e55368b27e32455260754cf9aa58f3ad7ea80664b66c21f1b09910d6c"
    ),
  ]

  static func noto(
    _ name: String,
    byteCount: Int,
    checksum: UInt32,
    sha256: String
  ) -> FontFile {
    FontFile(
      package: .noto,
      name: name,
      byteCount: byteCount,
      checksum: checksum,
      sha256: sha256
    )
  }
}
