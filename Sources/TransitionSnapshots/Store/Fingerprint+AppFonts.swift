internal import Geometry
internal import HeadlessUIKit
internal import Scene
internal import Typography

extension Fingerprint {
  /// That of this process, with those of the app's own fonts that a film shows.
  @MainActor
  static func current(showing film: Film) -> Fingerprint {
    var fingerprint = Fingerprint.current
    let fonts = AppFonts.drawable
    // Most apps have none, and scenes are large.
    guard !fonts.isEmpty else { return fingerprint }
    let shown = (film.frames + [film.end]).reduce(into: Set<String>()) { names, frame in
      frame.scene.root.addFonts(to: &names)
    }
    let own = fonts.filter { shown.contains($0.postScriptName) }
      .map { "\($0.postScriptName) of the app \($0.fileDigest)" }
    fingerprint.fonts += Set(own).sorted()
    return fingerprint
  }
}

extension Node {
  /// The names of the fonts that anything is written in.
  fileprivate func addFonts(to names: inout Set<String>) {
    layer.content.addFonts(to: &names)
    layer.mask?.addFonts(to: &names)
    for child in layer.children { child.addFonts(to: &names) }
  }
}

extension Content {
  fileprivate func addFonts(to names: inout Set<String>) {
    switch self {
    case .none, .gradient, .image: break
    case .drawing(let drawing):
      for command in drawing.commands { command.addFonts(to: &names) }
    case .text(let text): names.formUnion(text.runs.map(\.glyphs.font))
    case .frozen(let frozen): frozen.node.addFonts(to: &names)
    case .mix(let mix):
      mix.from.addFonts(to: &names)
      mix.to.addFonts(to: &names)
    case .pageCurl(let curl): curl.front.addFonts(to: &names)
    }
  }
}

extension DrawingCommand {
  fileprivate func addFonts(to names: inout Set<String>) {
    switch self {
    case .glyphs(let run, _, _): names.insert(run.font)
    case .frozen(let frozen, _, _), .clipToPicture(let frozen, _):
      frozen.node.addFonts(to: &names)
    case .save, .restore, .concatenate, .clip, .clipToAlpha, .fill, .stroke, .image, .beginGroup,
      .endGroup:
      break
    }
  }
}
