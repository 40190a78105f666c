internal import Foundation

/// Where the glyphs of a text come from.
public enum FontSource: Hashable, Sendable {
  /// The pinned files of the Debian packages; any other file in their place is an error.
  case debian
  /// Files of the same names in another folder, used as they are.
  case folder(String)
  /// No font at all: fixed advances, each glyph run a filled bar.
  case blocks

  /// What `TRANSRENDER_FONTS` says: a folder, `blocks`, or the Debian packages when it is not set.
  public static let current = FontSource(environment: ProcessInfo.processInfo.environment)

  init(environment: [String: String]) {
    switch environment["TRANSRENDER_FONTS"] {
    case "blocks": self = .blocks
    case .some(let folder) where !folder.isEmpty: self = .folder(folder)
    default: self = .debian
    }
  }

  func path(of file: FontFile) -> String {
    folder(of: file.package) + "/" + file.fileName
  }

  func folder(of package: FontPackage) -> String {
    if case .folder(let folder) = self { folder } else { package.folder }
  }
}
