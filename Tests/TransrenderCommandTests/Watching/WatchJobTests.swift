import Foundation
import Testing

@testable import TransrenderCommand

/// Watching from the saved file to what a browser is sent.
@MainActor @Suite struct WatchJobTests {
  let scratch: Scratch
  let terminal = Terminal()

  init() throws { scratch = try Scratch() }

  private static func screen(_ color: String) -> String {
    """
    {
      "device": { "size": [40, 60], "scale": 1 },
      "controllers": { "first": { "background": "\(color)" } },
      "script": [{ "wait": 0.1 }]
    }
    """
  }

  private func save(_ text: String, _ name: String = "a.json") throws {
    try Data(text.utf8).write(to: scratch.url.appending(path: name), options: .atomic)
  }

  private func job(_ words: String...) throws -> WatchJob {
    let flags = try Command.named("watch").flags
    let raw = try RawArguments(command: "watch", words: words, rows: flags)
    let quiet = Console(result: { _ in }, talk: { _ in })
    let session = Session(console: quiet, reels: TransitionReel.builtIn)
    return try WatchJob(try raw.watched(session), port: 0, quiet)
  }

  private func get(_ path: String, _ job: WatchJob) -> String {
    Visitor.get("/\(job.filter.token)/\(path)", port: job.filter.port)
  }

  /// What a page that opens now is told first.
  private func notice(_ job: WatchJob) throws -> String {
    let visitor = try #require(Visitor(port: job.filter.port))
    let (port, token) = (job.filter.port, job.filter.token)
    visitor.say("GET /\(token)/changes HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return visitor.hear("\"isBusy\":")
  }

  @Test func aSavedFileIsFilmedAgain() throws {
    try save(Self.screen("#ff0000"))
    let job = try job(scratch.path("a.json"))
    defer { job.stop() }
    try job.begin()
    let first = get("film/1/1/", job)
    #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n") && first.contains("<title>a.json</title>"))
    try save(Self.screen("#0000ff"))
    #expect(try job.turn(waiting: 5000))
    #expect(get("film/1/2/0.png", job) != get("film/1/1/0.png", job))
    #expect(try notice(job).contains("\"version\":2"))
  }

  @Test func anOpenPageIsTold() throws {
    try save(Self.screen("#ff0000"))
    let job = try job(scratch.path("a.json"))
    let visitor = try #require(Visitor(port: job.filter.port))
    let (port, token) = (job.filter.port, job.filter.token)
    visitor.say("GET /\(token)/changes HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    try job.begin()
    #expect(visitor.hear("\"version\":1").contains("text/event-stream"))
    job.stop()
    #expect(visitor.hear().hasSuffix("event: over\ndata: {}\n\n"))
    #expect(Visitor(port: port) == nil, "the port is closed")
  }

  @Test func anErrorStandsWithItsLineAndTheFilmBeforeStays() throws {
    try save(Self.screen("#ff0000"))
    let job = try job(scratch.path("a.json"))
    defer { job.stop() }
    try job.begin()
    let first = get("film/1/1/", job)
    try save(Self.screen("#ff0000").replacing("\"wait\"", with: "\"wiat\""))
    #expect(try job.turn(waiting: 5000))
    #expect(try notice(job).contains("a.json:4:"))
    #expect(get("film/1/1/", job) == first)
    try save(Self.screen("#ff0000"))
    #expect(try job.turn(waiting: 5000))
    #expect(try !notice(job).contains("trouble"))
  }

  @Test func aStormOfSavesIsAnsweredAtOnce() throws {
    try save(Self.screen("#000000"))
    let job = try job(scratch.path("a.json"))
    defer { job.stop() }
    try job.begin()
    for number in 100..<150 { try save(Self.screen("#000\(number)")) }
    #expect(try job.turn(waiting: 5000))
    #expect(try !job.turn(waiting: 50), "all of them were answered by one film")
    #expect(try notice(job).contains("\"version\":2"))
  }

  @Test func aDeletedFileIsToldAndMayComeBack() throws {
    try save(Self.screen("#ff0000"))
    let job = try job(scratch.path("a.json"))
    defer { job.stop() }
    try job.begin()
    try FileManager.default.removeItem(atPath: scratch.path("a.json"))
    #expect(try job.turn(waiting: 5000))
    #expect(try notice(job).contains("a.json was deleted"))
    try save(Self.screen("#ff0000"))
    #expect(try job.turn(waiting: 5000))
    #expect(try !notice(job).contains("deleted"))
  }

  @Test func ofAFolderOnlyWhatChangedIsFilmed() throws {
    try save(Self.screen("#ff0000"), "a.json")
    try save(Self.screen("#00ff00"), "b.json")
    let job = try job(scratch.url.path)
    defer { job.stop() }
    try job.begin()
    try FileManager.default.createDirectory(
      atPath: scratch.path("more"),
      withIntermediateDirectories: true
    )
    try save(Self.screen("#0000ff"), "more/c.json")
    try save(Self.screen("#ffff00"), "b.json")
    while try job.turn(waiting: 300) {}
    let told = try notice(job)
    for film in ["a.json\",\"version\":1", "b.json\",\"version\":2", "more/c.json\",\"version\":1"]
    {
      #expect(told.contains("\"name\":\"" + film), "\(told)")
    }
  }

  @Test func whatTheWatcherWritesBesideIsNoReason() throws {
    try save(Self.screen("#ff0000"))
    let job = try job(scratch.path("a.json"))
    defer { job.stop() }
    try job.begin()
    try save("note", "notes.txt")
    try save(Self.screen("#00ff00"), "other.json")
    #expect(try !job.turn(waiting: 300))
  }

  @Test func requestsThatNeverEndDoNotStopOthers() throws {
    try save(Self.screen("#ff0000"))
    let job = try job(scratch.path("a.json"))
    defer { job.stop() }
    try job.begin()
    let slow = (0..<20).compactMap { _ in Visitor(port: job.filter.port) }
    for visitor in slow { visitor.say("GET /") }
    #expect(slow.count == 20)
    #expect(get("", job).hasPrefix("HTTP/1.1 200 OK"))
    #expect(get("../../../etc/passwd", job).hasPrefix("HTTP/1.1 404"))
    #expect(Visitor.get("/", port: job.filter.port).hasPrefix("HTTP/1.1 403"))
    slow[0].say(String(repeating: "a", count: 20_000))
    #expect(slow[0].hear().hasPrefix("HTTP/1.1 431"))
  }

  @Test func whatCannotBeWatchedIsSaidWithARemedy() throws {
    try save("x", "a.txt")
    for (words, sentence) in [
      ([scratch.path("none.json")], "no such file or folder"),
      ([scratch.path("a.txt")], "--package"),
      (["--package", scratch.url.path], "no Package.swift"),
      ([scratch.path("a.txt"), "--product", "x"], "--package"),
      ([scratch.path("a.txt"), "--port", "70000"], "whole number from 1 to 65535"),
    ] {
      let terminal = Terminal()
      #expect(terminal.run(["watch"] + words) == .badInput)
      #expect(terminal.errors.contains(sentence), "\(terminal.errors)")
    }
  }
}
