import Foundation
import TestSupport
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct InitTests {
  let scratch: Scratch
  let checkout: String

  init() throws {
    scratch = try Scratch()
    checkout = scratch.path("transrender")
    try scratch.write(
      "let package = Package(name: \"transrender\")",
      to: "transrender/Package.swift"
    )
  }

  private func start(_ words: String...) -> (code: ExitCode, terminal: Terminal) {
    let terminal = Terminal()
    return (terminal.run(["init"] + words), terminal)
  }

  @Test(arguments: ["new", "deep/below/new"])
  func aStarterIsWrittenIntoANewFolder(folder: String) throws {
    let (code, terminal) = start(scratch.path(folder), "--dependency", checkout)
    #expect(code == .done)
    #expect(terminal.output == "6 files · \(scratch.path(folder))\n")
    #expect(
      try scratch.names(in: folder) == [
        ".github", ".gitignore", "Package.swift", "Sources", "Tests",
      ]
    )
  }

  @Test func anEmptyFolderAndANewRepositoryWillDo() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path("app/.git"),
      withIntermediateDirectories: true
    )
    #expect(start(scratch.path("app"), "--dependency", checkout).code == .done)
  }

  @Test func whatIsThereIsNotTouched() throws {
    try scratch.write("mine", to: "app/Package.swift")
    let (code, terminal) = start(scratch.path("app"), "--dependency", checkout)
    #expect(code == .badInput)
    #expect(
      terminal.errors == "transrender: \(scratch.path("app")) is not empty, it has Package.swift;"
        + " name a new or empty folder\n"
    )
    #expect(try scratch.names(in: "app") == ["Package.swift"])
    #expect(try scratch.text("app/Package.swift") == "mine")
  }

  @Test func aFileIsNoFolder() throws {
    try scratch.write("mine", to: "app")
    let (code, terminal) = start(scratch.path("app"), "--dependency", checkout)
    #expect(code == .badInput)
    #expect(terminal.errors.contains("app is a file; name a new folder"))
    #expect(try scratch.text("app") == "mine")
  }

  @Test(arguments: [
    (["init"], "'init' needs FOLDER"),
    (["init", ""], "the folder's name is empty; name a new folder"),
    (["init", "a", "b"], "unexpected argument 'b'"),
  ])
  func badWordsAreRefused(words: [String], says: String) {
    let terminal = Terminal()
    #expect(terminal.run(words) == .badInput)
    #expect(terminal.errors.contains(says))
  }

  @Test func aDependencyIsACheckout() throws {
    let (code, terminal) = start(scratch.path("app"), "--dependency", scratch.url.path)
    #expect(code == .badInput)
    #expect(
      terminal.errors
        == "transrender: \(scratch.url.path) is not a checkout of transrender; name its"
        + " folder or Git URL with --dependency\n"
    )
    #expect(!FileManager.default.fileExists(atPath: scratch.path("app")))
  }

  @Test func theCheckoutIsFoundFromBelow() throws {
    let file = scratch.url.appending(path: "transrender/.build/debug/transrender")
    #expect(StarterDependency.checkout(above: file)?.lastPathComponent == "transrender")
    #expect(StarterDependency.checkout(above: URL(filePath: "/usr/bin/transrender")) == nil)
  }

  @Test func theManifestNamesTheDependency() throws {
    #expect(start(scratch.path("app"), "--dependency", checkout).code == .done)
    let byPath = try scratch.text("app/Package.swift")
    #expect(byPath.contains("name: \"app\""))
    #expect(byPath.contains("[.package(path: \"../transrender\")]"))
    let url = "https://example.com/forks/transrender-fork.git"
    #expect(start(scratch.path("other"), "--dependency", url).code == .done)
    let byURL = try scratch.text("other/Package.swift")
    #expect(byURL.contains("[.package(url: \"\(url)\", branch: \"main\")]"))
    #expect(byURL.contains(".product(name: \"UIKit\", package: \"transrender-fork\")"))
  }

  @Test func aNameIsWrittenAsSwiftWritesText() throws {
    #expect(start(scratch.path("a \"b\" \\"), "--dependency", checkout).code == .done)
    #expect(try scratch.text("a \"b\" \\/Package.swift").contains(#"name: "a \"b\" \\","#))
  }

  @Test func itsSourcesAreThoseThatConsumersCompile() throws {
    let consumer = Repository.root.appending(path: "Tests/Consumers/Starter")
    func compiled(_ name: String) throws -> String {
      try String(contentsOf: consumer.appending(path: name), encoding: .utf8)
    }
    #expect(Starter.screen == (try compiled("WelcomeController.swift")))
    let test = Starter.test.replacingOccurrences(of: "import Screens\n", with: "")
    #expect(test == (try compiled("WelcomeTransitions.swift")))
    // Code on the top level stands in a function there.
    let body = Starter.reel.split(separator: "\n").drop { $0.hasPrefix("import") }
    let reel = try compiled("Reel.swift")
    for line in body { #expect(reel.contains("\n  \(line)\n"), "\(line)") }
  }

  @Test func theWorkflowInstallsWhatTheBuildNeeds() throws {
    let deps = try Repository.text(".ci/deps")
    let list = try #require(deps.firstMatch(of: /packages=\(([^)]*)\)/)).1
    #expect(Starter.debianPackages == list.split { $0.isWhitespace }.map(String.init))
    #expect(start(scratch.path("app"), "--dependency", checkout).code == .done)
    let workflow = try scratch.text("app/.github/workflows/transitions.yml")
    #expect(
      workflow.contains("apt-get install -y \(Starter.debianPackages.joined(separator: " "))\n")
    )
  }
}

extension Scratch {
  fileprivate func write(_ text: String, to name: String) throws {
    let place = url.appending(path: name)
    let folder = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  fileprivate func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}
