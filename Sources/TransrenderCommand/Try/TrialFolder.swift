import FrameExport
import Foundation

/// The folder of a trial: next to the app, new or made by an earlier run.
struct TrialFolder {
  private static let listName = "transrender-try.json"

  private struct List: Codable {
    var files: [String]
    /// Lists of earlier versions have none.
    var digests: FileDigests?
  }

  let name: String
  let url: URL

  init(_ path: String, keptOutOf app: TriedApp) throws {
    name = path
    url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
      .resolvingSymlinksInPath()
    guard !path.isEmpty else { throw InputError("the folder's name is empty; name one with --out") }
    let sources = app.sources + app.resources
    guard !sources.contains(where: { $0.path.hasPrefix(url.path + "/") }) else {
      throw InputError("\(name) holds the app itself; choose another folder with --out")
    }
    try refuseStrangers()
  }

  private func refuseStrangers() throws {
    guard try url.isFolderForOutput(named: name) else { return }
    let there = try FileManager.default.contentsOfDirectory(atPath: url.path)
    guard there.isEmpty || there.contains(Self.listName) else {
      throw InputError(
        "\(name) holds files that `try` did not write, such as \(there.sorted()[0]);"
          + " choose another folder with --out"
      )
    }
  }

  /// Locks the folder, which has to exist, for one trial.
  func lock() throws -> FolderLock { try FolderLock(url, named: name) }

  private var list: URL { url.appending(path: Self.listName) }

  /// Leaves unchanged files alone, so that they are not compiled again, and deletes obsolete ones.
  ///
  /// Refuses to replace or delete what was changed by hand.
  func write(_ files: [TriedPackage.File]) throws {
    let former = FileManager.default.contents(atPath: list.path).flatMap {
      try? JSONDecoder().decode(List.self, from: $0)
    }
    let paths = files.map(\.path)
    let new = files.filter { contents(of: $0.path) != $0.text }
    let obsolete = Set(former?.files ?? []).subtracting(paths).sorted().filter(isInside)
    for path in new.map(\.path) + obsolete { try refuseChange(of: path, since: former) }
    let removable = try RemovableFiles(obsolete.map { url.appending(path: $0) })
    let digests = FileDigests(files.map { ($0.path, $0.text) })
    // First, so that the run after one that fails knows what is its own.
    try write(
      List(
        files: (paths + obsolete).sorted(),
        digests: former?.digests?.joined(with: digests) ?? digests
      )
    )
    for file in new { try WholeFile.write(file.text, to: url.appending(path: file.path)) }
    try removable.remove()
    try write(List(files: paths.sorted(), digests: digests))
  }

  private func refuseChange(of path: String, since former: List?) throws(InputError) {
    let isForeign = former.map { !$0.files.contains(path) } ?? true
    let isChanged = former?.digests?.isChanged(path, in: url) ?? false
    guard isChanged || isForeign && contents(of: path) != nil else { return }
    throw InputError(
      "\(name)/\(path) is not as `try` wrote it, and the change would be lost; choose another "
        + "folder with --out, or remove that file"
    )
  }

  /// Whether the path, which may have been written by somebody else, stays in this folder.
  private func isInside(_ path: String) -> Bool {
    let folder = url.appending(path: path).deletingLastPathComponent().resolvingSymlinksInPath()
    return !path.hasPrefix("/") && PackageBounds.isNormal(path)
      && (folder.path == url.path || folder.path.hasPrefix(url.path + "/"))
  }

  private func contents(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: url.appending(path: path).path).map { Array($0) }
  }

  private func write(_ files: List) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try WholeFile.write(Array(encoder.encode(files)), to: list)
  }

  /// Makes the compiler read all files again.
  func touch(_ files: [TriedPackage.File]) throws {
    for file in files { try WholeFile.write(file.text, to: url.appending(path: file.path)) }
  }

  /// Puts the program and the resources into one folder, as on a device.
  func assemble(_ app: TriedApp, program: URL, module: String) throws -> URL {
    let bundle = url.appending(path: "\(module).app", directoryHint: .isDirectory)
    let files = FileManager.default
    if files.fileExists(atPath: bundle.path) { try files.removeItem(at: bundle) }
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    try copy(app.resources + app.libraries.flatMap(\.resources), into: bundle)
    for (name, resources) in app.libraries.flatMap(\.bundles) {
      try copy(resources, into: bundle.appending(path: name + ".bundle"))
    }
    try app.info.data.write(to: bundle.appending(path: "Info.plist"))
    let copy = bundle.appending(path: module)
    try files.copyItem(at: program, to: copy)
    return copy
  }

  /// Of several resources of one name, the first counts.
  private func copy(_ resources: [URL], into folder: URL) throws {
    let files = FileManager.default
    for resource in resources where !AppTexts.isReplaced(resource) {
      let target = folder.appending(path: AppResources.path(of: resource))
      // A project also lists what other targets of it make, which does not exist here.
      guard files.fileExists(atPath: resource.path), !files.fileExists(atPath: target.path) else {
        continue
      }
      try files.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let isLink = (try? files.destinationOfSymbolicLink(atPath: resource.path)) != nil
      // A copy of the link would lead from here to nowhere.
      let source = isLink ? resource.resolvingSymlinksInPath() : resource
      // Folders are copied: listing what is in one does not follow a link to it.
      if isLink, !source.isFolder {
        try files.createSymbolicLink(at: target, withDestinationURL: source)
      } else {
        try files.copyItem(at: source, to: target)
      }
    }
    try AppTexts(resources).write(into: folder)
  }
}
