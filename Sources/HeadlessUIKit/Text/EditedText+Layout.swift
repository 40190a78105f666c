import Foundation

// Positions by what is seen on the screen.
extension EditedText {
  func neighbor(
    of position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    let step = isForward(direction, at: position) ? offset : -offset
    return switch direction {
    case .right, .left: character(step, from: position)
    case .down, .up: line(step, from: position)
    }
  }

  /// Counts what people take for one character.
  private func character(_ count: Int, from position: UITextPosition) -> UITextPosition? {
    let boundaries = TextUnits.characters(of: ownText.string).map(\.location) + [ownText.length]
    guard let index = boundaries.lastIndex(where: { $0 <= position.offset }),
      boundaries.indices.contains(index + count)
    else { return nil }
    return UITextPosition(boundaries[index + count])
  }

  /// [I] None above the first line and below the last one.
  private func line(_ count: Int, from position: UITextPosition) -> UITextPosition? {
    guard count != 0 else { return position }
    let caret = caretRect(for: position)
    let point = CGPoint(x: caret.midX, y: caret.midY + caret.height * CGFloat(count))
    guard let found = closestPosition(to: point) else { return nil }
    return abs(caretRect(for: found).midY - caret.midY) < 1 ? nil : found
  }

  func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    isForward(direction, at: range.start) ? range.end : range.start
  }

  func stretch(
    from position: UITextPosition,
    towards direction: UITextLayoutDirection
  ) -> UITextRange? {
    let end = isForward(direction, at: position) ? endOfDocument : beginningOfDocument
    return stretch(from: position, to: end)
  }

  /// The character that is drawn at a point.
  func character(at point: CGPoint) -> UITextRange? {
    guard let near = closestPosition(to: point) else { return nil }
    return TextUnits.characters(of: ownText.string)
      .filter { $0.location == near.offset || NSMaxRange($0) == near.offset }
      .map { UITextRange($0) }
      .first { firstRect(for: $0).contains(point) }
  }

  func nearest(to point: CGPoint, in range: UITextRange) -> UITextPosition? {
    let limits = self.range(range)
    return closestPosition(to: point).map {
      UITextPosition(min(max($0.offset, limits.location), NSMaxRange(limits)))
    }
  }
}

extension UITextPosition {
  func order(to other: UITextPosition) -> ComparisonResult {
    if offset == other.offset { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
