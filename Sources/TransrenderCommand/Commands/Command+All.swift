extension Command {
  /// Every command, in the order in which help shows them.
  static let all: [Command] = [
    render, images, demo, strip, inspect, compare, diff, merge, share, check, storyboard, gallery,
    watch, port,
    trial, snapshot, list, schema, doctor, starter,
    completions, man, help, version,
  ]
}
