import Foundation
import TestSupport
import Testing

/// A line of a source file, with the comment lines that carry its list on.
struct Line: CustomStringConvertible {
  let file: String
  let number: Int
  private(set) var text: String

  var description: String { "\(file):\(number)" }

  /// Lines of Swift that match, except those of this folder; `grep` is quick in debug builds too.
  static func all(matching pattern: String) throws -> [Line] {
    let grep = Process()
    grep.executableURL = URL(filePath: "/usr/bin/env")
    grep.arguments = [
      "grep", "-rnE", "--include=*.swift", "--exclude-dir=HouseTests", pattern,
      "Sources", "Tests", "Benchmarks",
    ]
    grep.currentDirectoryURL = Repository.root
    let output = Pipe()
    grep.standardOutput = output
    try grep.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    grep.waitUntilExit()
    return try text.split(separator: "\n").map(Line.init(found:))
  }

  /// From `file:number:text`.
  private init(found: Substring) throws {
    let parts = found.split(separator: ":", maxSplits: 2)
    (file, number) = (String(parts[0]), try #require(Int(parts[1])))
    text = String(parts[2])
    guard text.hasSuffix(",") || text.hasSuffix(" and"), text.contains("//") else { return }
    let lines = try Repository.text(file).components(separatedBy: "\n")
    text = Self.joined(lines[(number - 1)...])
  }

  private static func joined(_ lines: ArraySlice<String>) -> String {
    var text = lines.first ?? ""
    for next in lines.dropFirst() {
      guard text.hasSuffix(",") || text.hasSuffix(" and"), text.contains("//"),
        let comment = next.firstMatch(of: /^\s*\/\/\/? (.*)$/)
      else { break }
      text += " \(comment.1)"
    }
    return text
  }
}
