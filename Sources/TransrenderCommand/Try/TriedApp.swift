import Foundation
import InterfaceBuilder
import Porting
import ScreenFile

/// The app to try: one target of a project, or a folder's sources.
struct TriedApp {
  struct Library {
    let module: String
    let sources: [URL]
    var resources: [URL] = []
    var conditions: [String] = []
    /// What the library finds in bundles of its own, by their names.
    var bundles: [String: [URL]] = [:]
  }

  let name: String
  let module: String
  let sources: [URL]
  let resources: [URL]
  /// What its project lists beside these.
  let gaps: AppGaps
  /// The apps of iOS that were not chosen, although nobody has named one.
  let otherApps: [String]
  let libraries: [Library]
  /// What its code may test with `#if`.
  let conditions: [String]
  /// The main storyboard.
  let storyboard: String?
  /// What the app finds in its `Info.plist`.
  let info: AppInfo
  /// Whether its calls have names that no later Swift takes.
  let isBeforeSwift3: Bool
  /// Whether UIKit does for it what it did before iOS 13.
  let isBeforeXcode11: Bool
  /// The folder that messages omit from paths.
  let folder: URL

  init(_ path: String, target: String?) throws {
    guard !path.isEmpty, FileManager.default.fileExists(atPath: path) else {
      throw InputError("there is no '\(path)'; name an Xcode project or a folder of sources")
    }
    let url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    let projects = try Self.projects(at: url)
    guard !projects.isEmpty else {
      guard target == nil else {
        throw InputError("\(path) has no Xcode project and so no targets; leave --target out")
      }
      self = try TriedApp(folder: url, named: path)
      return
    }
    self = try TriedApp(projects, named: path, target: target)
  }

  private init(folder: URL, named path: String) throws {
    let files = AppResources.files(in: folder).map { folder.appending(path: $0) }
    let list = files.first { $0.lastPathComponent == "Info.plist" }
    name = folder.lastPathComponent
    module = XcodeTarget.identifier(name)
    let code = files.filter { AppResources.isSource($0) && Self.isOfApp($0, in: folder) }
    // An example in a package's folder imports what the package makes.
    libraries = try AppLibraries(in: folder).needed(by: code, in: module)
    let taken = Set(libraries.flatMap { $0.sources + $0.resources }.map(\.path))
    sources = code.filter { !taken.contains($0.path) }
    resources = files.filter { AppResources.isResource($0) && !taken.contains($0.path) }
    gaps = AppGaps(sources: files.filter { !taken.contains($0.path) }, resources: [])
    otherApps = []
    conditions = []
    storyboard = list.flatMap { try? InfoPlist($0) }?.mainStoryboard
    info = AppInfo(list.map(AppInfo.read) ?? [:], settings: [:], target: name, module: module)
    (self.folder, isBeforeSwift3, isBeforeXcode11) = (folder, false, false)
    guard sources.contains(where: { $0.pathExtension == "swift" }) else {
      throw InputError(
        gaps.foreign.isEmpty
          ? "\(path) holds no Swift files; name a project or a folder of sources"
          : "\(path) holds Objective-C or C, and only Swift is compiled here; name a project or a"
            + " folder with Swift files"
      )
    }
  }

  /// Neither a manifest nor a test.
  private static func isOfApp(_ file: URL, in folder: URL) -> Bool {
    let folders = file.pathComponents.dropLast().dropFirst(folder.pathComponents.count)
    return file.lastPathComponent != "Package.swift" && !folders.contains { $0.hasSuffix("Tests") }
  }

  private init(_ projects: [XcodeProject], named path: String, target: String?) throws {
    let apps = projects.flatMap { project in
      project.targets.filter(\.isApp).map { (project: project, target: $0) }
    }
    // Of several apps one that is launched by Swift code: others may use it here and there.
    let ofIOS = apps.filter { $0.target.foreignSystem == nil }
    let own = ofIOS.first { $0.target.isLaunchedBySwift } ?? ofIOS.first { $0.target.hasSwift }
    guard let first = own ?? ofIOS.first ?? apps.first else {
      throw InputError("\(path) has no app among its targets; name another project or a folder")
    }
    let wanted = target.map { word in apps.first { $0.target.name == word } } ?? first
    guard let wanted else {
      let names = apps.map { "'\($0.target.name)'" }.joined(separator: ", ")
      throw InputError("\(path) has no app '\(target ?? "")'; its apps are \(names)")
    }
    let (project, app) = wanted
    if let system = app.foreignSystem {
      throw InputError(
        "the app '\(app.name)' of \(path) is built for \(system), and only apps of iOS can be tried;"
          + " choose another with --target, or name another project"
      )
    }
    name = app.name
    module = app.module
    sources = Self.swift(app.sources)
    resources = app.resources.filter { FileManager.default.fileExists(atPath: $0.path) }
    gaps = AppGaps(sources: app.sources, resources: app.resources)
    otherApps = target == nil ? ofIOS.map { $0.target.name }.filter { $0 != app.name } : []
    folder = project.folder
    // Xcode 7 knew no Swift after 2.
    isBeforeSwift3 = project.xcode.map { $0 < 800 } ?? false && app.settings["SWIFT_VERSION"] == nil
    isBeforeXcode11 = project.xcode.map { $0 < 1100 } ?? false && !app.needsIOS13
    conditions = app.conditions
    let file = app.settings["INFOPLIST_FILE"].map { value in
      project.folder.appending(path: Self.relative(value, app))
    }
    info = AppInfo(
      file.map(AppInfo.read) ?? [:],
      settings: app.settings,
      target: app.name,
      module: module
    )
    let list = file.flatMap { try? InfoPlist($0) }
    storyboard = list?.mainStoryboard ?? app.settings["INFOPLIST_KEY_UIMainStoryboardFile"]
    libraries = try AppLibraries(project, projects).needed(by: sources, in: app.module)
    guard sources.contains(where: { $0.pathExtension == "swift" }) else {
      throw InputError("the target '\(app.name)' of \(path) \(gaps.reason)")
    }
  }

  private static func relative(_ value: String, _ target: XcodeTarget) -> String {
    target.expanded(value).replacing(/^\$[({](SRCROOT|PROJECT_DIR)[)}]\//, with: "")
  }

  /// The app's own and its libraries'.
  var allResources: [URL] {
    let bundled = libraries.flatMap { $0.bundles.sorted { $0.key < $1.key }.flatMap(\.value) }
    return resources + libraries.flatMap(\.resources) + bundled
  }

  /// Classes that appear in storyboards: without them outlets would be nil.
  var drawnClasses: Set<String> {
    let boards = resources.filter { $0.pathExtension == "storyboard" }
    return Set(boards.flatMap { Self.matches(of: /customClass="([^"]+)"/, in: $0) })
  }

  /// Classes of whose objects documents say that they exist beside the views.
  var objectClasses: [String] {
    let documents = resources.filter { ["storyboard", "xib"].contains($0.pathExtension) }
    let found = documents.flatMap {
      Self.matches(of: /<customObject [^>]*customClass="(\w+)"/, in: $0)
    }
    return Set(found).sorted()
  }

  private static func matches(
    of pattern: Regex<(Substring, Substring)>,
    in file: URL
  ) -> [String] {
    let text = FileManager.default.contents(atPath: file.path).map {
      String(decoding: $0, as: UTF8.self)
    }
    return (text ?? "").matches(of: pattern).map { String($0.1) }
  }

  static func swift(_ files: [URL]) -> [URL] {
    var seen: Set<URL> = []
    return files.filter {
      AppResources.isSource($0) && FileManager.default.fileExists(atPath: $0.path)
        && seen.insert($0).inserted
    }
  }

  /// The project itself, those of a workspace, or those of a folder, the outermost first.
  private static func projects(at url: URL) throws -> [XcodeProject] {
    switch url.pathExtension {
    case "xcodeproj": return [try XcodeProject(url)]
    case "xcworkspace": return try XcodeWorkspace(url).projects.map(XcodeProject.init)
    default:
      let all = FileManager.default.enumerator(atPath: url.path)
      var found: [String] = []
      while let path = all?.nextObject() as? String {
        let name = URL(filePath: path).lastPathComponent
        if name.hasPrefix(".") || ForeignFolders.names.contains(name) { all?.skipDescendants() }
        guard name.hasSuffix(".xcodeproj") else { continue }
        all?.skipDescendants()
        // Libraries have a link to their example's pods, which may not be installed.
        if name != "_Pods.xcodeproj" { found.append(path) }
      }
      let nearest = found.sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
      return try nearest.map { try XcodeProject(url.appending(path: $0)) }
    }
  }
}

extension XcodeTarget {
  fileprivate var hasSwift: Bool { sources.contains { $0.pathExtension == "swift" } }

  fileprivate var isLaunchedBySwift: Bool {
    sources.contains { file in
      guard file.pathExtension == "swift",
        let data = try? PlainFile.contents(of: file.path, atMost: SourceFolder.mostBytes)
      else { return false }
      return ["@main", "@UIApplicationMain", "UIApplicationMain("].contains {
        data.range(of: Data($0.utf8)) != nil
      }
    }
  }
}
