import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@Suite struct DeterminismTests {
  /// Set in the children that these tests start: where to leave the digests of all pictures.
  static let request = "TRANSRENDER_TEST_DIGESTS"

  static func digests() throws -> String {
    let renderer = Renderer(scale: 2)
    return try GoldenTests.pictures
      .map { "\($0.name) \(try renderer.draw($0.scene).digest)\n" }
      .joined()
  }

  /// Does nothing but in a child, where it answers the test below.
  @Test func childrenLeaveTheirDigests() throws {
    guard let path = ProcessInfo.processInfo.environment[Self.request] else { return }
    try Self.digests().write(toFile: path, atomically: true, encoding: .utf8)
  }

  static let surroundings: [[String: String]] = [
    ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"],
    ["HOME": "/nonexistent", "TZ": "Pacific/Kiritimati"],
    ["PIXMAN_DISABLE": "sse2 ssse3"],
    ["FONTCONFIG_FILE": "/nonexistent/fonts.conf"],
  ]

  @Test(arguments: surroundings)
  func otherSurroundingsGiveEqualPixels(variables: [String: String]) throws {
    guard ProcessInfo.processInfo.environment[Self.request] == nil else { return }
    let file = TemporaryFolder.ofProcess.appending(path: "digests-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let child = Process()
    let own = CommandLine.arguments
    child.executableURL = URL(filePath: own[0])
    child.arguments = Self.arguments(like: own)
    child.environment = ProcessInfo.processInfo.environment
      .merging(variables) { $1 }
      .merging([Self.request: file.path]) { $1 }
    child.standardOutput = FileHandle.nullDevice
    child.standardError = FileHandle.nullDevice
    try child.run()
    child.waitUntilExit()
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.digests())
  }

  /// The arguments of this run, but for that one test alone.
  private static func arguments(like own: [String]) -> [String] {
    var kept: [String] = []
    var skips = false
    for argument in own.dropFirst() {
      let isSkipped = skips
      skips = ["--filter", "--skip", "--xunit-output", "--event-stream-output-path"]
        .contains(argument)
      if !isSkipped && !skips { kept.append(argument) }
    }
    return kept + ["--filter", "childrenLeaveTheirDigests"]
  }

  @Test func manyThreadsGiveTheSamePixels() async throws {
    let alone = try GoldenTests.pictures.map { try Renderer(scale: 2).draw($0.scene) }
    let shared = Renderer(scale: 2)
    let together = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for (index, picture) in GoldenTests.pictures.enumerated() {
        for _ in 0..<3 {
          group.addTask { (index, try shared.draw(picture.scene)) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together.allSatisfy { index, bitmap in bitmap == alone[index] })
    #expect(together.count == alone.count * 3)
  }
}
