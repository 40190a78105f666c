import Foundation
import Porting

/// The package that is written next to an app: its ported sources, and a program that films them.
struct TriedPackage {
  struct File: Equatable {
    let path: String
    let text: [UInt8]
  }

  let app: TriedApp
  let dependency: StarterDependency
  /// Source files that are left out because they do not compile.
  var left: Set<String> = []
  /// Source files without the parts that do not compile, by path.
  var trimmed: [String: PortedModule.File] = [:]
  /// Controllers that turned out to need arguments.
  var unmakable: Set<String> = []

  /// What SwiftGen has not written among the sources.
  var swiftGen: SwiftGenFile
  /// What R.swift has not.
  var rSwift: RSwiftFile

  init(app: TriedApp, dependency: StarterDependency) {
    (self.app, self.dependency) = (app, dependency)
    let files = app.sources.compactMap { try? PortedModule.File($0) }
    swiftGen = SwiftGenFile(of: app, files)
    rSwift = RSwiftFile(of: app, files)
  }

  /// The modules of this package, whose names cannot be used twice.
  static let taken: Set<String> = [
    "ApplePlaceholders", "Bitmap", "CPixels", "CairoRenderer", "Catalogue", "ConstraintSolver",
    "CoreGraphics", "CoreImage", "DataModels", "Foundation", "FrameExport", "Geometry",
    "HeadlessCombine", "HeadlessCoreData", "HeadlessCrypto", "HeadlessUIKit", "ImageComparison",
    "Imaging", "InterfaceBuilder", "Physics", "Player", "PortUIKit", "Porting", "PortingTool",
    "Predicates", "QuartzCore", "Scene", "ScreenFile", "Swift", "SwiftUIPlaceholders", "Symbols",
    "Testing", "Timeline", "TransitionSnapshots", "TransitionSnapshotsTesting",
    "TransitionSnapshotsXCTest", "TransrenderCommand", "Typography", "UIKit", "VectorImages",
    "VirtualTime", "transrender",
  ]

  /// Keywords, and modules that come with Swift, which cannot name an app's module.
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "main", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
    "CoreFoundation", "Dispatch", "Distributed", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Synchronization", "XCTest",
  ]

  private static func isFree(_ module: String) -> Bool {
    !taken.contains(module) && !reserved.contains(module)
  }

  var module: String { Self.isFree(app.module) ? app.module : app.module + "App" }

  /// The new names of libraries that are called like a module of this package.
  private var renamed: [String: String] {
    let names = app.libraries.map(\.module).filter { !Self.isFree($0) }
    return Dictionary(names.map { ($0, $0 + "Library") }, uniquingKeysWith: { first, _ in first })
  }

  private func name(of library: TriedApp.Library) -> String {
    renamed[library.module] ?? library.module
  }

  func files() throws -> (files: [File], modules: [PortedModule]) {
    var libraries: [(String, PortedModule)] = []
    let units = try (app.libraries.map(\.sources) + [app.sources]).map(texts(of:))
    for (number, library) in app.libraries.enumerated() {
      let ported = PortedModule(
        units[number],
        after: libraries.map(\.1),
        before: Array(units[(number + 1)...]),
        renamed: renamed
      )
      libraries.append((name(of: library), ported))
    }
    let own = PortedModule(
      units[app.libraries.count],
      after: libraries.map(\.1),
      renamed: renamed
    )
    let outline = AppOutline(own.files)
    var files = [
      File(
        path: "Package.swift",
        text: Array(manifest(adding: Self.extras(libraries.map(\.1) + [own])).utf8)
      ),
      File(
        path: "Sources/\(module)/main.swift",
        text: Array(main(outline, objects(in: libraries + [(module, own)])).utf8)
      ),
    ]
    for (module, ported) in libraries + [(module, own)] {
      files += ported.files.enumerated().map { number, file in
        File(path: "Sources/\(module)/\(Self.name(file, number))", text: located(file))
      }
    }
    for (module, ported) in libraries + [(module, own)] {
      files += CompanionFiles(of: ported).all.map { name, text in
        File(path: "Sources/\(module)/\(name).swift", text: Array(text.utf8))
      }
    }
    files += generated(beside: own)
    return (files, libraries.map(\.1) + [own])
  }

  /// What Xcode and tools write for the app while it is built.
  private func generated(beside own: PortedModule) -> [File] {
    let symbols = AssetSymbols(app.resources.filter { $0.pathExtension == "xcassets" })
      .used(in: own.files)
    let texts = [
      ("SwiftGen", swiftGen.text), ("RSwift", rSwift.text),
      ("AssetSymbols", symbols.isEmpty ? nil : symbols.text),
    ]
    return texts.compactMap { name, text in
      text.map { File(path: "Sources/\(module)/\(name).swift", text: Array($0.utf8)) }
    }
  }

  private func texts(of sources: [URL]) throws -> [PortedModule.File] {
    try sources.filter { !left.contains($0.path) && $0.lastPathComponent != "main.swift" }
      .map(source)
  }

  /// A source file, or its trimmed version.
  func source(_ url: URL) throws -> PortedModule.File {
    try trimmed[url.path] ?? PortedModule.File(url)
  }

  private static func name(_ file: PortedModule.File, _ number: Int) -> String {
    let stem = URL(filePath: file.path).deletingPathExtension().lastPathComponent
    // The build's own files quote no other characters safely.
    let plain = stem.map { (character: Character) -> Character in
      character.isASCII && (character.isLetter || character.isNumber || "+-_.".contains(character))
        ? character : "_"
    }
    return "\(number)-\(String(plain)).ported.swift"
  }

  /// The first line makes compiler messages name the original file.
  private func located(_ file: PortedModule.File) -> [UInt8] {
    // The replacements of missing parts are declared in UIKit.
    let head = trimmed[file.path] == nil ? "" : "import UIKit\n"
    let directive = "#sourceLocation(file: \(SwiftSpelling.quoted(file.path)), line: 1)\n"
    return Array((head + directive).utf8) + file.text
  }

  // MARK: Texts

  /// The products that only code with certain imports needs.
  private static func extras(_ modules: [PortedModule]) -> [String] {
    let imports = Set(modules.flatMap { AppOutline($0.files).imports })
    return [
      "ApplePlaceholders", "HeadlessCombine", "HeadlessCoreData", "HeadlessCrypto",
      "SwiftUIPlaceholders",
    ].filter(imports.contains)
  }

  private func manifest(adding extras: [String]) -> String {
    let kept = app.libraries.filter { $0.sources.contains { !left.contains($0.path) } }
    let product = { (name: String) in
      ".product(name: \"\(name)\", package: \(SwiftSpelling.quoted(dependency.identity)))"
    }
    let shown = (["UIKit"] + extras).map(product)
    var known: [String] = []
    var targets: [String] = []
    for library in kept {
      targets.append(
        target(
          "target",
          name: name(of: library),
          uses: known + shown,
          conditions: library.conditions
        )
      )
      known.append("\"\(name(of: library))\"")
    }
    targets.append(
      target(
        "executableTarget",
        name: module,
        uses: known + shown + [product("TransrenderCommand")],
        conditions: app.conditions
      )
    )
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(SwiftSpelling.quoted(app.name + "-transrender")),
        dependencies: [\(dependency.declaration)],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  private func target(
    _ kind: String,
    name: String,
    uses: [String],
    conditions: [String]
  ) -> String {
    // [D] Xcode takes regular expressions between slashes in Swift 5, too, as packages do not.
    let features = ["IsolatedDefaultValues", "BareSlashRegexLiterals"]
    let settings =
      [".swiftLanguageMode(.v5)"] + features.map { ".enableUpcomingFeature(\"\($0)\")" }
      + conditions.map { ".define(\"\($0)\")" }
    return """
          .\(kind)(
            name: "\(name)",
            dependencies: [\(uses.joined(separator: ", "))],
            swiftSettings: [\(settings.joined(separator: ", "))]
          ),
      """
  }

  /// The classes of objects in documents, and the modules that declare them.
  private func objects(
    in modules: [(name: String, ported: PortedModule)]
  ) -> [(name: String, module: String)] {
    let wanted = app.objectClasses.filter { !unmakable.contains($0) }
    guard !wanted.isEmpty else { return [] }
    let declared = modules.map { ($0.name, AppOutline($0.ported.files).classes) }
    return wanted.compactMap { name in
      declared.first { $0.1.contains(name) }.map { (name, $0.0) }
    }
  }

  private func main(
    _ outline: AppOutline,
    _ objects: [(name: String, module: String)]
  ) -> String {
    let drawn = app.drawnClasses
    let screens = outline.controllers.filter { !unmakable.contains($0) && !drawn.contains($0) }
    // One statement each: the compiler gives up on a long literal of closures.
    let row = { (list: String, name: String) in
      "  \(list).append((name: \"\(name)\", make: { \(name)() }))"
    }
    let rows = screens.map { row("screens", $0) } + objects.map { row("objects", $0.name) }
    let imports = Set(objects.map(\.module)).subtracting([module]).sorted()
      .map { "import \($0)\n" }.joined()
    let storyboard = app.storyboard.map(SwiftSpelling.quoted) ?? "nil"
    let delegate = { (name: String?) in name.map { "{ \($0)() }" } ?? "nil" }
    return """
      import TransrenderCommand
      import UIKit
      \(imports)

      // Code in the Swift 5 mode does not begin on the main actor.
      MainActor.assumeIsolated {
        \(screens.isEmpty ? "let" : "var") screens: [(name: String, make: AppTrial.Screen)] = []
        \(objects.isEmpty ? "let" : "var") objects: [(name: String, make: AppTrial.Maker)] = []
      \(rows.joined(separator: "\n"))
        AppTrial(
          module: "\(module)",
          storyboard: \(storyboard),
          appDelegate: \(delegate(outline.appDelegate)),
          sceneDelegate: \(delegate(outline.sceneDelegate)),
          screens: screens,
          objects: objects\(app.isBeforeXcode11 ? ",\n      isBeforeXcode11: true" : "")
        ).main()
      }

      """
  }
}
