import Foundation
import Geometry

/// The mark at one end of selected text: a stem as high as the line, and a knob outside of it.
struct SelectionHandle: Equatable {
  // [I] Looks like pictures of iOS 17.
  private static let stemWidth: CGFloat = 2
  private static let knobSide: CGFloat = 10
  private static let fingerReach: CGFloat = 22

  let isStart: Bool
  private let x: CGFloat
  private let line: CGRect

  /// The start and the end of a selection, unless it has no rectangles.
  @MainActor
  static func ends(of parts: [UITextSelectionRect]) -> [SelectionHandle] {
    guard let first = parts.first, let last = parts.last else { return [] }
    return [SelectionHandle(isStart: true, of: first), SelectionHandle(isStart: false, of: last)]
  }

  /// Text that runs from right to left starts at the right edge of its rectangle.
  @MainActor
  private init(isStart: Bool, of part: UITextSelectionRect) {
    let isAtLeftEdge = isStart == (part.writingDirection != .rightToLeft)
    self.isStart = isStart
    line = part.rect
    x = isAtLeftEdge ? line.minX : line.maxX
  }

  var stem: CGRect {
    let width = Self.stemWidth
    return CGRect(x: x - width / 2, y: line.minY, width: width, height: line.height)
  }

  /// Above the start, and below the end.
  var knob: CGRect {
    let side = Self.knobSide
    let y = isStart ? line.minY - side : line.maxY
    return CGRect(x: x - side / 2, y: y, width: side, height: side)
  }

  /// The place in the text that it stands at.
  var anchor: CGPoint { CGPoint(x: x, y: line.midY) }

  /// Where fingers find it: [I] as wide as a finger outside of the selection, and over a quarter of
  /// what is selected of the line, so that a finger can touch a selected word beside its handles.
  var touchArea: CGRect {
    let (outside, inside) = (Self.fingerReach, min(Self.fingerReach, line.width / 4))
    let isAtLeftEdge = x == line.minX
    let shape = stem.union(knob)
    let beyondKnob = Self.fingerReach - Self.knobSide
    return CGRect(
      x: x - (isAtLeftEdge ? outside : inside),
      y: shape.minY - (isStart ? beyondKnob : 0),
      width: outside + inside,
      height: shape.height + beyondKnob
    )
  }
}
