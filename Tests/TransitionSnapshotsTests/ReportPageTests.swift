import Foundation
import Testing

@testable import TransitionSnapshots

/// The report in a real browser, opened from a file: every control is used as a person would.
@MainActor
@Suite struct ReportPageTests {
  nonisolated static let browser = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
        "\($0)/\(name)"
      }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: browser != nil, "there is no Chromium in PATH to open the page with"))
  func aPersonCanReviewOnThePage() throws {
    let bench = try Workbench()
    let page = bench.folder.appending(path: "report.html")
    let html = try SnapshotReport(
      Self.run(bench),
      players: ["Sample/moves.bad.filmstrip.png": Array("<p>the player</p>".utf8)]
    ).html()
      .replacing("</body>", with: "<script>\(Self.driver)</script></body>")
    try Data(html.utf8).write(to: page)
    let said = try Self.console(of: page, profile: bench.folder)
    #expect(said == Self.deeds.map { "yes \($0.claim)" })
  }

  /// One golden that fails, one that passes, one that is missing.
  private static func run(_ bench: Workbench) throws -> SnapshotRun {
    let results = bench.folder.appending(path: "results.jsonl")
    for name in ["bad", "good"] { _ = try bench.verify(SampleFilm().take(), named: name) }
    bench.environment = ["TRANSRENDER_RESULTS": results.path, "TRANSRENDER_RECORD": "never"]
    var changed = SampleFilm()
    changed.cardShift = 1
    changed.events.swapAt(1, 2)
    _ = try bench.verify(changed.take(), named: "bad")
    _ = try bench.verify(SampleFilm().take(), named: "good")
    _ = try bench.verify(SampleFilm().take(), named: "new", as: .filmstrip)
    let lines = try String(contentsOf: results, encoding: .utf8).split(separator: "\n")
    return SnapshotRun(
      command: "swift test",
      coverage: .whole,
      results: try lines.map { try JSONDecoder().decode(SnapshotResult.self, from: Data($0.utf8)) },
      references: [],
      goldens: "",
      durationMs: 1
    )
  }

  /// What the page's script says, up to its last word.
  private static func console(of page: URL, profile: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: browser ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1200,900",
      "--enable-logging=stderr", "--user-data-dir=\(profile.appending(path: "profile").path)",
      page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    // A browser that never gets there is closed, which ends the reading.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { process.terminate() }
    var heard = Data()
    while !heard.contains("\"deed done"), case let more = output.fileHandleForReading.availableData,
      !more.isEmpty
    {
      heard += more
    }
    process.terminate()
    process.waitUntilExit()
    return String(decoding: heard, as: UTF8.self)
      .matches(of: /"deed ((?:yes|NO) .*)", source:/).map { String($0.1) }
  }
}

extension Data {
  fileprivate func contains(_ words: String) -> Bool { range(of: Data(words.utf8)) != nil }
}
