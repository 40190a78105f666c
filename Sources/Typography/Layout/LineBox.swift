/// The room a line is given between the indents of its paragraph.
struct LineBox {
  /// From the leading edge to the line.
  let head: Double
  /// From the line to the trailing edge; may be infinite as the frame may.
  let width: Double
  /// From the line to the trailing edge of the frame.
  let tail: Double

  init(_ style: ParagraphStyle, isFirst: Bool, frameWidth: Double) {
    head = isFirst ? style.firstLineHeadIndent : style.headIndent
    if style.tailIndent > 0 {
      width = max(0, style.tailIndent - head)
      tail = frameWidth.isFinite ? frameWidth - style.tailIndent : 0
    } else {
      width = max(0, frameWidth + style.tailIndent - head)
      tail = -style.tailIndent
    }
  }
}
