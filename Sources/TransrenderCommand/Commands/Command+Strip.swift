import Bitmap
import Foundation
import FrameExport
import Imaging
import Scene

extension Command {
  static let strip = Command(
    name: "strip",
    summary: "put frames of a transition side by side in one picture",
    arguments: "[NAME | FILE | BEFORE AFTER]",
    flags: [
      Flag("cells", takes: "N", "how many frames, evenly spaced (5)"),
      Flag("columns", takes: "N", "cells in a row (all of them, up to \(FilmStrip.mostColumns))"),
      Flag("onion", "lay all frames over each other instead"),
      Flag("out", letter: "o", takes: "FILE", "the PNG file (out/NAME-strip.png)"),
      .transition, .fps, .last, .scale,
    ] + Flag.interface + Flag.pacing + Flag.stage,
    examples: ["strip cover-vertical --out strip.png", "strip before.png after.png -t cube"],
    offer: .names
  ) { arguments, session in
    let named = try arguments.text("out").map { try OutputFile($0, .png) }
    let source = try FilmSource.any(arguments, session)
    let out = try named ?? OutputFile("out/\(source.name)-strip.png", .png)
    let count = try arguments.whole("cells", in: 1...200) ?? 5
    let frames = try source.footage.frames(evenly: count)
    let columns = try arguments.whole("columns", in: 1...FilmStrip.mostColumns)
    let strip = FilmStrip(
      columns: columns ?? min(frames.count, FilmStrip.mostColumns),
      hasRims: source.footage.isOpaque
    )
    if arguments.has("onion") { try source.plan().check() }
    let picture =
      try arguments.has("onion")
      ? OnionSkin.picture(of: frames, scale: source.scale)
      : strip.picture(of: frames)
    try WholeFile.write(PNG.encode(picture), to: out.url)
    session.console.result(
      "\(frames.count) frames · \(picture.width)×\(picture.height) · \(out.name)"
    )
  }
}
