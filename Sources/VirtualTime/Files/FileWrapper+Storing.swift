public import Foundation

extension FileWrapper {
  /// Reads a place with all that is below it; nothing changes if a part cannot be read.
  public func read(from url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let content = try Self.content(of: url, attributes[.type] as? FileAttributeType)
    for child in (fileWrappers ?? [:]).values { child.remove(self) }
    self.content = content
    for child in (fileWrappers ?? [:]).values { child.add(self) }
    fileAttributes = Dictionary(
      uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }
    )
    filename = url.lastPathComponent
  }

  private static func content(of url: URL, _ type: FileAttributeType?) throws -> Content {
    let files = FileManager.default
    switch type {
    case .typeDirectory:
      let names = try files.contentsOfDirectory(atPath: url.path)
      let children = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }
      return .directory(Dictionary(uniqueKeysWithValues: children))
    case .typeSymbolicLink:
      let destination = try files.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
    default: return .file(try Data(contentsOf: url))
    }
  }

  /// Whether a place holds what this does.
  public func matchesContents(of url: URL) -> Bool {
    (try? FileWrapper(url: url)).map { isEqualInContent(to: $0) } ?? false
  }

  private func isEqualInContent(to other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let own), .file(let theirs)): own == theirs
    case (.link(let own), .link(let theirs)): own.relativePath == theirs.relativePath
    case (.directory(let own), .directory(let theirs)):
      own.count == theirs.count
        && own.allSatisfy { key, child in
          theirs[key].map { child.isEqualInContent(to: $0) } ?? false
        }
    default: false
    }
  }

  /// Writes all of it beside its place and moves it there when it is complete.
  ///
  /// [D] A file that is there is replaced by a file; all else only if that is to be atomic.
  public func write(
    to url: URL,
    options: WritingOptions = [],
    originalContentsURL: URL?
  ) throws {
    let files = FileManager.default
    let old = try? files.attributesOfItem(atPath: url.path)
    let isThere = old != nil
    let isFileForFile = isRegularFile && old?[.type] as? FileAttributeType != .typeDirectory
    guard !isThere || isFileForFile || options.contains(.atomic) else {
      throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: url.path])
    }
    let draft = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
    do {
      try put(at: draft)
      try Self.move(draft, to: url, replacing: isThere)
    } catch {
      try? files.removeItem(at: draft)
      throw error
    }
    if options.contains(.withNameUpdating) { takeNames(url.lastPathComponent) }
  }

  /// What was there comes back if its successor cannot take its place.
  private static func move(_ draft: URL, to url: URL, replacing isThere: Bool) throws {
    let files = FileManager.default
    guard isThere else { return try files.moveItem(at: draft, to: url) }
    let old = draft.appendingPathExtension("old")
    try files.moveItem(at: url, to: old)
    do {
      try files.moveItem(at: draft, to: url)
    } catch {
      try files.moveItem(at: old, to: url)
      throw error
    }
    try files.removeItem(at: old)
  }

  private func put(at url: URL) throws {
    let files = FileManager.default
    switch content {
    case .file(let data): try data.write(to: url)
    case .link(let destination):
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
    case .directory(let children):
      try files.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.put(at: url.appendingPathComponent(name))
      }
    }
    guard let rights = fileAttributes[FileAttributeKey.posixPermissions.rawValue], !isSymbolicLink
    else { return }
    try files.setAttributes([.posixPermissions: rights], ofItemAtPath: url.path)
  }

  private func takeNames(_ name: String) {
    filename = name
    for (key, child) in fileWrappers ?? [:] { child.takeNames(key) }
  }
}
