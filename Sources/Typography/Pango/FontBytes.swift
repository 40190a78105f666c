internal import CPango

/// The bytes of a font file, mapped into memory.
struct FontBytes: ~Copyable {
  let blob: OpaquePointer

  /// Nil when there is no file to read.
  init?(file path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    self.blob = blob
  }

  deinit {
    hb_blob_destroy(blob)
  }

  var count: Int { Int(hb_blob_get_length(blob)) }

  static func sha256(ofFile path: String) -> String? {
    FontBytes(file: path)?.sha256()
  }

  private func sha256() -> String? {
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
