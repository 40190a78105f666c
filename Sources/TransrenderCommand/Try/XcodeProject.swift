import Foundation
import ScreenFile

/// An Xcode project file, `App.xcodeproj/project.pbxproj`: objects that refer to each other by id.
struct XcodeProject {
  typealias Object = [String: Any]

  private let url: URL
  /// The folder that holds the project.
  let folder: URL
  let name: String
  private let objects: [String: Object]
  private let root: Object
  /// The folders of the project's groups.
  private let urls: [String: URL]

  private static let mostBytes = 256 << 20

  init(_ url: URL) throws {
    self.url = url
    name = url.lastPathComponent
    let home = url.standardizedFileURL.deletingLastPathComponent()
    let file = url.appending(path: "project.pbxproj")
    guard let data = try? PlainFile.contents(of: file.path, atMost: Self.mostBytes) else {
      throw InputError("cannot read \(url.path)/project.pbxproj; name an Xcode project")
    }
    // Old-style property lists, which only this format still uses, are supported too.
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? Object, let objects = list["objects"] as? [String: Object],
      let id = list["rootObject"] as? String, let root = objects[id]
    else {
      throw InputError(
        "\(url.path)/project.pbxproj is not a project file; open the project in Xcode and save it"
      )
    }
    (self.objects, self.root) = (objects, root)
    let base = Self.text(root, "projectDirPath")
    folder = base.isEmpty ? home : home.appending(path: base).standardizedFileURL
    var urls: [String: URL] = [:]
    if let group = root["mainGroup"] as? String {
      Self.collectURLs(group, in: folder, root: folder, objects: objects, into: &urls)
    }
    self.urls = urls
  }

  var targets: [XcodeTarget] {
    ids(root, "targets").compactMap { id in objects[id].map { target($0, id) } }
  }

  /// The latest Xcode that is known to have saved it: 1020 for 10.2.
  var xcode: Int? {
    let attributes = root["attributes"] as? Object ?? [:]
    return ["LastUpgradeCheck", "LastSwiftUpdateCheck"]
      .compactMap { Int(Self.text(attributes, $0)) }.max()
  }

  /// The projects that stand in its groups and can be read, and those in theirs.
  var projectsInside: [XcodeProject] {
    var found: [XcodeProject] = []
    var known: Set<URL> = [url.standardizedFileURL]
    var waiting = [self]
    while let project = waiting.popLast() {
      let inside = project.urls.values.filter { $0.pathExtension == "xcodeproj" }
      for url in inside.sorted(by: { $0.path < $1.path }) where known.insert(url).inserted {
        guard let other = try? XcodeProject(url) else { continue }
        found.append(other)
        waiting.append(other)
      }
    }
    return found
  }

  // MARK: Groups

  private static func collectURLs(
    _ id: String,
    in parent: URL,
    root: URL,
    objects: [String: Object],
    into urls: inout [String: URL]
  ) {
    // A group that contains itself is visited once.
    guard urls[id] == nil, let object = objects[id] else { return }
    let path = text(object, "path")
    let base =
      switch text(object, "sourceTree") {
      case "SOURCE_ROOT": root
      case "<absolute>": URL(filePath: "/")
      default: parent
      }
    let url = path.isEmpty ? base : base.appending(path: path).standardizedFileURL
    urls[id] = url
    for child in object["children"] as? [String] ?? [] {
      Self.collectURLs(child, in: url, root: root, objects: objects, into: &urls)
    }
  }

  // MARK: Targets

  private func target(_ object: Object, _ id: String) -> XcodeTarget {
    let phases = ids(object, "buildPhases").compactMap { objects[$0] }
    let own = synchronized(object, id)
    let settings = settings(of: object)
    let name = Self.text(object, "name")
    let compiled = files(of: phases, "PBXSourcesBuildPhase") + own.filter(AppResources.isSource)
    return XcodeTarget(
      name: name,
      kind: Self.text(object, "productType"),
      settings: settings,
      sources: compiled,
      resources: files(of: phases, "PBXResourcesBuildPhase") + own.filter(AppResources.isResource)
        // A data model is compiled, and what it is compiled to is a resource.
        + files(of: phases, "PBXSourcesBuildPhase").filter { $0.pathExtension == "xcdatamodeld" },
      dependencies: dependencies(of: object).map { Self.text($0, "name") },
      bundles: bundles(of: object)
    )
  }

  private func dependencies(of target: Object) -> [Object] {
    ids(target, "dependencies").compactMap { id in
      objects[id].flatMap { $0["target"] as? String }.flatMap { objects[$0] }
    }
  }

  private func bundles(of target: Object) -> [String: [URL]] {
    dependencies(of: target).reduce(into: [:]) { bundles, target in
      let product = (target["productReference"] as? String).flatMap { objects[$0] }
      guard Self.text(target, "productType") == "com.apple.product-type.bundle", let product else {
        return
      }
      let name = URL(filePath: Self.text(product, "path")).deletingPathExtension().lastPathComponent
      let phases = ids(target, "buildPhases").compactMap { objects[$0] }
      bundles[name, default: []] += files(of: phases, "PBXResourcesBuildPhase")
    }
  }

  private func files(of phases: [Object], _ kind: String) -> [URL] {
    phases.filter { Self.text($0, "isa") == kind }.flatMap { ids($0, "files") }
      .compactMap { objects[$0].flatMap { $0["fileRef"] as? String } }
      .flatMap { reference -> [URL] in
        // A localised file is a group of files.
        let children = objects[reference].map { ids($0, "children") } ?? []
        guard Self.text(objects[reference] ?? [:], "isa") == "PBXVariantGroup" else {
          return urls[reference].map { [$0] } ?? []
        }
        return children.compactMap { urls[$0] }
      }
  }

  /// [D] Xcode 16: whole folders belong to a target, except for files in an exception set.
  private func synchronized(_ target: Object, _ id: String) -> [URL] {
    ids(target, "fileSystemSynchronizedGroups").flatMap { group -> [URL] in
      guard let folder = urls[group], let object = objects[group] else { return [] }
      let exceptions = ids(object, "exceptions").compactMap { objects[$0] }
        .filter { $0["target"] as? String == id }
        .flatMap { ids($0, "membershipExceptions") }
      return AppResources.files(in: folder).filter { path in
        !exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
      }.map { folder.appending(path: $0) }
    }
  }

  /// The build settings of the default configuration; the target's override the project's.
  private func settings(of target: Object) -> [String: String] {
    [root, target].reduce(into: [:]) { all, object in
      guard let id = object["buildConfigurationList"] as? String, let list = objects[id] else {
        return
      }
      let configurations = ids(list, "buildConfigurations").compactMap { objects[$0] }
      let debug = configurations.first { Self.text($0, "name") == "Debug" }
      guard let used = debug ?? configurations.first else { return }
      if let file = (used["baseConfigurationReference"] as? String).flatMap({ urls[$0] }) {
        all.merge(SettingsFile(file).values) { $1 }
      }
      let own = used["buildSettings"] as? Object ?? [:]
      for (key, value) in own {
        if let value = value as? String { all[key] = value }
        if let values = value as? [String] { all[key] = values.joined(separator: " ") }
      }
    }
  }

  private func ids(_ object: Object, _ key: String) -> [String] {
    object[key] as? [String] ?? []
  }

  private static func text(_ object: Object, _ key: String) -> String {
    object[key] as? String ?? ""
  }
}
