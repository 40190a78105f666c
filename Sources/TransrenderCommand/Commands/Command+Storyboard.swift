import FrameExport
import Foundation
import InterfaceBuilder

extension Command {
  static let storyboard = Command(
    name: "storyboard",
    summary: "draw all scenes of a storyboard or nib with their segues on one page",
    arguments: "FILE",
    flags: [.out, .allOf, .scale, .strict] + Flag.stage,
    examples: [
      "storyboard Main.storyboard --out map.html", "storyboard --all Sources --out out/scenes",
    ]
  ) { arguments, session in
    if let folder = arguments.text("all") {
      try arguments.expectArguments(named: [])
      try SceneFolder(folder, raw: arguments, session: session).run()
      return
    }
    try arguments.expectArguments(named: ["FILE"])
    let path = arguments.arguments[0]
    guard InterfaceInput.isNamed(by: path) else {
      throw InputError("\(path) is not a storyboard; give a file that ends in .storyboard or .xib")
    }
    let input = try InterfaceInput(path)
    let out = try OutputFile(arguments.text("out") ?? "out/\(input.name).html", .html)
    let scenes = try DrawnScenes(input, arguments)
    let map = StoryboardMap(
      name: scenes.input.name,
      canvas: scenes.input.file.document.canvasSize,
      cards: scenes.cards
    )
    try WholeFile.write(Array(map.html.utf8), to: out.url)
    for note in scenes.notes { session.console.say("warning: ", in: .yellow, note) }
    for blank in scenes.blanks { session.console.say("note: ", in: .yellow, blank) }
    session.console.result("\(scenes.summary) · \(out.name)")
    try scenes.judge(isStrict: arguments.has("strict"))
  }
}

extension Flag {
  fileprivate static let allOf = Flag(
    "all",
    takes: "FOLDER",
    "a picture of every scene of all documents in a folder and below"
  )
}
