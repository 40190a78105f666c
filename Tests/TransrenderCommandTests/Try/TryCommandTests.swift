import Foundation
import Porting
import TestSupport
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct TryCommandTests {
  let scratch: Scratch
  let project: SampleProject

  init() throws {
    scratch = try Scratch()
    project = try SampleProject(in: scratch)
  }

  // MARK: Projects

  @Test func filesAreFoundByGroupsAndInSynchronizedFolders() throws {
    let app = try TriedApp(project.url.path, target: nil)
    #expect(
      project.names(app.sources) == [
        "Shop/AppDelegate.swift", "Shop/Screens/List.swift", "Shop/Left.swift", "New/Extra.swift",
      ]
    )
    #expect(
      project.names(app.resources) == [
        "Shop/Base.lproj/Main.storyboard", "Shop/de.lproj/Main.strings", "Shop/Assets.xcassets",
        "New/prices.json",
      ]
    )
    #expect(app.module == "The_Shop")
    #expect(app.storyboard == "Main")
    #expect(app.libraries.map(\.module) == ["ShopKit"])
    #expect(project.names(app.libraries[0].sources) == ["ShopKit/Price.swift"])
  }

  @Test func aFolderAroundAProjectIsThatProject() throws {
    let app = try TriedApp(project.folder.path, target: "The Shop")
    #expect(app.sources.count == 4)
  }

  /// A project whose groups hold another one, which holds the first one again.
  @Test func librariesAreFoundInProjectsInsideTheProject() throws {
    let inside = { (text: String, other: String) in
      text.replacing("children = ( SHOP,", with: "children = ( OTHER, SHOP,").replacing(
        "NEW = {",
        with:
          "OTHER = { isa = PBXFileReference; path = \(other); sourceTree = \"<group>\"; }; NEW = {"
      )
    }
    let kits = inside(SampleProject.project, "../Shop.xcodeproj")
      .replacing("name = ShopKit;", with: "name = DeepKit;")
    try project.write(kits, to: "Kits/Kits.xcodeproj/project.pbxproj")
    try project.write("public struct Deep {}", to: "Kits/ShopKit/Price.swift")
    try project.write(
      inside(SampleProject.project, "Kits/Kits.xcodeproj"),
      to: "Shop.xcodeproj/project.pbxproj"
    )
    try project.write("import DeepKit", to: "Shop/Left.swift")
    let app = try TriedApp(project.url.path, target: nil)
    #expect(app.libraries.map(\.module) == ["DeepKit", "ShopKit"])
    #expect(project.names(app.libraries[0].sources) == ["Kits/ShopKit/Price.swift"])
  }

  @Test func librariesAreFoundInProjectsBesideTheProject() throws {
    let kits = SampleProject.project.replacing("name = ShopKit;", with: "name = DeepKit;")
    try project.write(kits, to: "Deep.xcodeproj/project.pbxproj")
    try project.write("import DeepKit", to: "Shop/Left.swift")
    let app = try TriedApp(project.url.path, target: nil)
    #expect(app.libraries.map(\.module) == ["DeepKit", "ShopKit"])
  }

  @Test func thePodsProjectSaysHowAModuleIsCalled() throws {
    let pods = SampleProject.project.replacing("name = ShopKit;", with: "name = DeepKit;")
    try project.write(pods, to: "Pods/Pods.xcodeproj/project.pbxproj")
    try project.write("public struct Deep {}", to: "Pods/ShopKit/Price.swift")
    try project.write("import DeepKit", to: "Shop/Left.swift")
    let app = try TriedApp(project.url.path, target: nil)
    #expect(app.libraries.map(\.module) == ["DeepKit", "ShopKit"])
    #expect(project.names(app.libraries[0].sources) == ["Pods/ShopKit/Price.swift"])
  }

  @Test func theBundlesThatAPodDependsOnComeWithIt() throws {
    let pods = SampleProject.project.replacing("name = ShopKit;", with: "name = DeepKit;")
      .replacing(
        "buildPhases = ( KITSOURCES, );",
        with: "buildPhases = ( KITSOURCES, ); dependencies = ( D, );"
      )
      .replacing(
        "KIT = {",
        with: """
          D = { isa = PBXTargetDependency; target = VIEWS; };
          VIEWS = { isa = PBXNativeTarget; name = "DeepKit-Views"; buildPhases = ( RESOURCES, );
            productReference = PRODUCT; productType = "com.apple.product-type.bundle"; };
          PRODUCT = { isa = PBXFileReference; name = "DeepKit-Views"; path = Views.bundle;
            sourceTree = BUILT_PRODUCTS_DIR; };
          KIT = {
          """
      )
    try project.write(pods, to: "Pods/Pods.xcodeproj/project.pbxproj")
    try project.write("public struct Deep {}", to: "Pods/ShopKit/Price.swift")
    try project.write("import DeepKit", to: "Shop/Left.swift")
    let library = try TriedApp(project.url.path, target: nil).libraries[0]
    #expect(
      library.bundles.mapValues { $0.map(\.lastPathComponent) }
        == ["Views": ["Main.storyboard", "Main.strings", "Assets.xcassets"]]
    )
  }

  @Test func aPackageSaysWhereItsTargetsAre() throws {
    try project.write(
      """
      let package = Package(
        name: "Deep",
        dependencies: [.package(url: "https://example.org/a", from: "1.0.0")],
        targets: [
          .target(name: "Other"),  // path: "Nowhere"
          .target(name: "DeepKit", dependencies: [.product(name: "A", package: "a")], path: "Code"),
        ]
      )
      """,
      to: "Package.swift"
    )
    try project.write("public struct Deep {}", to: "Code/Deep.swift")
    try project.write("public struct Other {}", to: "Sources/Other/Other.swift")
    try project.write("struct View {}", to: "Sources/SwiftUI/View.swift")
    try project.write("import DeepKit\nimport Other\nimport SwiftUI", to: "Shop/Left.swift")
    let app = try TriedApp(project.url.path, target: nil)
    #expect(app.libraries.map(\.module) == ["DeepKit", "Other", "ShopKit"])
    #expect(project.names(app.libraries[0].sources) == ["Code/Deep.swift"])
  }

  @Test(arguments: ["Carthage/Checkouts/Deep", ".build/checkouts/deep", "Code/Deep"])
  func librariesAreFoundWhereTheyAreCheckedOut(place: String) throws {
    try project.write(
      "let package = Package(name: \"Deep\", targets: [.target(name: \"DeepKit\")])",
      to: "\(place)/Package.swift"
    )
    try project.write("public struct Deep {}", to: "\(place)/Sources/DeepKit/Deep.swift")
    try project.write(
      "[submodule \"Deep\"]\n\tpath = Code/Deep\n[submodule \"Out\"]\n\tpath = ../Out\n",
      to: ".gitmodules"
    )
    try project.write("import DeepKit", to: "Shop/Left.swift")
    let app = try TriedApp(project.url.path, target: nil)
    #expect(app.libraries.map(\.module) == ["DeepKit", "ShopKit"])
    #expect(project.names(app.libraries[0].sources) == ["\(place)/Sources/DeepKit/Deep.swift"])
  }

  @Test func conditionsOfATargetAreThoseOfThePackage() throws {
    let flags =
      "OTHER_SWIFT_FLAGS = ( \"-DFIRST\", \"-D SECOND\", \"-g\", );"
      + " SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) DEBUG THIRD\";"
    try project.write(
      SampleProject.project.replacing("PRODUCT_NAME =", with: flags + " PRODUCT_NAME ="),
      to: "Shop.xcodeproj/project.pbxproj"
    )
    let app = try TriedApp(project.url.path, target: nil)
    #expect(app.conditions == ["FIRST", "SECOND", "THIRD"])
    let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
    let manifest = String(decoding: files[0].text, as: UTF8.self)
    let settings =
      #".swiftLanguageMode(.v5), .enableUpcomingFeature("IsolatedDefaultValues")"#
      + #", .enableUpcomingFeature("BareSlashRegexLiterals")"#
    let defined = #".define("FIRST"), .define("SECOND"), .define("THIRD")"#
    #expect(manifest.contains("[\(settings), \(defined)]"))
    #expect(manifest.contains("[\(settings)]"), "the library has none")
  }

  @Test func aSpecificationNamesFilesAndBundles() throws {
    try project.write(
      """
      Pod::Spec.new do |s|
        # s.resources = "Nowhere/*.png"
        s.source_files = 'Deep/Code/**/*.swift'
        s.resources = "Deep/Pictures/*.{png,svg}", "Deep/Views/*.xib"
        s.resource_bundles = {
          'Deep' => ['Deep/Views/*.xib', 'Deep/words.json']
        }
      end
      """,
      to: "DeepKit.podspec"
    )
    for name in [
      "Code/In/A.swift", "Pictures/a.png", "Pictures/a.txt", "Views/V.xib", "words.json",
    ] {
      try project.write("public struct A {}", to: "Deep/" + name)
    }
    try project.write("import DeepKit", to: "Shop/Left.swift")
    let app = try TriedApp(project.url.path, target: nil)
    let library = try #require(app.libraries.first { $0.module == "DeepKit" })
    #expect(project.names(library.sources) == ["Deep/Code/In/A.swift"])
    #expect(project.names(library.resources) == ["Deep/Pictures/a.png", "Deep/Views/V.xib"])
    #expect(
      library.bundles.mapValues(project.names) == ["Deep": ["Deep/Views/V.xib", "Deep/words.json"]]
    )
    let folder = try TrialFolder(scratch.path("trial"), keptOutOf: app)
    let program = scratch.url.appending(path: "program")
    try Data().write(to: program)
    let copy = try folder.assemble(app, program: program, module: "The_Shop")
    let home = copy.deletingLastPathComponent()
    for name in ["a.png", "V.xib", "Deep.bundle/V.xib", "Deep.bundle/words.json"] {
      #expect(FileManager.default.fileExists(atPath: home.appending(path: name).path), "\(name)")
    }
  }

  @Test func settingsMayStandInFilesThatIncludeOthers() throws {
    try project.write(
      SampleProject.project.replacing(
        "C1 = { isa = XCBuildConfiguration;",
        with: "SET = { isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };"
          + " C1 = { isa = XCBuildConfiguration; baseConfigurationReference = SET;"
      ).replacing("children = ( SHOP,", with: "children = ( SET, SHOP,"),
      to: "Shop.xcodeproj/project.pbxproj"
    )
    try project.write(
      """
      // Written by hand.
      #include "Config/Base.xcconfig"
      #include? "Missing.xcconfig"
      PRODUCT_NAME = Overridden
      OTHER_SWIFT_FLAGS = $(inherited) -D LAST // for the demo
      OTHER_SWIFT_FLAGS[sdk=macosx*] = -D MAC
      """,
      to: "App.xcconfig"
    )
    try project.write(
      "#include \"../App.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE\n",
      to: "Config/Base.xcconfig"
    )
    let app = try TriedApp(project.url.path, target: nil)
    #expect(app.conditions == ["BASE", "LAST"])
    #expect(app.module == "The_Shop", "the project's own settings come last")
  }

  /// Objects of documents have to be made by code: nothing makes them of a class's name.
  @Test func objectsOfDocumentsAreRegistered() throws {
    let objects = ["Pen", "Price", "UIView"].map {
      "<customObject id=\"\($0)\" userLabel=\"a\" customClass=\"\($0)\"/>"
    }
    try project.write(
      "<document>\(objects.joined())</document>",
      to: "Shop/Base.lproj/Main.storyboard"
    )
    try project.write("public class Price: NSObject {}", to: "ShopKit/Price.swift")
    try project.write("class Pen: NSObject {}", to: "Shop/Left.swift")
    let app = try TriedApp(project.url.path, target: nil)
    var package = TriedPackage(app: app, dependency: .folder("../transrender"))
    func main() throws -> String {
      let file = try package.files().files.first { $0.path.hasSuffix("/main.swift") }
      return file.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
    }
    #expect(try main().contains("objects.append((name: \"Pen\", make: { Pen() }))"))
    #expect(try main().contains("objects.append((name: \"Price\", make: { Price() }))"))
    #expect(try main().contains("import ShopKit\n"))
    #expect(try !main().contains("UIView()"))
    package.unmakable = ["Price"]
    #expect(try !main().contains("Price"))
  }

  @Test func aWorkspaceNamesItsProjects() throws {
    try project.write(
      "<Workspace><FileRef location = \"group:Shop.xcodeproj\"/></Workspace>",
      to: "Shop.xcworkspace/contents.xcworkspacedata"
    )
    let app = try TriedApp(project.folder.appending(path: "Shop.xcworkspace").path, target: nil)
    #expect(app.name == "The Shop")
  }

  /// Xcode 8 asks for the version of Swift, 7 and older know 1 and 2 only.
  @Test(arguments: [
    ("0720", "", true, true), ("0800", "", false, true),
    ("0720", "SWIFT_VERSION = 3.0;", false, true), ("", "", false, false),
    ("1020", "", false, true), ("1100", "", false, false),
    ("1020", "IPHONEOS_DEPLOYMENT_TARGET = 13.0;", false, false),
    ("1020", "IPHONEOS_DEPLOYMENT_TARGET = 9.3;", false, true),
    ("1020; LastSwiftUpdateCheck = 1130", "", false, false),
  ])
  func anOldProjectIsToldByTheXcodeThatSavedIt(
    check: String,
    setting: String,
    isBeforeSwift3: Bool,
    isBeforeXcode11: Bool
  ) throws {
    let attributes = check.isEmpty ? "" : "attributes = { LastUpgradeCheck = \(check); };"
    let text = SampleProject.project
      .replacing("isa = PBXProject;", with: "isa = PBXProject; \(attributes)")
      .replacing("buildSettings = {", with: "buildSettings = { \(setting)")
    try project.write(text, to: "Shop.xcodeproj/project.pbxproj")
    let app = try TriedApp(project.url.path, target: nil)
    #expect(app.isBeforeSwift3 == isBeforeSwift3 && app.isBeforeXcode11 == isBeforeXcode11)
  }

  @Test func theLinkToALibrarysPodsIsNotItsProject() throws {
    let link = project.folder.appending(path: "_Pods.xcodeproj")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere")
    let app = try TriedApp(project.folder.path, target: nil)
    #expect(app.name == "The Shop")
  }

  @Test func aFolderWithoutAProjectIsItsSources() throws {
    let app = try TriedApp(project.folder.appending(path: "Shop").path, target: nil)
    #expect(app.sources.count == 3)
    #expect(app.storyboard == "Main")
  }

  @Test func anExampleInAPackagesFolderUsesThatPackage() throws {
    try project.write(
      "let package = Package(name: \"Deep\", targets: [.target(name: \"DeepKit\")])",
      to: "Deep/Package.swift"
    )
    try project.write("public struct Deep {}", to: "Deep/Sources/DeepKit/Deep.swift")
    try project.write("{}", to: "Deep/Sources/DeepKit/deep.json")
    try project.write("import DeepKit\nclass A {}", to: "Deep/Example/A.swift")
    try project.write("import XCTest", to: "Deep/Tests/DeepKitTests/DeepTests.swift")
    try project.write("{}", to: "Deep/Example/prices.json")
    let app = try TriedApp(project.folder.appending(path: "Deep").path, target: nil)
    #expect(project.names(app.sources) == ["Deep/Example/A.swift"])
    #expect(project.names(app.resources) == ["Deep/Example/prices.json"])
    #expect(app.libraries.map(\.module) == ["DeepKit"])
    #expect(project.names(app.libraries[0].resources) == ["Deep/Sources/DeepKit/deep.json"])
  }

  @Test(arguments: [
    ("nothing", nil, "there is no 'nothing'; name an Xcode project or a folder of sources"),
    (
      "app", "Tests", "app has no app 'Tests'; its apps are 'The Shop'"
    ),
    (
      "app/ShopKit", "Tests",
      "app/ShopKit has no Xcode project and so no targets; leave --target out"
    ),
    (
      "app/Shop/Assets.xcassets", nil,
      "app/Shop/Assets.xcassets holds no Swift files; name a project or a folder of sources"
    ),
  ]) func whatCannotBeTriedIsSaid(path: String, target: String?, sentence: String) throws {
    let whole = path == "nothing" ? path : scratch.path(path)
    let error = #expect(throws: InputError.self) { try TriedApp(whole, target: target) }
    #expect(error?.description.replacing(scratch.url.path + "/", with: "") == sentence)
  }

  @Test func noProjectIsReadFromOtherText() throws {
    try project.write("nonsense", to: "Shop.xcodeproj/project.pbxproj")
    #expect(throws: InputError.self) { try TriedApp(project.url.path, target: nil) }
  }

  // MARK: Packages

  @Test func thePackageHasTheAppAndItsLibraries() throws {
    let app = try TriedApp(project.url.path, target: nil)
    let package = TriedPackage(app: app, dependency: .folder("../transrender"))
    let files = try package.files().files
    let texts = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.text, as: UTF8.self)) }
    )
    #expect(
      texts.keys.sorted() == [
        "Package.swift", "Sources/ShopKit/0-Price.ported.swift",
        "Sources/The_Shop/0-AppDelegate.ported.swift", "Sources/The_Shop/1-List.ported.swift",
        "Sources/The_Shop/2-Left.ported.swift", "Sources/The_Shop/3-Extra.ported.swift",
        "Sources/The_Shop/main.swift",
      ]
    )
    let main = texts["Sources/The_Shop/main.swift"] ?? ""
    #expect(main.contains("storyboard: \"Main\""))
    #expect(main.contains("appDelegate: { AppDelegate() }"))
    #expect(main.contains("sceneDelegate: nil"))
    #expect(main.contains("(name: \"ListController\", make: { ListController() })"))
    let list = texts["Sources/The_Shop/1-List.ported.swift"] ?? ""
    let path = project.folder.appending(path: "Shop/Screens/List.swift").path
    #expect(list.hasPrefix("#sourceLocation(file: \"\(path)\", line: 1)\n"))
  }

  @Test func controllersOfStoryboardsAreNotMadeWithoutThem() throws {
    try project.write(
      "<viewController customClass=\"ListController\"/>",
      to: "Shop/Base.lproj/Main.storyboard"
    )
    let app = try TriedApp(project.url.path, target: nil)
    let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
    let main = files.first { $0.path.hasSuffix("/main.swift") }
    #expect(main.map { String(decoding: $0.text, as: UTF8.self).contains("ListC") } == false)
  }

  @Test func anAppMayHaveTheNameOfARoom() throws {
    let rooms = try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
      .filter { !$0.contains(".") && $0 != "AppleNames" && $0 != "CLibraries" }
    #expect(Set(rooms).subtracting(TriedPackage.taken) == [])
  }

  @Test func aLibraryMayHaveTheNameOfARoom() throws {
    let file = project.url.appending(path: "project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("name = ShopKit;", with: "name = Player;")
    try Data(text.utf8).write(to: file)
    try project.write(
      "import Player\nclass ListController: UIViewController {}",
      to: "Shop/Left.swift"
    )
    let app = try TriedApp(project.url.path, target: nil)
    #expect(app.libraries.map(\.module) == ["Player"])
    let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
    let paths = files.map(\.path)
    #expect(paths.contains("Sources/PlayerLibrary/0-Price.ported.swift"))
    let texts = files.map { String(decoding: $0.text, as: UTF8.self) }
    #expect(texts[0].contains("name: \"PlayerLibrary\""))
    #expect(!texts[0].contains("\"Player\""))
    #expect(texts.contains { $0.contains("import PlayerLibrary\n") })
  }

  @Test(arguments: [
    ("let a = Bundle.module", true),
    ("let a = NSLocalizedString(b, bundle: .module, comment: c)", true),
    (
      "let a = Bundle.module\n#if !SWIFT_PACKAGE\nextension Bundle { static let module = Bundle() }\n"
        + "#endif", true
    ),
    ("let a = Bundle.module\nextension Bundle { static let module = Bundle.main }", false),
    ("let a = b.module", false),
  ])
  func codeOfPackagesGetsItsBundle(text: String, isNeeded: Bool) throws {
    try project.write(text, to: "ShopKit/Price.swift")
    let app = try TriedApp(project.url.path, target: nil)
    let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
    #expect(files.contains { $0.path == "Sources/ShopKit/Bundle.swift" } == isNeeded)
  }

  @Test(arguments: [
    ("let a = Date()", ["init()", "static var now", "func isDateInToday"], []),
    ("let a = calendar.isDateInToday(b)", ["func isDateInTomorrow"], []),
    (
      "let a = Date().timeIntervalSinceNow\nextension Date { static var now: Date { Date() } }",
      ["init()"], ["static var now"]
    ),
    ("let now = Date(); var initial = now", ["init()", "static var now"], []),
    ("let a = UpDate()", [], ["init()"]),
  ])
  func datesFollowTheStage(text: String, members: [String], others: [String]) throws {
    try project.write(text, to: "ShopKit/Price.swift")
    let app = try TriedApp(project.url.path, target: nil)
    let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
    let clock = files.first { $0.path == "Sources/ShopKit/StageClock.swift" }
    let written = clock.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
    #expect(members.allSatisfy(written.contains))
    #expect(!others.contains(where: written.contains))
    #expect((clock == nil) == members.isEmpty)
  }

  @Test func companionsOfPortedFilesAreFilesOfTheirTarget() throws {
    try project.write("let a = NSStringFromClass(Price.self)", to: "ShopKit/Price.swift")
    let app = try TriedApp(project.url.path, target: nil)
    let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
    let added = files.filter { $0.path.hasSuffix("/ClassNames.swift") }
    #expect(added.map(\.path) == ["Sources/ShopKit/ClassNames.swift"])
    #expect(String(decoding: added[0].text, as: UTF8.self).contains("func NSStringFromClass("))
  }

  @Test(arguments: [
    ("queue.addOperation { a() }", true), ("queue.addOperations([a], waitUntilFinished: b)", true),
    ("let a = OperationQueue()", false),
    ("class Q: OperationQueue { override func addOperation(_ a: Operation) {} }", false),
  ])
  func operationsAreCounted(text: String, isNeeded: Bool) throws {
    try project.write(text, to: "ShopKit/Price.swift")
    let app = try TriedApp(project.url.path, target: nil)
    let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
    #expect(files.contains { $0.path == "Sources/ShopKit/CountedOperations.swift" } == isNeeded)
  }

  /// Such as a calculator's.
  @Test func operationsAreCountedBesideATypeOfThatName() throws {
    let text = CountedOperations(["enum Operation {}; queue.addOperation { a() }"]).text ?? ""
    let types = text.matches(of: /_ ops?: \[?([\w.]+)/).map { String($0.1) }
    #expect(types == ["Foundation.Operation", "Foundation.Operation"])
  }

  @Test(arguments: [
    ("Thread.sleep(forTimeInterval: 1)", ["forTimeInterval ti", "until date"]),
    ("sleep(1)", ["_ seconds"]), ("usleep(1)", ["_ microseconds"]),
    ("func sleep() {}; sleep()", []), ("Task.sleep(for: .seconds(1))", []),
  ])
  func functionsThatSleepFollowTheClock(use: String, parameters: [String]) {
    let text = StageSleeps([use]).text ?? ""
    let found = text.matches(of: /func u?sleep\((\w+ \w+):/).map { String($0.1) }
    #expect(found == parameters)
  }

  @Test func timersOfDispatchFollowTheClockInAllSpellings() {
    let text = StageSleeps(["DispatchSource.makeTimerSource(flags: [], queue: nil)"]).text ?? ""
    #expect(text.matches(of: /func schedule\(/).count == 4)
    #expect(text.contains("flags: Dispatch.DispatchSource.TimerFlags = []"))
  }

  @Test func productsForOtherFrameworksAreAddedWhereTheyAreNeeded() throws {
    func manifest() throws -> String {
      let app = try TriedApp(project.url.path, target: nil)
      let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
      return try #require(
        files.first { $0.path == "Package.swift" }.map {
          String(decoding: $0.text, as: UTF8.self)
        }
      )
    }
    #expect(try !manifest().contains("ApplePlaceholders"))
    try project.write("import MapKit\nlet a = MKMapView()", to: "ShopKit/Price.swift")
    #expect(try manifest().contains(".product(name: \"ApplePlaceholders\", package:"))
    #expect(try !manifest().contains("HeadlessCombine"))
  }

  @Test(arguments: [("Shop", "Shop"), ("1 Shop", "__Shop"), ("Shop 2", "Shop_2"), ("a-b", "a_b")])
  func namesBecomeIdentifiers(name: String, module: String) {
    #expect(XcodeTarget.identifier(name) == module)
  }

  @Test func aTargetUsesTheLibrariesBeforeIt() throws {
    let app = try TriedApp(project.url.path, target: nil)
    let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
    let manifest = try #require(
      files.first { $0.path == "Package.swift" }.map { String(decoding: $0.text, as: UTF8.self) }
    )
    let uses = manifest.matches(of: /name: "(\w+)",\s+dependencies: \[([^\]]*)\]/)
      .map { ("\($0.1)", $0.2.contains("\"ShopKit\"")) }
    #expect(uses.map(\.0) == ["ShopKit", "The_Shop"])
    #expect(uses.map(\.1) == [false, true])
  }

  @Test func ofSeveralAppsOneIsTriedThatSwiftLaunches() throws {
    let text = SampleProject.project
      .replacing("targets = ( KIT, APP,", with: "targets = ( KIT, OLD, APP,")
      .replacing(
        "KIT = {",
        with: """
          OLDSOURCES = { isa = PBXSourcesBuildPhase; files = ( B2, ); };
          OLD = { isa = PBXNativeTarget; name = "Old Shop"; buildPhases = ( OLDSOURCES, );
            productType = "com.apple.product-type.application"; };
          KIT = {
          """
      )
    try project.write(text, to: "Shop.xcodeproj/project.pbxproj")
    #expect(try TriedApp(project.url.path, target: nil).name == "The Shop")
    #expect(try TriedApp(project.url.path, target: "Old Shop").sources.count == 1)
    #expect(try TriedApp(project.url.path, target: nil).otherApps == ["Old Shop"])
    #expect(try TriedApp(project.url.path, target: "The Shop").otherApps.isEmpty)
    try project.write("class AppDelegate {}", to: "Shop/AppDelegate.swift")
    #expect(try TriedApp(project.url.path, target: nil).name == "Old Shop")
  }

  @Test func dataModelsAreSourcesAndResources() throws {
    try project.write(
      "<model><entity name=\"Item\" representedClassName=\"Item\""
        + " codeGenerationType=\"class\"/></model>",
      to: "New/Shop.xcdatamodeld/Shop.xcdatamodel/contents"
    )
    let app = try TriedApp(project.url.path, target: nil)
    #expect(project.names(app.sources).last == "New/Shop.xcdatamodeld")
    let model = try #require(app.resources.first { $0.pathExtension == "xcdatamodeld" })
    #expect(AppResources.path(of: model) == "Shop.momd")
    let files = try TriedPackage(app: app, dependency: .folder("../transrender")).files().files
    let texts = files.map { String(decoding: $0.text, as: UTF8.self) }
    #expect(texts.contains { $0.contains("public class Item: NSManagedObject {") })
    #expect(texts.contains { $0.contains(".product(name: \"HeadlessCoreData\", package:") })
    try project.write("<model", to: "New/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
    #expect(throws: (any Error).self) {
      try TriedPackage(app: app, dependency: .folder("../transrender")).files()
    }
  }

  @Test func modulesOfOtherAppsAreForgotten() throws {
    try project.write("", to: "build/debug/Modules/Other.swiftmodule")
    try project.write("", to: "build/debug/Modules/Kept.swiftmodule")
    let build = TrialBuild(
      tool: SwiftTool(package: scratch.url, tool: []),
      scratch: project.folder.appending(path: "build")
    )
    build.forgetModules(["Other", "../Modules/Kept", "Missing"])
    #expect(try scratch.names(in: "app/build/debug/Modules") == ["Kept.swiftmodule"])
  }

  // MARK: Building and filming

  /// `swift` and the app are scripts here: what cannot be compiled is left out, then all is filmed.
  @Test func whatDoesNotCompileIsLeftOutAndTheRestIsFilmed() throws {
    let left = project.folder.appending(path: "Shop/Left.swift").path
    let swift = try script(
      "swift",
      """
      if ! grep -q MissingCode "\(scratch.path("out"))/Sources/The_Shop/2-Left.ported.swift"; then
        echo "\(left):1:45: error: cannot find 'missing' in scope"; exit 1
      fi
      mkdir -p "\(scratch.path("build"))/debug"
      cp "\(scratch.path("app.sh"))" "\(scratch.path("build"))/debug/The_Shop"
      """
    )
    _ = try script(
      "app",
      """
      case "$1" in
      list) printf 'launch\\nscreen\\037ListController\\ntouch\\0370\\037tap\\037dead' > "$2" ;;
      film)
        case "$2" in screen*) exit 5 ;; esac
        echo page > "$3/page.html"; echo still > "$3/still.png"
        case "$2" in touch*) fault=deaf ;; *) fault=slow ;; esac
        echo '{"frames":31,"milliseconds":500,"moves":false,"faults":["'$fault'"]}' > "$3/card.json" ;;
      esac
      """
    )
    let code = Paper()
    let console = Console(result: { code.add($0) }, talk: { code.add($0) })
    try job(swift: swift, console: console).run(isStrict: false)
    #expect(
      code.text.contains(
        "Shop/Left.swift:1: cannot find 'missing' in scope; left out: the body of a()"
      )
    )
    #expect(code.text.contains("ListController is presented: the app stops without a"))
    #expect(code.text.contains("slow"))
    let steps = code.text.split(separator: "\n")
      .filter { $0.hasPrefix("building ") || $0.hasPrefix("filming ") }
    #expect(
      steps == [
        "building The Shop; the first build takes minutes",
        "building The Shop again, without what does not compile",
        "filming 3 scenes, and where touches lead",
      ]
    )
    // What a tap without a card warns of is said.
    #expect(code.text.contains("deaf"))
    #expect(
      code.text.contains("1 film · 1 part left out · \(scratch.path("out"))/films/index.html")
    )
    // A tap that moves nothing has no card.
    #expect(
      try scratch.names(in: "out/films") == ["gallery.json", "index.html", "pages"]
    )
    #expect(
      try scratch.names(in: "out/The_Shop.app") == [
        "Assets.xcassets", "Base.lproj", "Info.plist", "The_Shop", "de.lproj", "prices.json",
      ]
    )
  }

  /// The first build that is not linked is repeated with all that it had, and says so.
  @Test func aBuildThatWasNotLinkedIsRepeatedWhole() throws {
    let swift = try script(
      "swift",
      """
      if [ ! -e "\(scratch.path("tried"))" ]; then
        touch "\(scratch.path("tried"))"; echo "error: undefined reference to 'X'"; exit 1
      fi
      mkdir -p "\(scratch.path("build"))/debug"
      cp "\(scratch.path("app.sh"))" "\(scratch.path("build"))/debug/The_Shop"
      """
    )
    _ = try script("app", "exit 1")
    let talk = Paper()
    let job = try job(swift: swift, console: Console(result: { _ in }, talk: { talk.add($0) }))
    // The app itself only stops.
    #expect(throws: Finding.self) { try job.run(isStrict: false) }
    #expect(
      talk.text.split(separator: "\n").filter { $0.hasPrefix("building ") } == [
        "building The Shop; the first build takes minutes",
        "building The Shop again, from the start, since it was not linked",
      ]
    )
  }

  /// Generated code is often not committed, and each place that uses it would have another message.
  @Test func aGeneratorOfMissingCodeIsNamedOnce() throws {
    let left = project.folder.appending(path: "Shop/Left.swift").path
    let list = project.folder.appending(path: "Shop/Screens/List.swift").path
    let swift = try script(
      "swift",
      """
      if [ -e "\(scratch.path("built"))" ]; then exit 0; fi
      echo x >> "\(scratch.path("rounds"))"
      if [ $(wc -l < "\(scratch.path("rounds"))") -gt 1 ]; then touch "\(scratch.path("built"))"; fi
      echo "\(left):1:45: error: cannot find 'R' in scope"
      echo "\(list):1:1: error: cannot find 'L10n' in scope"
      echo "\(list):2:1: error: cannot find type 'StoryboardScene' in scope"
      exit 1
      """
    )
    let talk = Paper()
    let job = try job(swift: swift, console: Console(result: { _ in }, talk: { talk.add($0) }))
    #expect(throws: Finding.self) { try job.run(isStrict: false) }
    let sentences = [
      "no source declares 'R', as R.swift does while Xcode builds an app; build the app on a Mac,"
        + " and add the R.generated.swift that comes of it to the app's sources",
      "no source declares 'L10n', 'StoryboardScene', as SwiftGen does while Xcode builds an app;"
        + " run it on a Mac, and add the files that it writes to the app's sources",
    ]
    for sentence in sentences {
      #expect(talk.text.split(separator: sentence).count == 2, "\(talk.text)")
    }
  }

  @Test func whatSwiftGenWouldWriteIsLeftOutIfItDoesNotCompile() throws {
    try project.write("let a = Asset.pin", to: "Shop/Left.swift")
    try project.write(
      "xcassets:\n  inputs: Shop\n  outputs:\n    templateName: swift5\n",
      to: "swiftgen.yml"
    )
    let file = scratch.path("out/Sources/The_Shop/SwiftGen.swift")
    let swift = try script(
      "swift",
      "if [ -e \"\(file)\" ]; then echo \"\(file):1:1: error: no\"; exit 1; fi"
    )
    let talk = Paper()
    let job = try job(swift: swift, console: Console(result: { _ in }, talk: { talk.add($0) }))
    #expect(throws: Finding.self) { try job.run(isStrict: false) }
    #expect(talk.text.contains("what SwiftGen would write is left out: no"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func namesOfAnAppsOwnBelongToNoGenerator() {
    let words = ["cannot find 'Router' in scope", "value of type 'R' has no member 'a'"]
    let problems = words.map { TrialBuild.Problem(path: "/a.swift", line: 1, column: 1, words: $0) }
    #expect(CodeGenerator.sentences(about: problems).isEmpty)
  }

  /// A compiler stops a file at the first module that it does not find, and names a few files.
  @Test func aModuleThatIsMissingIsLeftOutOfAllFilesAtOnce() throws {
    try project.write("import Gone\nclass Left {}", to: "Shop/Left.swift")
    try project.write(
      "import UIKit\nimport Gone\nclass ListController: UIViewController {}",
      to: "Shop/Screens/List.swift"
    )
    let swift = try script(
      "swift",
      """
      echo build >> "\(scratch.path("builds"))"
      if grep -q "^import Gone" "\(scratch.path("out"))"/Sources/The_Shop/*.swift; then
        echo "\(project.folder.appending(path: "Shop/Left.swift").path):1:8: error: no such module 'Gone'"
        exit 1
      fi
      """
    )
    let talk = Paper()
    let job = try job(swift: swift, console: Console(result: { _ in }, talk: { talk.add($0) }))
    #expect(throws: Finding.self) { try job.run(isStrict: false) }
    for place in ["Shop/Left.swift:1", "Shop/Screens/List.swift:2"] {
      #expect(
        talk.text.contains("\(place): no such module 'Gone'; left out: the import of Gone")
      )
    }
    #expect(try String(contentsOfFile: scratch.path("builds"), encoding: .utf8) == "build\nbuild\n")
  }

  @Test func aBuildWithoutAProgramEndsInASentence() throws {
    let swift = try script("swift", "exit 0")
    let job = try job(swift: swift, console: Console(result: { _ in }, talk: { _ in }))
    let finding = #expect(throws: Finding.self) { try job.run(isStrict: false) }
    #expect(finding?.description.contains("made no \(scratch.path("build"))") == true)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out/films")))
  }

  /// A trial in folders of its own, with a script in the place of `swift`.
  private func job(swift: String, console: Console) throws -> TrialJob {
    let app = try TriedApp(project.url.path, target: nil)
    return TrialJob(
      app,
      folder: try TrialFolder(scratch.path("out"), keptOutOf: app),
      dependency: .folder("../transrender"),
      scratch: URL(filePath: scratch.path("build")),
      scale: nil,
      tool: ["/bin/sh", swift],
      session: Session(console: console, reels: [])
    )
  }

  @Test func aFolderOfOthersIsRefused() throws {
    let app = try TriedApp(project.url.path, target: nil)
    #expect(throws: InputError.self) {
      try TrialFolder(project.folder.path, keptOutOf: app)
    }
    #expect(throws: InputError.self) {
      try TrialFolder(project.folder.appending(path: "Shop/Base.lproj").path, keptOutOf: app)
    }
    try project.write("mine", to: "other/notes.txt")
    let error = #expect(throws: InputError.self) {
      try TrialFolder(project.folder.appending(path: "other").path, keptOutOf: app)
    }
    #expect(error?.description.contains("such as notes.txt") == true)
  }

  /// The list may come from elsewhere, and people go on with what they have tried.
  @Test func aTrialKeepsWhatIsNotItsOwn() throws {
    let app = try TriedApp(project.url.path, target: nil)
    let folder = try TrialFolder(scratch.path("trial"), keptOutOf: app)
    let file = { (path: String, text: String) in
      TriedPackage.File(path: path, text: Array(text.utf8))
    }
    let text = { (path: String) in try? String(contentsOfFile: scratch.path(path), encoding: .utf8)
    }
    try folder.write([file("Sources/a.swift", "a"), file("Sources/b.swift", "b")])
    try folder.write([file("Sources/a.swift", "aa")])
    #expect(text("trial/Sources/a.swift") == "aa" && text("trial/Sources/b.swift") == nil)
    for path in ["Sources/a.swift", "Sources/c.swift"] {
      try Data("mine".utf8).write(to: scratch.url.appending(path: "trial/\(path)"))
      let error = #expect(throws: InputError.self) { try folder.write([file(path, "new")]) }
      #expect(error?.description.contains("trial/\(path) is not as `try` wrote it") == true)
      #expect(text("trial/\(path)") == "mine")
      try FileManager.default.removeItem(atPath: scratch.path("trial/\(path)"))
    }
    try Data("mine".utf8).write(to: scratch.url.appending(path: "mine.txt"))
    let list = #"{"files": ["../mine.txt", "\#(scratch.path("mine.txt"))"]}"#
    try Data(list.utf8).write(to: scratch.url.appending(path: "trial/transrender-try.json"))
    try folder.write([file("Sources/d.swift", "d")])
    #expect(text("mine.txt") == "mine" && text("trial/Sources/d.swift") == "d")
  }

  @Test func messagesOfTheCompilerAreReadOnce() {
    let text = """
      /a/B.swift:3:9: error: cannot find 'X' in scope
       3 |   X()
      /a/B.swift:3:9: error: cannot find 'X' in scope
      /a/B.swift:4:9: warning: unused
      error: emit-module command failed
      /a/B.swift:7: error: undefined reference to 'Y'
      /a/from C:D/B.swift:8:1: error: no
      """
    let problems = TrialBuild.problems(in: text)
    #expect(problems.map(\.line) == [3, 7, 8])
    #expect(
      problems.map(\.words) == ["cannot find 'X' in scope", "undefined reference to 'Y'", "no"]
    )
    #expect(problems.last?.path == "/a/from C:D/B.swift")
  }

  private func script(_ name: String, _ text: String) throws -> String {
    let place = scratch.url.appending(path: name + ".sh")
    try Data(("#!/bin/sh\n" + text + "\n").utf8).write(to: place)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: place.path
    )
    return place.path
  }
}
