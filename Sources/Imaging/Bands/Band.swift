/// Some rows of a picture as a piece of a zlib stream that any other piece may follow.
struct Band: Sendable {
  let block: ByteBlock
  /// The Adler-32 checksum of the packed rows alone.
  let checksum: UInt32
  /// Bytes of the packed rows.
  let packedCount: Int
}
