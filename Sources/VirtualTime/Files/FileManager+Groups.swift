public import Foundation

extension FileManager {
  /// The folder that the apps of a group share: every app here is a member, and the only one.
  ///
  /// [D] Nil where there can be no such folder.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    guard let folder = support?.appendingPathComponent("Groups/\(groupIdentifier)") else {
      return nil
    }
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch { return nil }
  }
}
