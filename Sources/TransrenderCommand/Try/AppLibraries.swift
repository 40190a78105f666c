import DataModels
import Foundation
import Porting
import ScreenFile

/// The libraries that an app imports and whose sources are in its projects or next to them.
struct AppLibraries {
  private let folder: URL
  private let targets: [XcodeTarget]
  private let places = Places()

  /// The libraries of the projects in each folder, which many modules ask for.
  private final class Places {
    private var known: [URL: [XcodeTarget]] = [:]

    func targets(beside folder: URL) -> [XcodeTarget] {
      if let targets = known[folder] { return targets }
      let targets = AppLibraries.targets(beside: folder)
      known[folder] = targets
      return targets
    }
  }

  /// How many folders above the project are searched for a library's specification.
  private static let levels = 4

  init(_ project: XcodeProject, _ projects: [XcodeProject]) {
    folder = project.folder
    let all = projects + project.projectsInside
    targets = all.flatMap(\.targets).filter(\.isLibrary)
  }

  /// Those of a folder without a project.
  init(in folder: URL) {
    self.folder = folder
    targets = []
  }

  /// The libraries of a module in dependency order.
  func needed(by sources: [URL], in module: String) throws -> [TriedApp.Library] {
    var found: [TriedApp.Library] = []
    var asked: Set<String> = [module]
    try collect(sources, asked: &asked, found: &found)
    return found
  }

  private func collect(
    _ sources: [URL],
    asked: inout Set<String>,
    found: inout [TriedApp.Library]
  ) throws {
    for module in try Self.imports(of: sources) where asked.insert(module).inserted {
      let own = library(module)
      guard !own.sources.isEmpty else { continue }
      try collect(own.sources, asked: &asked, found: &found)
      found.append(own)
    }
  }

  static func imports(of sources: [URL]) throws -> [String] {
    AppOutline(try sources.map(PortedModule.File.init)).imports
  }

  /// Without sources where there is no such library.
  private func library(_ module: String) -> TriedApp.Library {
    if let built = Self.built(module, targets) { return built }
    let above = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    var isInside = true
    for home in above.prefix(Self.levels) {
      let pod = Self.library(module, in: home.appending(path: "Pods/\(module)"))
      if !pod.sources.isEmpty { return pod }
      // A pod's module may have another name than the pod.
      let pods = places.targets(beside: home.appending(path: "Pods"))
      if let built = Self.built(module, pods) { return built }
      for place in [home] + (isInside ? Checkouts(in: home).folders : []) {
        if let found = found(module, in: place) { return found }
      }
      // What is checked out beside a repository belongs to others.
      let git = home.appending(path: ".git").path
      isInside = isInside && !FileManager.default.fileExists(atPath: git)
    }
    return TriedApp.Library(module: module, sources: [])
  }

  /// What a folder's specification, projects or package say of a module.
  private func found(_ module: String, in place: URL) -> TriedApp.Library? {
    let specified = Podspec.of(module, in: place)?.library(module)
    if let specified, !specified.sources.isEmpty { return specified }
    if let built = Self.built(module, places.targets(beside: place)) { return built }
    let package = Self.package(module, in: place)
    return package.sources.isEmpty ? nil : package
  }

  private static func built(_ module: String, _ targets: [XcodeTarget]) -> TriedApp.Library? {
    guard let target = targets.first(where: { $0.module == module }) else { return nil }
    let sources = TriedApp.swift(target.sources)
    return sources.isEmpty
      ? nil
      : TriedApp.Library(
        module: module,
        sources: sources,
        resources: target.resources,
        conditions: target.conditions,
        bundles: target.bundles
      )
  }

  /// The libraries of all projects in a folder, which a workspace would name.
  private static func targets(beside folder: URL) -> [XcodeTarget] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
      .compactMap { try? XcodeProject(folder.appending(path: $0)) }
      .flatMap(\.targets).filter(\.isLibrary)
  }

  /// The target of that name in the package of a folder.
  private static func package(_ module: String, in home: URL) -> TriedApp.Library {
    let manifest = FileManager.default.contents(atPath: home.appending(path: "Package.swift").path)
    guard let manifest,
      let path = PackageManifest(String(decoding: manifest, as: UTF8.self)).path(of: module)
    else { return TriedApp.Library(module: module, sources: []) }
    return library(module, in: home.appending(path: path))
  }

  private static func library(_ module: String, in folder: URL) -> TriedApp.Library {
    let files = AppResources.files(in: folder).map { folder.appending(path: $0) }
    return TriedApp.Library(
      module: module,
      sources: files.filter(AppResources.isSource),
      resources: files.filter(AppResources.isResource)
    )
  }
}

extension PortedModule.File {
  /// Paths are absolute, so that compiler messages name the original file.
  init(_ url: URL) throws {
    if url.pathExtension == "xcdatamodeld" {
      self.init(path: url.path, text: Array(try ModelDocument(url).classes().utf8))
      return
    }
    do throws(PlainFile.Fault) {
      let data = try PlainFile.contents(of: url.path, atMost: SourceFolder.mostBytes)
      self.init(path: url.path, text: Array(data))
    } catch {
      throw InputError("\(url.path) \(SourceFolder.trouble(error, at: url))")
    }
  }
}
