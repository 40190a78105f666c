import FrameExport
import Foundation

/// The folder of a trial: next to the app, new or made by an earlier run.
struct TrialFolder {
  private static let listName = "transrender-try.json"

  private struct List: Codable {
    var files: [String]
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
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw InputError("\(name) is a file; choose a folder with --out")
    }
    let there = try files.contentsOfDirectory(atPath: url.path)
    guard there.isEmpty || there.contains(Self.listName) else {
      throw InputError(
        "\(name) holds files that `try` did not write, such as \(there.sorted()[0]);"
          + " choose another folder with --out"
      )
    }
  }

  /// Leaves unchanged files alone, so that they are not compiled again, and deletes obsolete ones.
  func write(_ files: [TriedPackage.File]) throws {
    let list = url.appending(path: Self.listName)
    let former = FileManager.default.contents(atPath: list.path).flatMap {
      try? JSONDecoder().decode(List.self, from: $0)
    }
    let paths = files.map(\.path)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(List(files: paths.sorted())).write(to: list, options: .atomic)
    for path in Set(former?.files ?? []).subtracting(paths).sorted() {
      try? FileManager.default.removeItem(at: url.appending(path: path))
    }
    for file in files {
      let target = url.appending(path: file.path)
      guard FileManager.default.contents(atPath: target.path) != Data(file.text) else { continue }
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.text).write(to: target, options: .atomic)
    }
  }

  /// Makes the compiler read all files again.
  func touch(_ files: [TriedPackage.File]) throws {
    for file in files {
      try Data(file.text).write(to: url.appending(path: file.path), options: .atomic)
    }
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
    for resource in resources {
      let target = folder.appending(path: AppResources.path(of: resource))
      // A project also lists what other targets of it make, which does not exist here.
      guard files.fileExists(atPath: resource.path), !files.fileExists(atPath: target.path) else {
        continue
      }
      try files.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try files.copyItem(at: resource, to: target)
    }
  }
}
