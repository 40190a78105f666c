import Foundation

/// An attributed string as paragraphs of runs, which writers go through.
struct WrittenText {
  struct Run {
    var text: String
    var style: WrittenStyle
  }

  /// What ends with a line break, and at the end what does not.
  struct Paragraph {
    var runs: [Run] = []
    /// That of the line break, if there is one.
    var end: WrittenStyle?

    /// The style of the whole.
    var style: WrittenStyle? { end ?? runs.last?.style }
  }

  private(set) var paragraphs: [Paragraph] = []

  init(_ string: NSAttributedString) {
    var paragraph = Paragraph()
    let whole = NSRange(location: 0, length: string.length)
    let text = string.string as NSString
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let style = WrittenStyle(attributes)
      let lines = text.substring(with: range).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      for (index, line) in lines.enumerated() {
        if !line.isEmpty { paragraph.runs.append(Run(text: String(line), style: style)) }
        guard index < lines.count - 1 else { continue }
        paragraph.end = style
        paragraphs.append(paragraph)
        paragraph = Paragraph()
      }
    }
    if !paragraph.runs.isEmpty { paragraphs.append(paragraph) }
  }
}
