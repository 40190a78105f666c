import Foundation

/// How high the texts of an alert are, and the rows below them.
struct AlertHeights: Hashable {
  var texts: CGFloat
  var rows: CGFloat

  var total: CGFloat { texts + rows }

  // Sums of the same heights may differ by this.
  private static let tolerance: CGFloat = 1e-6

  /// What is seen of both where there is less room; the rest scrolls.
  ///
  /// [W] Buttons stay whole beside a long text, and a short text stays whole above many buttons;
  /// [I] if both are long, each has half of the room.
  func limited(to room: CGFloat) -> AlertHeights {
    guard total > room + Self.tolerance else { return self }
    let room = max(0, room)
    let seen = min(rows, max(room - texts, room / 2))
    return AlertHeights(texts: room - seen, rows: seen)
  }
}
