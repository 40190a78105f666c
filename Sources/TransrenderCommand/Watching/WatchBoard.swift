import Foundation
import Synchronization

/// The current pages: written by the thread that films, read by the server's thread.
final class WatchBoard: Sendable {
  struct Film: Sendable {
    let id: Int
    let name: String
    /// The last page that could be made.
    var page: WatchedPage?
    /// The previous page, which is kept until the browser has loaded the last one.
    var pageBefore: WatchedPage?
    /// The number of pages made so far.
    var version = 0
    /// Why the file cannot be filmed at present.
    var trouble: String?
  }

  private struct State {
    var films: [Film] = []
    var isBusy = false
    var count = 0
  }

  /// The event sent to the page: it has no pictures, only version numbers.
  private struct Notice: Encodable {
    struct Film: Encodable {
      let id: Int
      let name: String
      let version: Int
      let trouble: String?
    }

    let isBusy: Bool
    let films: [Film]
  }

  private let state = Mutex(State())

  /// Grows with every change.
  var count: Int { state.withLock { $0.count } }

  var films: [Film] { state.withLock { $0.films } }

  /// Nil if it is neither the current nor the previous version.
  func page(_ version: Int, of id: Int) -> WatchedPage? {
    state.withLock { state in
      guard let film = state.films.first(where: { $0.id == id }) else { return nil }
      if version == film.version { return film.page }
      return version == film.version - 1 ? film.pageBefore : nil
    }
  }

  /// Sets the files, in order; pages and errors of those that remain are kept.
  func list(_ names: [String]) {
    change { state in
      var next = (state.films.map(\.id).max() ?? 0) + 1
      state.films = names.map { name in
        if let known = state.films.first(where: { $0.name == name }) { return known }
        defer { next += 1 }
        return Film(id: next, name: name)
      }
    }
  }

  func begin() { change { $0.isBusy = true } }

  func rest() { change { $0.isBusy = false } }

  /// Publishes a page; an unchanged page gets no new version.
  func show(_ page: WatchedPage, as name: String) {
    update(name) { film in
      film.trouble = nil
      if let known = film.page, known.looksLike(page) { return }
      (film.pageBefore, film.page) = (film.page, page)
      film.version += 1
    }
  }

  func complain(_ trouble: String, about name: String) { update(name) { $0.trouble = trouble } }

  private func update(_ name: String, _ body: (inout Film) -> Void) {
    change { state in
      guard let index = state.films.firstIndex(where: { $0.name == name }) else { return }
      body(&state.films[index])
    }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      state.count += 1
    }
  }

  /// As one line of JSON.
  var notice: String {
    get throws {
      let (films, isBusy) = state.withLock { ($0.films, $0.isBusy) }
      let notice = Notice(
        isBusy: isBusy,
        films: films.map {
          Notice.Film(id: $0.id, name: $0.name, version: $0.version, trouble: $0.trouble)
        }
      )
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(notice), as: UTF8.self)
    }
  }
}
