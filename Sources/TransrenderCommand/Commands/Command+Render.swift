extension Command {
  static let render = Command(
    name: "render",
    summary: "film a screen file, a storyboard or nib, two pictures or a demo",
    arguments: "FILE | BEFORE AFTER | NAME",
    flags: [.transition, .across] + Flag.interface + Flag.film + Flag.pacing + Flag.stage,
    examples: [
      "render Examples/springs.json --fps 60 --scale 3 --out frames",
      "render Examples/auto-layout.json --appearance light --device iPadPro11",
      "render Examples/sheet.json --across 'appearance direction' --out sheet",
      "render Main.storyboard --segue detail --out frames",
      "render Examples/sheet.json springs --format html --out films.html",
    ],
    offer: .names
  ) { arguments, session in
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("something to film", command: "render")
    }
    if let variations = try arguments.variations("across") {
      return try arguments.film(across: variations, session)
    }
    try arguments.film(FilmSource.all(arguments, session), session)
  }
}
