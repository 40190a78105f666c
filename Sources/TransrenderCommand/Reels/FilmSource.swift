import Catalogue
import Foundation
import HeadlessUIKit
import Scene
import ScreenFile
import Timeline

/// What a command line names to be filmed: its footage, its usual scale and its name.
@MainActor
struct FilmSource {
  var footage: Footage
  var scale: Double
  var name: String

  /// Two pictures, a screen file or a demo, whichever the words say.
  static func any(_ raw: RawArguments, _ session: Session) throws -> FilmSource {
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
    let entry = try Catalogue.entry(named: word)
    try raw.refuse(Flag.stage, "a transition between two pictures has no device")
    let screens = (try ReferenceScreens.list(), try ReferenceScreens.detail())
    let reel = try Reel(from: screens.0, to: screens.1, by: entry).paced(by: raw)
    let footage = Footage(reel).on(try raw.color("background"))
    return FilmSource(footage: footage, scale: try raw.scale() ?? 3, name: entry.name)
  }

  /// Two files: `BEFORE AFTER`.
  static func pictures(_ raw: RawArguments) throws -> FilmSource {
    try raw.expectArguments(named: ["BEFORE", "AFTER"])
    try raw.refuse(Flag.stage, "pictures have no device")
    let scale = try raw.scale() ?? 1
    let entry = try Catalogue.entry(named: raw.text("transition") ?? "cross-dissolve")
    let pair = try PicturePair(before: raw.arguments[0], after: raw.arguments[1], scale: scale)
    let reel = try Reel(from: pair.before, to: pair.after, by: entry).paced(by: raw)
    let footage = Footage(reel).on(try raw.color("background"))
    return FilmSource(footage: footage, scale: scale, name: entry.name)
  }

  /// A screen file.
  static func screen(_ raw: RawArguments) throws -> FilmSource {
    try raw.expectArguments(named: ["FILE"])
    try raw.refuse(Flag.pacing + [.transition], "a screen file says itself how it moves")
    let choice = try StageChoice(raw)
    let url = URL(filePath: raw.arguments[0])
    let player = ScreenPlayer(try ScreenDocument(contentsOf: url), device: choice.device)
    choice.dress(player.stage)
    let sampler = try raw.sampler()
    let film = try player.film(fps: sampler.wholeRate())
    let scale = try raw.scale() ?? Double(player.stage.device.scale)
    let name = url.deletingPathExtension().lastPathComponent
    return FilmSource(
      footage: Footage(film, fps: sampler.fps, last: sampler.last),
      scale: scale,
      name: name
    )
  }

  private static func filmed(
    _ reel: TransitionReel,
    _ raw: RawArguments
  ) throws -> FilmSource {
    try raw.refuse(Flag.pacing, "\(reel.name) says itself how it moves")
    let choice = try StageChoice(raw)
    let sampler = try raw.sampler()
    let stage = Stage(device: choice.device ?? reel.device)
    choice.dress(stage)
    let film = try reel.film(on: stage, fps: sampler.wholeRate())
    return FilmSource(
      footage: Footage(film, fps: sampler.fps, last: sampler.last),
      scale: try raw.scale() ?? Double(stage.device.scale),
      name: reel.name
    )
  }
}

extension Reel {
  func paced(by raw: RawArguments) throws(UsageError) -> Reel {
    var reel = self
    reel.sampler = try raw.sampler()
    reel.sampler.shutter = try raw.shutter()
    if let curve = try raw.curve() { reel.curve = curve }
    if let seconds = try raw.seconds("duration") { reel.duration = Instant(seconds: seconds) }
    return reel
  }
}

extension FrameSampler {
  /// Stages count in whole frames a second.
  func wholeRate() throws(InputError) -> Int {
    guard let whole = Int(exactly: fps.framesPerSecond) else {
      throw InputError("screens are filmed at whole rates; choose 24, 30 or 60 with --fps")
    }
    return whole
  }
}
