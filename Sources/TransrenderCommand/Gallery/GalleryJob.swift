import FrameExport
import Foundation
import InterfaceBuilder
import Player
import Scene
import Timeline

/// Writes all pages and pictures of a gallery, and its index page.
@MainActor
final class GalleryJob {
  private let folder: GalleryFolder
  private let site: SiteFolder
  private let raw: RawArguments
  private let session: Session
  private let total: Int
  private let progress: Talk.Progress
  private var names = SiteNames()
  private var done = 0
  private var troubles = 0
  private var notes = 0

  // Enough for a phone's screen on a large monitor; full resolution makes large pages.
  private static let usualScale = 2.0
  private static let thumbnailFrames = 20

  init(folder: GalleryFolder, site: SiteFolder, raw: RawArguments, session: Session) {
    (self.folder, self.site, self.raw, self.session) = (folder, site, raw, session)
    total = folder.screens.count + folder.documents.count + folder.suites.count
    progress = Talk(console: session.console).progress(of: total)
  }

  func run() throws {
    do {
      defer { progress.finish() }
      try site.write { draft in try make(draft) }
    } catch ExportFault.cancelled {
      throw Interruption(done: 0, total: total, output: site.name)
    }
    let pages = names.count == 1 ? "1 page" : "\(names.count) pages"
    session.console.result("\(pages) · \(site.name)/index.html")
    if troubles > 0 {
      throw Finding(
        code: .failure,
        description: "\(troubles) of the cards cannot be shown; see above why"
      )
    }
    if raw.has("strict"), notes > 0 {
      throw Finding(code: .failure, description: Finding.strictness)
    }
  }

  private func make(_ draft: SiteFolder.Draft) throws {
    var sections = [
      GalleryIndex.Section(
        title: "Screen files",
        cards: try cards(of: folder.screens) { [try screen($0, draft)] }
      ),
      GalleryIndex.Section(
        title: "Storyboards and nibs",
        cards: try cards(of: folder.documents) { [try document($0, draft)] }
      ),
    ]
    for suite in folder.suites {
      let cards = try cards(of: [suite]) { try goldens($0, draft) }
      sections.append(GalleryIndex.Section(title: "Goldens: \(suite.name)", cards: cards))
    }
    try draft.add(GalleryIndex(title: folder.name, sections: sections).html, at: "index.html")
  }

  private func cards<Item>(
    of items: [Item],
    _ body: (Item) throws -> [GalleryIndex.Card]
  ) throws -> [GalleryIndex.Card] {
    var cards: [GalleryIndex.Card] = []
    for item in items {
      if Interrupt.cancellation.isCancelled { throw ExportFault.cancelled }
      defer {
        done += 1
        progress.show(done: done, file: SiteFolder.listName)
      }
      cards += try body(item)
    }
    return cards
  }

  // MARK: Screen files

  private func screen(_ path: String, _ draft: SiteFolder.Draft) throws -> GalleryIndex.Card {
    try card(path) { card in
      var alone = raw
      alone.arguments = [folder.url.appending(path: path).path]
      let source = try FilmSource.screen(alone)
      let plan = source.plan(scale: try raw.scale() ?? Self.usualScale)
      try plan.check()
      let page = PlayerPage(title: path)
      try plan.add(to: page, named: source.name, file: draft.url)
      let name = names.next(in: "films", for: path)
      card.link = name + ".html"
      try draft.add(page.html(cancellation: Interrupt.cancellation), at: name + ".html")
      let frames = try source.footage.inOneSize().frames(evenly: Self.thumbnailFrames)
      try add(Thumbnail(frames), to: &card, named: name, in: draft)
      card.facts = Self.facts(source.footage.frameCount, source.footage.duration.seconds)
      note(source.footage.faults.map(\.words), on: &card)
    }
  }

  // MARK: Storyboards and nibs

  private func document(_ path: String, _ draft: SiteFolder.Draft) throws -> GalleryIndex.Card {
    try card(path) { card in
      let input = try InterfaceInput(folder.url.appending(path: path).path, project: folder.url)
      let scenes = try DrawnScenes(input, raw)
      let map = StoryboardMap(
        name: scenes.input.name,
        canvas: scenes.input.file.document.canvasSize,
        cards: scenes.cards
      )
      let name = names.next(in: "maps", for: path)
      card.link = name + ".html"
      try draft.add(Array(map.html.utf8), at: name + ".html")
      if let png = scenes.cards.compactMap(\.png).first {
        card.still = name + ".png"
        try draft.add(png, at: name + ".png")
      }
      card.facts = scenes.summary
      note(scenes.notes, on: &card)
    }
  }

  // MARK: Goldens

  /// Shows all films of a suite on one page.
  private func goldens(
    _ suite: GalleryFolder.Suite,
    _ draft: SiteFolder.Draft
  ) throws -> [GalleryIndex.Card] {
    let page = PlayerPage(title: suite.name)
    let link = names.next(in: "goldens", for: suite.name)
    var count = 0
    let cards = try suite.pictures.map { path in
      try card(URL(filePath: path).deletingPathExtension().lastPathComponent) { card in
        let golden = try golden(path)
        try page.add(golden.film, named: card.name)
        count += 1
        card.link = "\(link).html#film=\(count)"
        try add(Thumbnail(golden.film.frames), to: &card, named: "\(link)-\(count)", in: draft)
        card.facts = Self.facts(golden.film.frames.count, golden.film.duration)
      }
    }
    if count > 0 {
      try draft.add(page.html(cancellation: Interrupt.cancellation), at: link + ".html")
    }
    return cards
  }

  /// Reads a golden; errors name its file.
  private func golden(_ path: String) throws -> GoldenFilm {
    try PicturePair.read(folder.url.appending(path: path).path) { bytes in
      try GoldenFilm(bytes, log: log(beside: path))
    }
  }

  /// `rise.filmstrip.png` has its callbacks in `rise.log.txt`.
  private func log(beside path: String) -> String? {
    let stem = folder.url.appending(path: path).deletingPathExtension().deletingPathExtension()
    let data = FileManager.default.contents(atPath: stem.path + ".log.txt")
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Cards

  /// An error in one file appears on its card; a disk error stops the run.
  private func card(
    _ name: String,
    _ fill: (inout GalleryIndex.Card) throws -> Void
  ) throws -> GalleryIndex.Card {
    var card = GalleryIndex.Card(name: name)
    do {
      try fill(&card)
    } catch let fault as ExportFault {
      throw fault
    } catch {
      session.console.complain("\(error)")
      troubles += 1
      card = GalleryIndex.Card(name: name)
      card.trouble = "\(error)"
    }
    return card
  }

  private func note(_ words: [String], on card: inout GalleryIndex.Card) {
    for word in words { session.console.say("warning: ", in: .yellow, word) }
    notes += words.count
    guard !words.isEmpty else { return }
    card.trouble = words.count == 1 ? "1 warning" : "\(words.count) warnings"
  }

  private func add(
    _ thumbnail: Thumbnail,
    to card: inout GalleryIndex.Card,
    named name: String,
    in draft: SiteFolder.Draft
  ) throws {
    card.still = name + ".png"
    try draft.add(thumbnail.still, at: name + ".png")
    guard let film = thumbnail.film else { return }
    card.film = name + ".webp"
    try draft.add(film, at: name + ".webp")
  }

  private static func facts(_ frames: Int, _ duration: Double) -> String {
    frames == 1 ? "1 frame" : "\(frames) frames · \(Int((duration * 1000).rounded())) ms"
  }
}
