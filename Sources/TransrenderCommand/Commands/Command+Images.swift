extension Command {
  static let images = Command(
    name: "images",
    summary: "film a transition between two PNG pictures",
    arguments: "BEFORE AFTER",
    flags: [
      .transition, .scale,
    ] + Flag.film,
    examples: ["images before.png after.png --transition cover-vertical --out frames"]
  ) { arguments, console in
    let source = try ReelSource.pictures(arguments)
    try arguments.film(source, console)
  }
}
