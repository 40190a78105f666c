import Foundation
import Testing

/// Pictures and logs follow from the code under test alone, whatever surrounds the process.
@Suite struct HostileEnvironmentTests {
  struct World: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let variables: [String: String]
  }

  static let worlds = [
    World(
      testDescription: "another locale, clock, home and fonts",
      variables: [
        "LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG", "TZ": "Asia/Kathmandu", "HOME": "/nonexistent",
        "FONTCONFIG_FILE": "/nonexistent/fonts.conf", "FONTCONFIG_PATH": "/nonexistent",
      ]
    ),
    World(
      testDescription: "a processor without vector instructions",
      variables: ["PIXMAN_DISABLE": "sse2 ssse3 mmx"]
    ),
  ]

  // On Linux tests are a program of their own, which can be run once more.
  private static let program =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""

  @Test(
    .enabled(if: program.hasSuffix(".xctest"), "the tests are not a program of their own here"),
    arguments: worlds
  )
  func goldensMatchInAnotherProcess(world: World) throws {
    let process = Process()
    process.executableURL = URL(filePath: Self.program)
    process.arguments = ["--testing-library", "swift-testing", "--filter", "ContainerGoldens"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(world.variables.merging(["TRANSRENDER_RECORD": "never"]) { $1 }) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
    #expect(said.contains("childSwap"), "\(said)")
  }
}
