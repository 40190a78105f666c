extension Command {
  static let images = Command(
    name: "images",
    summary: "film a transition between two PNG pictures",
    arguments: "BEFORE AFTER",
    flags: [.transition] + Flag.film + Flag.pacing,
    examples: [
      "images before.png after.png --transition cover-vertical --out frames",
      "images before.png after.png -t cube-left --format gif --fps 25",
    ]
  ) { arguments, session in
    try arguments.film([FilmSource.pictures(arguments)], session)
  }
}
