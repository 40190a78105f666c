import Foundation

extension String {
  /// The path as it is seen from a folder, if it leads into it.
  func relative(to folder: URL) -> String {
    let home = folder.path + "/"
    return hasPrefix(home) ? String(dropFirst(home.count)) : self
  }
}
