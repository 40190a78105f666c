import Bitmap
import Foundation
import FrameExport
import Player

/// Answers requests for films of a program's own reels, from standard input to standard output.
///
/// A request is one line: `page 0` or `picture 0 12`, with the index of the film and the number of
/// the picture. The answer is one line, `ok COUNT DIGEST`, `none` or `error COUNT`, followed by
/// that many bytes.
@MainActor
struct Projection {
  private let raw: RawArguments
  private let session: Session
  private var films: [Int: LiveFilm] = [:]

  init(_ raw: RawArguments, _ session: Session) {
    (self.raw, self.session) = (raw, session)
  }

  /// Runs until standard input ends.
  mutating func run() {
    let output = FileHandle(fileDescriptor: Outlet.results, closeOnDealloc: false)
    while let line = readLine() {
      do {
        try output.write(contentsOf: answer(to: line))
      } catch {
        // The requesting process has gone.
        return
      }
    }
  }

  mutating func answer(to line: String) -> Data {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    do {
      switch (words.first, numbers.count) {
      case ("page", 1):
        guard let film = try film(numbers[0]) else { return Data("none\n".utf8) }
        return Self.written("ok \(film.page.count) \(film.digest)", film.page)
      case ("picture", 2):
        guard let file = try film(numbers[0])?.picture(numbers[1]) else { break }
        return Self.written("ok \(file.count) -", file)
      default: break
      }
      return Data("none\n".utf8)
    } catch {
      let text = Array("\(error)".utf8)
      return Self.written("error \(text.count)", text)
    }
  }

  private mutating func film(_ index: Int) throws -> LiveFilm? {
    if let known = films[index] { return known }
    guard raw.arguments.indices.contains(index) else { return nil }
    var alone = raw
    alone.arguments = [raw.arguments[index]]
    let source = try FilmSource.any(alone, session)
    let scale = try raw.scale() ?? WatchedFiles.usualScale
    let plan = FilmPlan(footage: source.footage, scale: scale)
    try plan.check()
    let film = try plan.live(title: source.name, named: source.name)
    films[index] = film
    return film
  }

  private static func written(_ head: String, _ bytes: [UInt8]) -> Data {
    Data((head + "\n").utf8) + bytes
  }
}

extension Command {
  /// The internal command by which `watch --package` requests a program's reels.
  static let project = Command(
    name: "project",
    summary: "answer requests for the films of reels on standard input",
    arguments: "NAME…",
    flags: [.fps, .scale] + Flag.stage,
    examples: []
  ) { arguments, session in
    var projection = Projection(arguments, session)
    projection.run()
  }
}
