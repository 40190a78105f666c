/// The hashes of this machine's font files.
package struct FontFingerprint: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let file: String
    /// The package and version that the file comes from; nil for any other file.
    package let origin: String?
    package let sha256: String
  }

  package let entries: [Entry]

  /// Hashes every declared font of the source; missing files are skipped.
  package init(of source: FontSource = .current) throws(TypographyError) {
    var entries: [Entry] = []
    for file in source == .blocks ? [] : FontFile.all {
      let path = source.path(of: file)
      guard let hash = FontBytes.sha256(ofFile: path) else {
        if case .folder = source { continue }
        throw .missingFont(
          file: file.fileName,
          folder: file.package.folder,
          package: file.package
        )
      }
      let isPinned = hash == file.sha256
      if source == .debian && !isPinned {
        throw .unexpectedFont(path: path, package: file.package)
      }
      let origin = isPinned ? "\(file.package.rawValue) \(file.package.version)" : nil
      entries.append(Entry(file: file.fileName, origin: origin, sha256: hash))
    }
    self.entries = entries
  }
}

extension FontFingerprint: CustomStringConvertible {
  package var description: String {
    entries.map { "\($0.file) \($0.origin ?? "unknown") \($0.sha256)" }.joined(separator: "\n")
  }
}
