import Foundation
import TestSupport
import Testing

@Suite struct FormattingTests {
  @Test func sourcesPassTheFormatter() throws {
    let lint = Process()
    lint.executableURL = URL(filePath: "/usr/bin/env")
    lint.arguments = [
      "swift", "format", "lint", "--strict", "--parallel", "-r", "Package.swift", "Sources",
      "Tests", "Benchmarks",
    ]
    lint.currentDirectoryURL = Repository.root
    let complaints = Pipe()
    lint.standardError = complaints
    try lint.run()
    let text = String(
      decoding: complaints.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    lint.waitUntilExit()
    #expect(lint.terminationStatus == 0, "run `make format`:\n\(text)")
  }
}
