import Foundation

/// The project folder of documents, in which their resources are searched for.
///
/// An app has all of them in one bundle; a project has them in any folder.
final class ProjectFolder {
  private let root: URL
  /// Set with the first question: most documents need no other file of a large project.
  private var isIndexed = false
  /// Paths of documents and fonts by file name, and folders of images and colors by name.
  private var documents: [String: [String]] = [:]
  private var assets: [String: [String]] = [:]

  /// No project is larger; further files are ignored.
  private static let mostFiles = 50_000
  /// Kinds of files that only a project's folder contains.
  private static let projectKinds: Set<String> = ["xcodeproj", "xcworkspace"]
  /// Also of files that are not drawn, which are reported for what they are.
  private static let fontKinds: Set<String> = ["ttf", "otf", "ttc", "woff", "woff2"]
  /// The number of folders above a document that are searched.
  private static let levels = 6

  init(_ root: URL) {
    self.root = root.standardizedFileURL
  }

  /// The project folder that contains the document, or the document's folder.
  static func root(of document: URL) -> URL {
    let own = document.absoluteURL.deletingLastPathComponent()
    let above = sequence(first: own) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    return above.prefix(levels).first(where: isProject) ?? own
  }

  private static func isProject(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains {
      projectKinds.contains(URL(filePath: $0).pathExtension)
        || ["Package.swift", ".git"].contains($0)
    }
  }

  // MARK: Asking

  func holds(_ path: String) -> Bool { (path + "/").hasPrefix(root.path + "/") }

  func document(_ name: String, _ kind: String, near path: String) -> String? {
    index()
    // Files may have been removed since they were indexed.
    let found = documents["\(name).\(kind)"]?.filter(FileManager.default.fileExists) ?? []
    return Self.nearest(found, to: path)
  }

  /// The bundle that has the image or color.
  func bundle(ofAsset name: String, near path: String) -> Bundle? {
    index()
    return Self.nearest(assets[name] ?? [], to: path).flatMap { Bundle(path: $0) }
  }

  /// The candidate that shares most folders with `path`: sample projects often have several with
  /// one name.
  private static func nearest(_ candidates: [String], to path: String) -> String? {
    let home = path.split(separator: "/")
    func shared(_ other: String) -> Int {
      zip(home, other.split(separator: "/")).prefix { $0 == $1 }.count
    }
    // The first of equals, since they are sorted.
    return candidates.max { (shared($0), $1) < (shared($1), $0) }
  }

  // MARK: Indexing

  private func index() {
    guard !isIndexed else { return }
    isIndexed = true
    guard let names = FileManager.default.enumerator(atPath: root.path) else { return }
    var count = 0
    while let name = names.nextObject() as? String {
      let last = URL(filePath: name).lastPathComponent
      if last.hasPrefix(".") || ForeignFolders.names.contains(last) { names.skipDescendants() }
      count += 1
      if count > Self.mostFiles { return }
      note(name, last)
    }
    for (name, paths) in documents { documents[name] = paths.sorted() }
    for (name, paths) in assets { assets[name] = paths.sorted() }
  }

  private func note(_ name: String, _ last: String) {
    let dot = last.lastIndex(of: ".") ?? last.endIndex
    let stem = String(last[..<dot])
    let isFont = Self.fontKinds.contains(last[dot...].dropFirst().lowercased())
    switch last[dot...] {
    case _ where isFont: documents[last, default: []].append(root.appending(path: name).path)
    case ".storyboard", ".xib":
      documents[last, default: []].append(root.appending(path: name).path)
    case ".imageset", ".colorset":
      if let home = catalogueHome(name) { assets[stem, default: []].append(home) }
    case ".png", ".jpg", ".jpeg":
      if !name.contains(".xcassets/") { note(image: name, stem, String(last[dot...])) }
    default: return
    }
  }

  /// Only the extension of a PNG file may be omitted.
  private func note(image path: String, _ stem: String, _ ending: String) {
    let plain = stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem
    let home = root.appending(path: path).deletingLastPathComponent().path
    for name in [plain + ending] + (ending == ".png" ? [plain] : [])
    where assets[name]?.last != home {
      assets[name, default: []].append(home)
    }
  }

  /// `App/Assets.xcassets/icons/a.imageset` → `App`.
  private func catalogueHome(_ name: String) -> String? {
    let parts = name.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return root.appending(path: parts[..<index].joined(separator: "/")).standardizedFileURL.path
  }
}

/// The projects of the open documents.
@MainActor
enum ProjectFolders {
  private static var open: [String: ProjectFolder] = [:]

  /// Adds a folder to search for resources.
  static func add(_ root: URL) {
    let path = root.standardizedFileURL.path
    if open[path] == nil { open[path] = ProjectFolder(root) }
  }

  static func document(_ name: String, _ kinds: [String], near path: String) -> String? {
    kinds.lazy.compactMap { kind in
      folders(of: path).lazy.compactMap { $0.document(name, kind, near: path) }.first
    }.first
  }

  static func bundle(ofAsset name: String, near path: String) -> Bundle? {
    folders(of: path).lazy.compactMap { $0.bundle(ofAsset: name, near: path) }.first
  }

  private static func folders(of path: String) -> [ProjectFolder] {
    open.keys.sorted().reversed().compactMap { open[$0] }.filter { $0.holds(path) }
  }
}
