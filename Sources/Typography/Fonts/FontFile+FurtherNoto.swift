extension FontFile {
  /// Scripts of South and Southeast Asia and of Ethiopia, beyond those of `notoFiles`.
  static let furtherNotoFiles: [FontFile] = [
    .noto(
      "NotoSansGujarati-Regular",
      byteCount: 205_124,
      checksum: 0xb7d1d5f9,
      sha256: "4468a3a24516831874fb4a867b760a22257944584e478d32a97e3c4d4bfc6400"
    ),
    .noto(
      "NotoSansGujarati-Bold",
      byteCount: 202_944,
      checksum: 0xc037beed,
      sha256: "db2b642c28b021da8cb0f3463bf41376549c850aa718ca863ec3ff5d5df0f2f7"
    ),
    .noto(
      "NotoSansGurmukhi-Regular",
      byteCount: 52_852,
      checksum: 0x453d8404,
      sha256: "1db960ff6f506a98f5b3ece78f54618388c6187e7edf8ceee5ab63389c0db3ab"
    ),
    .noto(
      "NotoSansGurmukhi-Bold",
      byteCount: 52_856,
      checksum: 0xbcc30bea,
      sha256: "ded9c1f56a7ed0b835cfef5dd642f26cfc0f41a16fbc08008d376ddcc91d606e"
    ),
    .noto(
      "NotoSansKannada-Regular",
      byteCount: 152_168,
      checksum: 0x6e6b2128,
      sha256: "892b841b0b87ca3c2702bdc78d3031c8220f53e8f5f496ec5e37ccf0ca03ddf7"
    ),
    .noto(
      "NotoSansKannada-Bold",
      byteCount: 156_336,
      checksum: 0xc0085a7a,
      sha256: "fcb9918669a24e33b1464b33eeac24e9a0f54a50393dfdaeb1e596cfcf2dac47"
    ),
    .noto(
      "NotoSansMalayalam-Regular",
      byteCount: 110_568,
      checksum: 0xa6b15271,
      sha256: "5433f4a642b4325aa169a55c4c6b8d1c4a45c4e08bcd9cbe72888229709a8f2d"
    ),
    .noto(
      "NotoSansMalayalam-Bold",
      byteCount: 115_944,
      checksum: 0x55361ce7,
      sha256: "abe54dff7c6539899f1208672ae4235207b3e6b8d49594e9ff02d972d5975a81"
    ),
    .noto(
      "NotoSansOriya-Regular",
      byteCount: 95_800,
      checksum: 0xcf4e5314,
      sha256: "20751837a8cac9d0e610ffdf91c43d3391e2b267ca2cad07f6e3866798436369"
    ),
    .noto(
      "NotoSansOriya-Bold",
      byteCount: 92_964,
      checksum: 0xf46ee33a,
      sha256: "d563e031a325aa1d5fa7975a7fed3f34409b3ef10036f75d275653e7e4bad5c2"
    ),
    .noto(
      "NotoSansSinhala-Regular",
      byteCount: 307_684,
      checksum: 0xc1f7eaa0,
      sha256: "31f83eec724a27779d1434afc84beabee239c0ff77dc8d04bee9f49c60b23fdd"
    ),
    .noto(
      "NotoSansSinhala-Bold",
      byteCount: 339_844,
      checksum: 0x6f888182,
      sha256: "9ac3c2da2562fd3ce449e600a9954a3c5dad982145c85159449fe1c31f648a6e"
    ),
    .noto(
      "NotoSansKhmer-Regular",
      byteCount: 113_376,
      checksum: 0x92aef52d,
      sha256: "bc9a5e2afcee249849e409aabe6e22330c479b878ea3e59bf5e7c84482d7ee53"
    ),
    .noto(
      "NotoSansKhmer-Bold",
      byteCount: 112_372,
      checksum: 0x685325b1,
      sha256: "cc74e7ac685da9a84e18b773ec8d80d06765aa1754bb14acc390c3620023c4dc"
    ),
    .noto(
      "NotoSansLao-Regular",
      byteCount: 31_136,
      checksum: 0x796ec5a7,
      sha256: "6c3de7db369e85cba20255d161eeeb3d934ea3c4c51e2574c2ddcce79a25025c"
    ),
    .noto(
      "NotoSansLao-Bold",
      byteCount: 32_396,
      checksum: 0x614af107,
      sha256: "b87a8592f1cdd8b15e1e827967afd45a8c5ffc1123773bc4bd023fe1ccecd321"
    ),
    .noto(
      "NotoSansMyanmar-Regular",
      byteCount: 196_608,
      checksum: 0xc1293ded,
      sha256: "3fe9a4babc12081adc979e0313433e6ec85bb3ad069681c23ee8d8ea8b91332b"
    ),
    .noto(
      "NotoSansMyanmar-Bold",
      byteCount: 210_224,
      checksum: 0x07e9105b,
      sha256: "e37e2ef189431020b1eaf4fb8d43252666dc24265d628145fff119613afea174"
    ),
    .noto(
      "NotoSansEthiopic-Regular",
      byteCount: 343_168,
      checksum: 0xa7317693,
      sha256: "58bc43b062961b38ee45757d2e74e6a991a12011aa0399fb03004ac432e5c852"
    ),
    .noto(
      "NotoSansEthiopic-Bold",
      byteCount: 340_980,
      checksum: 0x8f743ddb,
      sha256: "cc16f0c43be76a2ecb5f6d08de4fe6705886b9be90251bfb5959a90955be7f1d"
    ),
  ]
}
