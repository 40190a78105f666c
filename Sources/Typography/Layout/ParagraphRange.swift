/// The place of a paragraph among the scalars of a text, without what ends it.
struct ParagraphRange {
  let content: Range<Int>
  /// The scalars that end it: none at the end of the text, two for a carriage return and line feed.
  let terminator: Range<Int>
  /// False after a line separator, which breaks a line within a paragraph.
  let endsParagraph: Bool

  /// A terminator at the very end of the text opens no further paragraph.
  static func all(in scalars: [Unicode.Scalar]) -> [ParagraphRange] {
    var ranges: [ParagraphRange] = []
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex(where: isTerminator) ?? scalars.count
      let next = after(end, in: scalars)
      let isSeparator = end < scalars.count && isLineSeparator(scalars[end])
      ranges.append(
        ParagraphRange(
          content: start..<end,
          terminator: end..<next,
          endsParagraph: !isSeparator
        )
      )
      start = next
    }
    return ranges
  }

  private static func after(_ end: Int, in scalars: [Unicode.Scalar]) -> Int {
    guard end < scalars.count else { return end }
    let isPair =
      scalars[end] == "\r" && end + 1 < scalars.count && scalars[end + 1] == "\n"
    return isPair ? end + 2 : end + 1
  }

  private static func isTerminator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2029}": true
    default: isLineSeparator(scalar)
    }
  }

  private static func isLineSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2028}" || scalar == "\u{b}" || scalar == "\u{c}"
  }
}
