import Foundation
import Testing

@testable import TransrenderCommand

/// What is wrong with an app from elsewhere: a sentence with its remedy, and nothing is written.
@MainActor @Suite struct BadAppTests {
  let scratch: Scratch
  let project: SampleProject

  init() throws {
    scratch = try Scratch()
    project = try SampleProject(in: scratch)
  }

  private func writeProject(replacing old: String, with new: String) throws {
    let text = SampleProject.project.replacing(old, with: new)
      .replacing("fileSystemSynchronizedGroups = ( NEW, );", with: "")
    try project.write(text, to: "Shop.xcodeproj/project.pbxproj")
  }

  @Test(arguments: [
    (
      ".swift;", ".m;",
      "is written in Objective-C or C, and only Swift is compiled here; choose another with"
        + " --target"
    ),
    (
      ".swift;", "Gone.swift;",
      "has no Swift files that are there, such as AppDelegateGone.swift; check out the whole"
        + " repository with its submodules"
    ),
    ("( B1, B2, B3, )", "( )", "has no Swift files; choose another with --target"),
  ])
  func aTargetWithoutSwiftSaysWhy(old: String, new: String, reason: String) throws {
    try writeProject(replacing: old, with: new)
    let error = #expect(throws: InputError.self) { try TriedApp(project.url.path, target: nil) }
    let sentence = "the target 'The Shop' of \(project.url.path) \(reason)"
    #expect(error?.description == sentence)
  }

  @Test func anAppOfAnotherSystemIsNotTaken() throws {
    let mac = """
      MAC = { isa = PBXNativeTarget; name = Mac; buildPhases = ( SOURCES, );
        buildConfigurationList = MACLIST; productType = "com.apple.product-type.application"; };
      MACLIST = { isa = XCConfigurationList; buildConfigurations = ( MACDEBUG, ); };
      MACDEBUG = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { SDKROOT = macosx; }; };
      KIT = {
      """
    let text = SampleProject.project.replacing("targets = ( KIT,", with: "targets = ( MAC, KIT,")
      .replacing("KIT = {", with: mac)
    try project.write(text, to: "Shop.xcodeproj/project.pbxproj")
    let taken = try TriedApp(project.url.path, target: nil)
    #expect(taken.name == "The Shop" && taken.otherApps.isEmpty)
    let error = #expect(throws: InputError.self) { try TriedApp(project.url.path, target: "Mac") }
    #expect(
      error?.description
        == "the app 'Mac' of \(project.url.path) is built for macosx, and only apps of iOS can be"
        + " tried; choose another with --target, or name another project"
    )
  }

  @Test(arguments: [
    ("Old/a.m", "int a;", "Old", "holds Objective-C or C, and only Swift is compiled here;"),
    ("Empty/a.txt", "", "Empty", "holds no Swift files;"),
    (
      "A.xcworkspace/contents.xcworkspacedata",
      "<Workspace><FileRef location = \"group:Gone.xcodeproj\"/></Workspace>", "A.xcworkspace",
      "names no project that is there;"
    ),
    ("B.xcworkspace/a.txt", "", "B.xcworkspace", "name an Xcode workspace or project"),
    ("C.xcodeproj/a.txt", "", "C.xcodeproj", "name an Xcode project"),
    (
      "D.xcodeproj/project.pbxproj", "<<<<<<< HEAD\n{ objects = {", "D.xcodeproj",
      "is not a project file; open the project in Xcode and save it"
    ),
  ])
  func whatCannotBeTriedLeavesNothingBehind(
    file: String,
    text: String,
    path: String,
    reason: String
  ) throws {
    try project.write(text, to: "It's/one \(file)")
    let folder = project.folder.appending(path: "It's")
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let terminal = Terminal()
    #expect(terminal.run("try", folder.appending(path: "one \(path)").path) == .badInput)
    #expect(terminal.errors.contains(reason), "\(terminal.errors)")
    #expect(terminal.errors.split(separator: "\n").count == 1, "\(terminal.errors)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func aWorkspaceWritesNamesAsXMLDoes() throws {
    let moved = project.folder.appending(path: "Tom & Jo's.xcodeproj")
    try FileManager.default.moveItem(at: project.url, to: moved)
    try project.write(
      "<Workspace><FileRef location = \"group:Tom &amp; Jo&apos;s.xcodeproj\"/></Workspace>",
      to: "Shop.xcworkspace/contents.xcworkspacedata"
    )
    let app = try TriedApp(project.folder.appending(path: "Shop.xcworkspace").path, target: nil)
    #expect(app.name == "The Shop")
  }

  @Test func theWorkspaceInsideAProjectIsThatProject() throws {
    let inside = project.url.appending(path: "project.xcworkspace")
    try project.write(
      "<Workspace>\n  <FileRef\n      location = \"self:\">\n  </FileRef>\n</Workspace>",
      to: "Shop.xcodeproj/project.xcworkspace/contents.xcworkspacedata"
    )
    #expect(try TriedApp(inside.path, target: nil).name == "The Shop")
  }

  @Test func groupsOfAWorkspaceAreFolders() throws {
    for name in ["A", "Apps/B", "Apps/Old/C", "D"] {
      try project.write(SampleProject.project, to: name + ".xcodeproj/project.pbxproj")
    }
    try project.write(
      """
      <Workspace version = "1.0">
        <Group location = "group:Apps" name = "Apps">
          <FileRef location = "group:B.xcodeproj"></FileRef>
          <Group location = "group:Old"><FileRef location = "group:C.xcodeproj"/></Group>
          <Group location = "group:Empty"/>
          <FileRef location = "container:D.xcodeproj"/>
        </Group>
        <Group name = "Others"><FileRef location = "group:A.xcodeproj"/></Group>
        <FileRef location = "group:Gone.xcodeproj"/>
      </Workspace>
      """,
      to: "All.xcworkspace/contents.xcworkspacedata"
    )
    let workspace = try XcodeWorkspace(project.folder.appending(path: "All.xcworkspace"))
    #expect(
      project.names(workspace.projects) == [
        "Apps/B.xcodeproj", "Apps/Old/C.xcodeproj", "D.xcodeproj", "A.xcodeproj",
      ]
    )
  }

  @Test func whatAProjectListsInVainIsSaid() throws {
    try writeProject(replacing: "path = Shop/Left.swift;", with: "path = Shop/Gone.swift;")
    let app = try TriedApp(project.url.path, target: nil)
    #expect(
      app.gaps.sentences(about: app.name, in: app.folder) == [
        "1 file of The Shop is not there, such as Shop/Gone.swift; check out the submodules and"
          + " large files, or run what writes them"
      ]
    )
    try writeProject(replacing: "path = List.swift;", with: "path = List.mm;")
    let mixed = try TriedApp(project.url.path, target: nil)
    #expect(
      mixed.gaps.sentences(about: mixed.name, in: mixed.folder) == [
        "1 file of The Shop is not written in Swift, and left out, such as Shop/Screens/List.mm;"
          + " write what the app shows in Swift"
      ]
    )
  }

  /// A pipe would be waited for, and a link may lead to what never ends.
  @Test func onlyPlainFilesAreRead() throws {
    let pipe = project.folder.appending(path: "Shop/Pipe.swift")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let folder = project.folder.appending(path: "Shop").path
    let error = #expect(throws: InputError.self) { try TriedApp(folder, target: nil) }
    #expect(error?.description.hasPrefix("\(pipe.path) cannot be read:") == true)
    try FileManager.default.removeItem(at: pipe)
    try FileManager.default.createSymbolicLink(
      atPath: pipe.path,
      withDestinationPath: "/dev/zero"
    )
    #expect(throws: InputError.self) { try TriedApp(folder, target: nil) }
  }

  @Test func anAppThatCannotBeReadLeavesNoFolder() throws {
    let app = try TriedApp(project.folder.appending(path: "Shop").path, target: nil)
    try FileManager.default.removeItem(at: project.folder.appending(path: "Shop/Left.swift"))
    let job = TrialJob(
      app,
      folder: try TrialFolder(scratch.path("deep/out"), keptOutOf: app),
      dependency: .folder("../transrender"),
      scratch: nil,
      scale: nil,
      tool: ["/bin/false"],
      session: Session(console: Console(result: { _ in }, talk: { _ in }), reels: [])
    )
    #expect(throws: (any Error).self) { try job.run(isStrict: false) }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("deep")))
  }

  @Test func textsOfLibrariesThatCannotBeReadAreSaidToo() throws {
    try project.write("public struct Deep {}", to: "Pods/DeepKit/Deep.swift")
    try project.write("<plist>", to: "Pods/DeepKit/en.lproj/Deep.stringsdict")
    try project.write("{}", to: "Pods/DeepKit/Deeper.xcstrings")
    try project.write("import DeepKit", to: "Shop/Left.swift")
    let app = try TriedApp(project.url.path, target: nil)
    let said = Paper()
    let job = TrialJob(
      app,
      folder: try TrialFolder(scratch.path("out"), keptOutOf: app),
      dependency: .folder("../transrender"),
      scratch: nil,
      scale: nil,
      tool: ["/bin/false"],
      session: Session(console: Console(result: { _ in }, talk: { said.add($0) }), reels: [])
    )
    #expect(throws: Finding.self) { try job.run(isStrict: false) }
    #expect(said.text.contains("en.lproj/Deep.stringsdict is no table of plurals"), "\(said.text)")
    #expect(said.text.contains("Deeper.xcstrings is no string catalog"), "\(said.text)")
  }

  // MARK: Names

  @Test(arguments: ["class", "main", "Dispatch", "UIKit"])
  func aModuleIsNotCalledLikeAWordOfTheLanguage(name: String) throws {
    let text = SampleProject.project
      .replacing("PRODUCT_NAME = \"$(TARGET_NAME)\"", with: "PRODUCT_NAME = \"\(name)\"")
    try project.write(text, to: "Shop.xcodeproj/project.pbxproj")
    let app = try TriedApp(project.url.path, target: nil)
    #expect(TriedPackage(app: app, dependency: .folder("..")).module == name + "App")
  }

  @Test(arguments: [("", "App"), ("-", "App_"), ("日本", "App__"), ("日本a", "__a")])
  func aModuleHasAName(name: String, module: String) {
    #expect(XcodeTarget.identifier(name) == module)
  }

  @Test func filesOfAnyNameAreWrittenUnderAPlainOne() throws {
    try project.write("struct Odd {}", to: "New/In/Tom's \"日\" $1.swift")
    try project.write("struct Extra2 {}", to: "New/In/Extra.swift")
    let app = try TriedApp(project.url.path, target: nil)
    let files = try TriedPackage(app: app, dependency: .folder("..")).files().files
    let names = files.map(\.path).filter { $0.hasPrefix("Sources/The_Shop/") && $0.contains("-") }
    #expect(
      names == [
        "Sources/The_Shop/0-AppDelegate.ported.swift", "Sources/The_Shop/1-List.ported.swift",
        "Sources/The_Shop/2-Left.ported.swift", "Sources/The_Shop/3-Extra.ported.swift",
        "Sources/The_Shop/4-Extra.ported.swift", "Sources/The_Shop/5-Tom_s______1.ported.swift",
      ]
    )
    let text = files.first { $0.path.contains("Tom") }.map {
      String(decoding: $0.text, as: UTF8.self)
    }
    #expect(text?.contains("New/In/Tom's \\\"日\\\" $1.swift\", line: 1)") == true)
  }

  // MARK: Links

  @Test func aLinkedResourceLeadsToItsFile() throws {
    try project.write("far", to: "Elsewhere/far.json")
    let link = project.folder.appending(path: "New/near.json")
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: "../Elsewhere/far.json"
    )
    let app = try TriedApp(project.url.path, target: nil)
    let folder = try TrialFolder(scratch.path("trial"), keptOutOf: app)
    let program = scratch.url.appending(path: "program")
    try Data().write(to: program)
    let copy = try folder.assemble(app, program: program, module: "The_Shop")
    let near = copy.deletingLastPathComponent().appending(path: "near.json")
    #expect(try String(contentsOf: near, encoding: .utf8) == "far")
  }

  /// Catalogues are searched for what is in them.
  @Test func aLinkedFolderIsCopied() throws {
    try project.write("{}", to: "Elsewhere/Far.xcassets/Contents.json")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.appending(path: "New/Near.xcassets").path,
      withDestinationPath: "../Elsewhere/Far.xcassets"
    )
    let app = try TriedApp(project.url.path, target: nil)
    let folder = try TrialFolder(scratch.path("trial"), keptOutOf: app)
    let program = scratch.url.appending(path: "program")
    try Data().write(to: program)
    let copy = try folder.assemble(app, program: program, module: "The_Shop")
    let near = copy.deletingLastPathComponent().appending(path: "Near.xcassets")
    let inside = FileManager.default.enumerator(atPath: near.path)?.allObjects as? [String]
    #expect(inside == ["Contents.json"])
  }
}
