/// The words, sentences and paragraphs of a text.
///
/// "Unicode Text Segmentation" (Unicode's Standard Annex 29) in its usual cases, without a
/// dictionary.
package enum TextSegments {
  /// The lines of a text with their ends; a line break at its end begins another, empty one.
  package static func paragraphs(of text: String) -> [Range<String.Index>] {
    var paragraphs: [Range<String.Index>] = []
    var start = text.startIndex
    while let lineBreak = text[start...].firstIndex(where: \.isNewline) {
      let end = text.index(after: lineBreak)
      paragraphs.append(start..<end)
      start = end
    }
    return paragraphs + [start..<text.endIndex]
  }
}
