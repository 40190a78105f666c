/// The environment of one run of the command.
@MainActor
struct Session {
  var console: Console
  /// The reels that `demo` and `render` know by name: the program's own, then the built-in ones.
  var reels: [TransitionReel]
  /// The reel that `demo` films if none is named.
  var usualReel = "cover-vertical"
}
