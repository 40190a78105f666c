import Foundation
import TestSupport
import Testing

/// The README stays short, and continuous integration runs its test command, optimised too.
@Suite struct ReadmeTests {
  private static let limit = 1000

  @Test func itIsShort() throws {
    let words = try Repository.text("README.md").split { $0.isWhitespace }.count
    #expect(words <= Self.limit, "\(words) words; move details to Sources/Transrender.docc")
  }

  @Test(arguments: ["test", "demo"])
  func bothCommandsExist(target: String) throws {
    #expect(try Repository.text("README.md").contains("\nmake \(target) "))
    #expect(try Document.makeTargets().contains(target))
  }

  @Test func continuousIntegrationRunsTheTestsOfBothBuilds() throws {
    let lines = try Repository.text(".ci/run").split(separator: "\n")
    #expect(lines.suffix(2) == ["make test", "make test-release"])
  }

  /// The packages of `.ci/deps` are also named where somebody installs them by hand.
  @Test(arguments: ["README.md", "Sources/Transrender.docc/Continuous-Integration.md"])
  func itInstallsWhatTheBuildNeeds(path: String) throws {
    let list = try Repository.text(".ci/deps").firstMatch(of: /packages=\(([^)]*)\)/)
    let packages = try #require(list).1.split { $0.isWhitespace }
    let command = try Repository.text(path).firstMatch(of: /apt-get install -y (.*)/)
    #expect(try #require(command).1.split(separator: " ") == packages)
  }

  @Test func everySwiftBlockIsCompiled() throws {
    for block in try Document("README.md").swiftBlocks() {
      #expect(block.region != nil, "a swift block without `<!-- region file#name -->`")
    }
  }
}
