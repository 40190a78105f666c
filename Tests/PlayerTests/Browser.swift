import Foundation
import TestSupport

@testable import Player

/// Chromium, where it is installed.
enum Browser {
  static let path = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
        "\($0)/\(name)"
      }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static func run(_ page: PlayerPage, _ script: String) throws -> [String] {
    try run(page.html(), script)
  }

  /// What a script says that runs behind the page's own, up to its last word.
  static func run(_ page: [UInt8], _ script: String) throws -> [String] {
    let folder = TemporaryFolder.ofProcess.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "player.html")
    let html = String(decoding: page, as: UTF8.self)
      .replacing("</body>", with: "<script>\(script)</script></body>")
    try Data(html.utf8).write(to: file)
    return try console(of: file, profile: folder)
  }

  private static func console(of page: URL, profile: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1200,900",
      "--enable-logging=stderr", "--user-data-dir=\(profile.appending(path: "profile").path)",
      page.absoluteString + "#t=50ms&film=1",
    ]
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    // A browser that never gets there is closed, which ends the reading.
    DispatchQueue.global().asyncAfter(deadline: .now() + 90) { process.terminate() }
    var heard = Data()
    while heard.range(of: Data("\"deed done".utf8)) == nil,
      case let more = output.fileHandleForReading.availableData, !more.isEmpty
    {
      heard += more
    }
    process.terminate()
    process.waitUntilExit()
    return String(decoding: heard, as: UTF8.self)
      .matches(of: /"deed ((?:yes|NO) .*)", source:/).map { String($0.1) }
  }
}
