import FrameExport
import Foundation
import ImageComparison
import Imaging

extension Command {
  static let diff = Command(
    name: "diff",
    summary: "compare two pictures or animations (PNG, APNG, GIF), or two folders of them",
    arguments: "A B",
    flags: [
      Flag("tolerance", takes: "N", "levels by which a channel may differ (0)"),
      Flag("out", letter: "o", takes: "FILE", "a picture that marks where two pictures differ"),
    ],
    examples: ["diff frames/00000.png other/00000.png --out difference.png", "diff frames other"]
  ) { arguments, session in
    try arguments.expectArguments(named: ["A", "B"])
    let limit = try arguments.whole("tolerance", in: 0...255) ?? 0
    let pairs = try PicturePairs(arguments.arguments[0], and: arguments.arguments[1])
    if arguments.has("out"), pairs.isFolders {
      throw InputError("--out marks one picture; name two files instead of two folders")
    }
    let out = try arguments.text("out").map { try OutputFile($0, .png) }
    var differing = 0
    for pair in pairs.pairs {
      let verdict = try pair.compare(limit: limit, markedAt: out)
      if !verdict.isSame { differing += 1 }
      if !verdict.isSame || !pairs.isFolders { session.console.result(verdict.line) }
    }
    for name in pairs.unpaired { session.console.result("\(name): exists on one side only") }
    guard differing + pairs.unpaired.count == 0 else {
      let total = pairs.pairs.count + pairs.unpaired.count
      let what = "\(differing + pairs.unpaired.count) of \(total) pictures differ"
      throw Finding(code: .differs, description: what)
    }
    if pairs.isFolders { session.console.result("\(pairs.pairs.count) pictures are the same") }
  }
}
