import Foundation

// There is one glyph for each UTF-16 unit of the text: a simplification, with which indices of
// glyphs are indices of characters.
extension NSLayoutManager {
  func clamped(_ range: NSRange) -> Range<Int> {
    let start = min(max(0, range.location), numberOfGlyphs)
    return start..<min(max(start, NSMaxRange(range)), numberOfGlyphs)
  }

  /// The range that stands for itself.
  func identity(_ range: NSRange, actual: NSRangePointer?) -> NSRange {
    let range = NSRange(clamped(range))
    actual?.pointee = range
    return range
  }

  func container(at index: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let position = layouts.firstIndex(where: { $0.range.contains(index) }) else { return nil }
    effectiveRange?.pointee = NSRange(layouts[position].range)
    return textContainers[position]
  }

  /// [D] The glyph under a point, or the nearest.
  func glyph(at point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    guard let layout = layout(of: container) else { return (0, 0) }
    let fragments = layout.fragments
    let fragment = fragments.first { point.y < $0.rect.maxY } ?? fragments.last
    return fragment?.index(at: point.x) ?? (layout.range.lowerBound, 0)
  }

  func fragmentRect(
    _ path: KeyPath<LineFragment, CGRect>,
    at index: Int,
    effectiveRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: index) else {
      effectiveRange?.pointee = NSRange(location: NSNotFound, length: 0)
      return .zero
    }
    effectiveRange?.pointee = NSRange(fragment.range)
    return fragment[keyPath: path]
  }

  /// [D] Relative to the origin of the line fragment.
  func glyphLocation(at index: Int) -> CGPoint {
    guard let fragment = fragment(at: index) else { return .zero }
    return CGPoint(
      x: fragment.x(at: index) - fragment.rect.minX,
      y: fragment.baseline - fragment.rect.minY
    )
  }

  /// [D] A negative size stands for no attachment.
  func attachmentSize(at index: Int) -> CGSize {
    let boxes = layouts.first { $0.range.contains(index) }?.picture.attachments ?? []
    return boxes.first { $0.place.index == index }?.bounds.size ?? CGSize(width: -1, height: -1)
  }

  /// As high as the line, without a width, before a place in the text or at its end.
  func caretRect(at index: Int, in container: NSTextContainer) -> CGRect {
    guard let layout = layout(of: container) else { return .zero }
    if index >= layout.range.upperBound, let extra = layout.extraLine {
      return extra.enclosingRect(of: extra.range)
    }
    let fragment = layout.fragment(at: index) ?? layout.fragments.last
    return fragment?.enclosingRect(of: index..<index) ?? .zero
  }

  func enclosingRects(
    of glyphs: NSRange,
    selected: NSRange,
    in container: NSTextContainer
  ) -> [CGRect] {
    enclosingParts(of: glyphs, selected: selected, in: container).map(\.rect)
  }

  /// Line by line, with the direction of the glyphs.
  func enclosingParts(
    of glyphs: NSRange,
    selected: NSRange,
    in container: NSTextContainer
  ) -> [UITextSelectionRect.Part] {
    let range = clamped(glyphs)
    let fragments = layout(of: container)?.fragments(in: range) ?? []
    return fragments.map { fragment in
      let isRightToLeft = fragment.isRightToLeft(range)
      let rect = fragment.enclosingRect(of: range)
      // [W] A selection that goes on in the next line reaches to the edge where the line ends.
      let goesOn =
        selected.location != NSNotFound && NSMaxRange(selected) >= fragment.range.upperBound
        && range.upperBound > fragment.range.upperBound
      guard goesOn else { return (rect, isRightToLeft) }
      let gap =
        fragment.isRightToLeft
        ? min(0, fragment.rect.minX - rect.minX) : max(0, fragment.rect.maxX - rect.maxX)
      return (rect.union(rect.offsetBy(dx: gap, dy: 0)), isRightToLeft)
    }
  }
}
