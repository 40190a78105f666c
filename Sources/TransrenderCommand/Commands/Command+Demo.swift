extension Command {
  static let demo = Command(
    name: "demo",
    summary: "film a transition between the two built-in screens",
    arguments: "[TRANSITION]",
    flags: [.scale] + Flag.film,
    examples: ["demo", "demo cover-vertical --out out/demo", "demo cube --frames 15"]
  ) { arguments, console in
    try arguments.film(ReelSource.demo(arguments), console)
  }
}
