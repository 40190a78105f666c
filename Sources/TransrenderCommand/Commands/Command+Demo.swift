extension Command {
  static let demo = Command(
    name: "demo",
    summary: "film a built-in demo, or a transition between the two built-in screens",
    arguments: "[NAME]",
    flags: Flag.film + Flag.pacing + Flag.stage,
    examples: ["demo", "demo cover-vertical --out out/demo", "demo cube-left --frames 15"],
    offer: .names
  ) { arguments, session in
    try arguments.film([FilmSource.demo(arguments, session)], session)
  }
}
