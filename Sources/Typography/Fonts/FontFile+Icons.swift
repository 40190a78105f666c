extension FontFile {
  /// Pictures instead of letters, one at each private code point.
  static let icons = FontFile(
    package: .icons,
    name: "MaterialIcons-Regular",
    byteCount: 347_588,
    checksum: 0xc0dc_d9c8,
    sha256: "29c11fa532ebb58db7ef59c860e4eb935bc2921a8654172d8e889e51f85c6004"
  )
}
