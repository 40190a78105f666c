/// What a run of the command works with.
@MainActor
struct Session {
  var console: Console
  /// What `demo` and `render` know by name: a program's own reels, then the built-in ones.
  var reels: [TransitionReel]
  /// What `demo` films when nothing is named.
  var usualReel = "cover-vertical"
}
