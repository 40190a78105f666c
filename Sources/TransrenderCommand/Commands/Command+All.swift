extension Command {
  /// Every command, in the order in which help shows them.
  static let all: [Command] = [demo, images, strip, list, schema, help, version]
}
