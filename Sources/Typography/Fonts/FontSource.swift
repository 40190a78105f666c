internal import Foundation

/// The source of glyphs.
package enum FontSource: Hashable, Sendable {
  /// The pinned files of the Debian packages; different files are an error.
  case debian
  /// Files of the same names in another folder, without checks.
  case folder(String)
  /// No fonts: fixed advances, and each glyph run is a filled bar.
  case blocks

  /// The value of `TRANSRENDER_FONTS`: a folder, `blocks`, or the Debian packages if it is not set.
  package static let current = FontSource(environment: ProcessInfo.processInfo.environment)

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
