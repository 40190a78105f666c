/// Shortens the rest of a text to one line with an ellipsis in it.
///
/// What is kept before the ellipsis comes from the first of the remaining paragraphs, what is
/// kept behind it from the last one: an ellipsis stands for the line ends between them too.
struct Truncation {
  let mode: LineBreakMode
  let style: ParagraphStyle
  let fonts: SpanFonts
  let head: Paragraph
  let tail: Paragraph
  /// Head and tail are the same paragraph: what is kept must not overlap.
  let isOneParagraph: Bool

  /// How much is kept: scalars before the ellipsis, and from where on behind it.
  private struct Cut {
    var head: Int
    var tail: Int
  }

  /// The longest shortened text that fits; an empty one when even the ellipsis does not.
  func paragraph(width: Double) throws(TypographyError) -> Paragraph {
    let limit = width + LineBreaker.tolerance
    let cuts = cuts(width: limit)
    for cut in cuts.reversed() {
      let candidate = try Paragraph(text(of: cut), style: style, fonts: fonts)
      let runs = candidate.runs(in: 0..<candidate.count)
      if candidate.width(of: runs) <= limit { return candidate }
    }
    return try Paragraph(ScalarText(), style: style, fonts: fonts)
  }

  /// Cuts that keep more and more, up to the first that is surely too long.
  private func cuts(width: Double) -> [Cut] {
    let headWidths = Advances(of: head)
    let tailWidths = Advances(of: tail)
    var cut = Cut(head: 0, tail: tail.count)
    var cuts = [cut]
    var before = 0.0
    var behind = 0.0
    while before + behind <= width, let grown = grown(cut, headIsNarrower: before <= behind) {
      before += headWidths.width(of: cut.head..<grown.head)
      behind += tailWidths.width(of: grown.tail..<cut.tail)
      cut = grown
      cuts.append(cut)
    }
    return cuts
  }

  /// One character more on the side that the mode favours.
  private func grown(_ cut: Cut, headIsNarrower: Bool) -> Cut? {
    let keepsHead: Bool =
      switch mode {
      case .truncatingHead: false
      case .truncatingMiddle: cut.tail == 0 || (headIsNarrower && cut.head < head.count)
      case .truncatingTail, .clip, .wordWrap, .charWrap: true
      }
    var grown = cut
    if keepsHead {
      guard cut.head < head.count else { return nil }
      repeat { grown.head += 1 } while grown.head < head.count && !head.beginsCharacter(grown.head)
    } else {
      guard cut.tail > 0 else { return nil }
      repeat { grown.tail -= 1 } while grown.tail > 0 && !tail.beginsCharacter(grown.tail)
    }
    return isOneParagraph && grown.head >= grown.tail ? nil : grown
  }

  private func text(of cut: Cut) -> ScalarText {
    let before = head.trimmed(0..<cut.head)
    var start = cut.tail
    while start < tail.count && tail.isWhite(start) { start += 1 }

    let tailSpans = tail.text.spans[start...]
    let span = before.isEmpty ? tailSpans.first : head.text.spans[before.upperBound - 1]
    var text = head.text[before]
    let offset = text.endOffset(before: text.count, else: head.text.offsets.first ?? 0)
    text.append("\u{2026}", span: span ?? head.text.spans.first ?? 0, offset: offset)
    text.append(tail.text[start..<tail.count])
    return text
  }
}
