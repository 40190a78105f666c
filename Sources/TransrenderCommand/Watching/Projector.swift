import Foundation
import Glibc
import Synchronization

/// A running program of the user that films its reels and draws their pictures on request.
final class Projector: Sendable {
  private struct Line: @unchecked Sendable {
    let process: Process
    let requests: FileHandle
    let answers: FileHandle
    /// The error output, from the beginning.
    let messages: FileHandle
    var isBroken = false
  }

  private let line: Mutex<Line>

  init(_ program: String, _ words: [String]) throws {
    let log = FileManager.default.temporaryDirectory
      .appending(path: "transrender-\(ProcessInfo.processInfo.processIdentifier)-\(UUID()).txt")
    try Data().write(to: log)
    // The file is open at both ends; without a name it goes with the processes, however they end.
    defer { try? FileManager.default.removeItem(at: log) }
    let messages = try FileHandle(forReadingFrom: log)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    let (requests, answers) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (requests, answers)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    line = Mutex(
      Line(
        process: process,
        requests: requests.fileHandleForWriting,
        answers: answers.fileHandleForReading,
        messages: messages
      )
    )
  }

  /// The program ends when its input closes; if it hangs, it is terminated.
  deinit {
    line.withLock { line in
      try? line.requests.close()
      if line.process.isRunning { line.process.terminate() }
    }
  }

  /// Returns the bytes of the answer and their digest; nil if the requested thing does not exist.
  func ask(_ request: String) throws -> (bytes: [UInt8], digest: String)? {
    try line.withLock { line in
      guard !line.isBroken, let answer = try? Self.exchange(request, line) else {
        line.isBroken = true
        throw Self.fault(line)
      }
      switch answer {
      case .nothing: return nil
      case .bytes(let bytes, let digest): return (bytes, digest)
      case .error(let text): throw SwiftTool.Fault(text: text)
      }
    }
  }

  private enum Answer {
    case nothing
    case bytes([UInt8], digest: String)
    case error(String)
  }

  /// Returns nil if the program has ended or answers something else.
  private static func exchange(_ request: String, _ line: Line) throws -> Answer? {
    try line.requests.write(contentsOf: Data((request + "\n").utf8))
    guard let head = head(line.answers) else { return nil }
    let words = head.split(separator: " ").map(String.init)
    if words.first == "none" { return .nothing }
    guard words.count > 1, let count = Int(words[1]), (0...(1 << 30)).contains(count),
      let bytes = bytes(count, line.answers)
    else { return nil }
    guard words[0] == "ok" else { return .error(String(decoding: bytes, as: UTF8.self)) }
    return .bytes(bytes, digest: words.count > 2 ? words[2] : "")
  }

  private static func head(_ answers: FileHandle) -> String? {
    var text: [UInt8] = []
    while let byte = bytes(1, answers)?.first {
      if byte == 10 { return String(decoding: text, as: UTF8.self) }
      text.append(byte)
      if text.count > 200 { return nil }
    }
    return nil
  }

  private static func bytes(_ count: Int, _ answers: FileHandle) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = try? answers.read(upToCount: count - bytes.count), !more.isEmpty else {
        return nil
      }
      bytes += more
    }
    return bytes
  }

  /// The error output of a program that crashed.
  private static func fault(_ line: Line) -> SwiftTool.Fault {
    try? line.messages.seek(toOffset: 0)
    let said = String(decoding: (try? line.messages.readToEnd()) ?? Data(), as: UTF8.self)
    let lines = said.split(separator: "\n").suffix(20).joined(separator: "\n")
    return SwiftTool.Fault(text: lines.isEmpty ? "the program with the reels ended" : lines)
  }
}

/// One of a program's reels as a page; the program draws its pictures.
struct ProjectedFilm: Sendable {
  let page: [UInt8]
  private let digest: String
  private let index: Int
  private let projector: Projector

  init(_ index: Int, by projector: Projector) throws {
    guard let answer = try projector.ask("page \(index)") else {
      throw SwiftTool.Fault(text: "the program does not know its own reel; build it again")
    }
    (page, digest) = answer
    (self.index, self.projector) = (index, projector)
  }

  func picture(_ number: Int) throws -> [UInt8]? {
    try projector.ask("picture \(index) \(number)")?.bytes
  }

  func looksLike(_ other: ProjectedFilm) -> Bool { digest == other.digest && page == other.page }
}
