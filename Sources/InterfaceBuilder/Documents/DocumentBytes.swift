import Foundation

/// Reads whole documents: plain files of a bounded size, since reading a pipe may never end.
enum DocumentBytes {
  // [I] Far more than any document has.
  private static let most = 64 << 20

  /// Nil if there is no file.
  static func read(_ url: URL) throws(InterfaceError) -> Data? {
    let path = url.resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    switch facts[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory? where ["nib", "storyboardc"].contains(url.pathExtension): throw .compiled
    default:
      throw .unreadable(file: url.lastPathComponent, reason: "it is not a plain file; give one")
    }
    guard let size = facts[.size] as? Int, size <= most else {
      throw .tooLarge(limit: "\(most >> 20) MB")
    }
    guard let data = try? Data(contentsOf: url) else {
      let reason = "it is not readable; check its permissions"
      throw .unreadable(file: url.lastPathComponent, reason: reason)
    }
    return data
  }
}
