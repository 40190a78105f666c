/// One file of a golden: its file extension and its contents.
public struct Snapshot: Sendable {
  public enum Content: Sendable {
    case pictures(PictureSheet)
    /// Lines that each end with a line feed.
    case text(String)
    case data([UInt8])
  }

  /// Without a leading dot, such as `filmstrip.png`.
  public var fileExtension: String
  public var content: Content

  public init(fileExtension: String, content: Content) {
    self.fileExtension = fileExtension
    self.content = content
  }

  /// The bytes to store.
  func encoded(comparer: Comparer, fingerprint: Fingerprint) throws -> [UInt8] {
    switch content {
    case .pictures(let sheet):
      try sheet.encoded(comparer: comparer.name, fingerprint: fingerprint)
    case .text(let text): Array(text.utf8)
    case .data(let bytes): bytes
    }
  }
}
