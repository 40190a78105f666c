public import Foundation

extension FileManager {
  /// The folder that the apps of a group share: every app here is a member, and the only one.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let folder = support?.appendingPathComponent("Groups/\(groupIdentifier)")
    guard let folder else { return nil }
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch { return nil }
  }
}
