import Catalogue
import Foundation
import HeadlessUIKit
import Scene
import ScreenFile
import Timeline

/// What a command line names to film: its footage, default scale and name.
@MainActor
struct FilmSource {
  var footage: Footage
  var scale: Double
  var name: String
  /// Where a file says what is filmed.
  var place: String?

  /// All of its frames, at its own scale or another one.
  func plan(scale: Double? = nil) -> FilmPlan {
    FilmPlan(footage: footage, scale: scale ?? self.scale, place: place)
  }

  /// The film that `any` finds, or one film for each argument for a page of several.
  static func all(_ raw: RawArguments, _ session: Session) throws -> [FilmSource] {
    guard raw.namesSeveralFilms else { return [try any(raw, session)] }
    return try raw.arguments.map { word in
      var alone = raw
      alone.arguments = [word]
      return try any(alone, session)
    }
  }

  /// Two pictures, a screen file or a demo, depending on the arguments.
  static func any(_ raw: RawArguments, _ session: Session) throws -> FilmSource {
    if raw.arguments.count == 1, InterfaceInput.isNamed(by: raw.arguments[0]) {
      return try interface(raw)
    }
    try raw.refuse(Flag.interface, Flag.onlyForStoryboards)
    if raw.arguments.count > 1 { return try pictures(raw) }
    guard let word = raw.arguments.first, word.hasSuffix(".json") else {
      return try demo(raw, session)
    }
    return try screen(raw)
  }

  /// A program's own reel, a built-in one, or a transition of the catalogue.
  static func demo(_ raw: RawArguments, _ session: Session) throws -> FilmSource {
    try raw.expectArguments(named: [], optional: 1)
    let word = raw.arguments.first ?? session.usualReel
    if let reel = session.reels.first(where: { $0.name == word }) {
      return try filmed(reel, raw)
    }
    let entry = try transition(named: word, session)
    try raw.refuse(
      Flag.stage + [.transition],
      "a transition between two pictures has no device"
    )
    let screens = (try ReferenceScreens.list(), try ReferenceScreens.detail())
    let reel = try Reel(from: screens.0, to: screens.1, by: entry, raw)
    let footage = Footage(reel).on(try raw.color("background"))
    return FilmSource(footage: footage, scale: try raw.scale() ?? 3, name: entry.name)
  }

  private static func transition(
    named word: String,
    _ session: Session
  ) throws -> CatalogueEntry {
    if let entry = try? Catalogue.entry(named: word) { return entry }
    let names = session.reels.map(\.name) + Catalogue.all.flatMap { [$0.name] + $0.aliases }
    let hint = NearestWord.to(word, among: names).map { "did you mean '\($0)'?" }
    throw InputError(
      "'\(word)' is not a demo, a transition or a file of screens (.json, .storyboard, .xib); "
        + (hint ?? "see `transrender list` and `transrender list demos`")
    )
  }

  /// Two files: `BEFORE AFTER`.
  static func pictures(_ raw: RawArguments) throws -> FilmSource {
    try raw.expectArguments(named: ["BEFORE", "AFTER"])
    try raw.refuse(Flag.stage, "pictures have no device")
    let scale = try raw.scale() ?? 1
    let entry = try Catalogue.entry(named: raw.text("transition") ?? "cross-dissolve")
    let pair = try PicturePair(
      before: raw.arguments[0],
      after: raw.arguments[1],
      scale: scale,
      isBacked: !raw.has("background")
    )
    let reel = try Reel(from: pair.before, to: pair.after, by: entry, raw)
    let footage = Footage(reel).on(try raw.color("background"))
    return FilmSource(footage: footage, scale: scale, name: entry.name)
  }

  /// A screen file.
  static func screen(_ raw: RawArguments) throws -> FilmSource {
    try raw.expectArguments(named: ["FILE"])
    try refusePacing("a screen file", raw)
    let url = URL(filePath: raw.arguments[0])
    let document = try ScreenDocument(contentsOf: url)
    let play = Play(document, try StageChoice(raw))
    let name = url.deletingPathExtension().lastPathComponent
    var source = try filmed(play, named: name, raw: raw)
    // The flags replace what the file says.
    let isOther = ["device", "size", "scale"].contains(where: raw.has)
    let position = isOther ? nil : document.devicePosition
    source.place = url.relativePath + (position.map { ":\($0)" } ?? "")
    return source
  }

  private static func filmed(_ reel: TransitionReel, _ raw: RawArguments) throws -> FilmSource {
    try refusePacing(reel.name, raw)
    return try filmed(Play(reel, try StageChoice(raw)), named: reel.name, raw: raw)
  }

  static func refusePacing(_ name: String, _ raw: RawArguments) throws {
    try raw.refuse([.background], "screens hide what is behind them")
    try raw.refuse(Flag.pacing + [.transition], "\(name) defines its own motion")
  }

  static func filmed(
    _ play: Play,
    named name: String,
    raw: RawArguments
  ) throws -> FilmSource {
    let footage = try Footage(play, try raw.sampler())
    return FilmSource(
      footage: raw.text("chrome") == Chrome.device.rawValue ? footage.inside(play.device) : footage,
      scale: try raw.scale() ?? Double(play.device.scale),
      name: name
    )
  }
}

extension Reel {
  /// The command line's options for a transition between two pictures.
  init(from before: Scene, to after: Scene, by entry: CatalogueEntry, _ raw: RawArguments) throws {
    self.init(from: before, to: after, by: entry)
    transition = try entry.transition(try raw.parameters("with") ?? [:])
    sampler = try raw.sampler()
    if let curve = try raw.curve() { self.curve = curve }
    if let seconds = try raw.seconds("duration") { duration = Instant(seconds: seconds) }
  }
}
