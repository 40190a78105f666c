import Foundation
import FrameExport
import Imaging
import Scene
import TransitionSnapshots

extension RawArguments {
  // The first, the middle and the last one.
  private static let framesOnASheet = 3

  /// Films each variation: a folder or file each, or one page, and all of them on a contact sheet.
  @MainActor
  func film(across variations: Variations, _ session: Session) throws {
    if namesSeveralFilms {
      throw InputError("--across varies one film; name only one, or leave --across out")
    }
    if text("format") == "raw" {
      throw InputError(
        "--across makes several films, and stdout holds one; choose another --format"
      )
    }
    let chosen = try variations.chosen()
    var films: [(variation: Variation, raw: RawArguments, source: FilmSource)] = []
    for variation in chosen {
      let alone = showing(variation)
      var source = try FilmSource.any(alone, session)
      source.name += " " + variation.name
      films.append((variation, alone, source))
    }
    let name = String(films[0].source.name.dropLast(chosen[0].name.count + 1))
    let taken = chosen.count == variations.combinationCount ? "" : ", which hold every pair"
    let of = taken.isEmpty ? "" : " of \(variations.combinationCount)"
    let words = "\(chosen.count)\(of) variations\(taken)"
    let isPage = text("format") == "html"
    let output = text("out") ?? (isPage ? "out/\(name).html" : "out/\(name)")
    let sheet = try OutputFile(
      isPage ? output + ".png" : output + "/contact-sheet.png",
      .png,
      force: has("force")
    )
    try write(films, named: name, session)
    guard !has("dry-run") else {
      return session.console.result("would write \(words) · \(sheet.name)")
    }
    let takes = try films.map { film in
      let frames = try film.source.footage.frames(evenly: Self.framesOnASheet)
      return VariedTake(name: film.variation.name, scenes: frames.map(\.scene))
    }
    let picture = try ContactSheet(title: "\(name): \(words)", takes).picture()
    try WholeFile.write(PNG.encode(picture), to: sheet.url)
    session.console.result("\(words) · \(sheet.name)")
  }

  @MainActor
  private func write(
    _ films: [(variation: Variation, raw: RawArguments, source: FilmSource)],
    named name: String,
    _ session: Session
  ) throws {
    let format = text("format") ?? "png"
    if format == "html" {
      var page = self
      page.flags["out"] = text("out") ?? "out/\(name).html"
      return try page.film(films.map(\.source), session)
    }
    let folder = text("out") ?? "out/\(name)"
    let ending = format == "png" ? "" : "." + format
    let places = films.map { "\(folder)/\($0.variation.name)\(ending)" }
    // Before any is written.
    if let kind = Format(rawValue: format), kind != .png {
      for place in places { _ = try OutputFile(place, FileKind(kind), force: has("force")) }
    }
    // --strict reports its finding after everything is written.
    var found: Finding?
    for (film, place) in zip(films, places) {
      var alone = film.raw
      alone.flags["out"] = place
      do {
        try alone.film([film.source], session)
      } catch let finding as Finding {
        found = found ?? finding
      }
    }
    if let found { throw found }
  }
}
