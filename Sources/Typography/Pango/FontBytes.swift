internal import CPango

/// The bytes of a font file.
struct FontBytes: ~Copyable {
  let blob: OpaquePointer

  /// Mapped into memory; nil when there is no file to read.
  init?(file path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    self.blob = blob
  }

  /// A copy, which no other program can change or shorten; nil when there is no memory for it.
  init?(_ bytes: [UInt8]) {
    guard let blob = Self.duplicate(of: bytes) else { return nil }
    self.blob = blob
  }

  private static func duplicate(of bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes { buffer in
      hb_blob_create_or_fail(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE,
        nil,
        nil
      )
    }
  }

  deinit {
    hb_blob_destroy(blob)
  }

  var count: Int { Int(hb_blob_get_length(blob)) }

  static func sha256(ofFile path: String) -> String? {
    FontBytes(file: path)?.sha256()
  }

  func sha256() -> String? {
    var length: UInt32 = 0
    guard
      let bytes = hb_blob_get_data(blob, &length),
      let text = bytes.withMemoryRebound(
        to: UInt8.self,
        capacity: Int(length),
        { g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0, gsize(length)) }
      )
    else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
