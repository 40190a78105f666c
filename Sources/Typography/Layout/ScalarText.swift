/// A text taken apart: its scalars, the span of each, and where each stands in UTF-16 units.
struct ScalarText {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var spans: [Int] = []
  private(set) var offsets: [Int] = []

  var count: Int { scalars.count }

  init() {}

  init(_ text: StyledText) {
    var offset = 0
    var span = 0
    var spanEnd = text.spans.first?.length ?? 0
    for scalar in text.string.unicodeScalars {
      while offset >= spanEnd && span + 1 < text.spans.count {
        span += 1
        spanEnd += text.spans[span].length
      }
      append(scalar, span: span, offset: offset)
      offset += UTF16.width(scalar)
    }
  }

  subscript(range: Range<Int>) -> ScalarText {
    var part = ScalarText()
    part.scalars = Array(scalars[range])
    part.spans = Array(spans[range])
    part.offsets = Array(offsets[range])
    return part
  }

  mutating func append(_ scalar: Unicode.Scalar, span: Int, offset: Int) {
    scalars.append(scalar)
    spans.append(span)
    offsets.append(offset)
  }

  mutating func append(_ other: ScalarText) {
    scalars += other.scalars
    spans += other.spans
    offsets += other.offsets
  }

  /// Where the text after the scalar at `index` begins, in UTF-16 units.
  func endOffset(before index: Int, else start: Int) -> Int {
    index == 0 ? start : offsets[index - 1] + UTF16.width(scalars[index - 1])
  }
}
