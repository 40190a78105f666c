/// Snapshots and covers that an animation controller has put up: they are its to take away again.
///
/// What others show, a spinner over everything or a frozen background, may well stay.
struct AnimatorPieces {
  private struct Piece {
    weak var view: AnyObject?
  }

  /// How many animation controllers are at work right now.
  private var depth = 0
  private var pieces: [Piece] = []

  mutating func begin() {
    depth += 1
    pieces.removeAll { $0.view == nil }
  }

  mutating func end() { depth -= 1 }

  /// Remembers a view if an animation controller makes it or puts it up.
  mutating func note(_ view: AnyObject) {
    if depth > 0 { pieces.append(Piece(view: view)) }
  }

  func contains(_ view: AnyObject) -> Bool { pieces.contains { $0.view === view } }
}
