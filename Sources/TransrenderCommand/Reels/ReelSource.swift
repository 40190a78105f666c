import Catalogue
import Scene
import Timeline

/// What a command line names to be filmed: its reel, its usual scale and its name.
struct ReelSource {
  var reel: Reel
  var scale: Double
  var name: String

  /// The built-in screens: `[TRANSITION]`.
  static func demo(_ raw: RawArguments) throws -> ReelSource {
    try raw.expectArguments(named: [], optional: 1)
    let entry = try Catalogue.entry(named: raw.arguments.first ?? "cover-vertical")
    let reel = Reel(
      from: try ReferenceScreens.list(),
      to: try ReferenceScreens.detail(),
      by: entry
    )
    return try ReelSource(reel: reel, scale: raw.scale() ?? 3, name: entry.name).paced(by: raw)
  }

  /// Two files: `BEFORE AFTER`.
  static func pictures(_ raw: RawArguments) throws -> ReelSource {
    try raw.expectArguments(named: ["BEFORE", "AFTER"])
    let scale = try raw.scale() ?? 1
    let entry = try Catalogue.entry(named: raw.text("transition") ?? "cross-dissolve")
    let pair = try PicturePair(before: raw.arguments[0], after: raw.arguments[1], scale: scale)
    let reel = Reel(from: pair.before, to: pair.after, by: entry)
    return try ReelSource(reel: reel, scale: scale, name: entry.name).paced(by: raw)
  }

  /// Two files or a built-in demo, whichever the words say.
  static func any(_ raw: RawArguments) throws -> ReelSource {
    raw.arguments.count > 1 ? try pictures(raw) : try demo(raw)
  }

  private func paced(by raw: RawArguments) throws(UsageError) -> ReelSource {
    var source = self
    source.reel.sampler = try raw.sampler()
    if let curve = try raw.curve() { source.reel.curve = curve }
    if let seconds = try raw.seconds("duration") {
      source.reel.duration = Instant(seconds: seconds)
    }
    return source
  }
}

extension RawArguments {
  /// Checks how many words stand beside the flags.
  func expectArguments(named names: [String], optional: Int = 0) throws(UsageError) {
    let missing = names.dropFirst(arguments.count)
    guard missing.isEmpty else {
      throw .missingArgument(missing.joined(separator: " and "), command: command)
    }
    let most = names.count + optional
    if arguments.count > most { throw .extraArgument(arguments[most], command: command) }
  }

  fileprivate func scale() throws(UsageError) -> Double? { try number("scale", in: 0.1...16) }
}
