/// The look of an element and of what is inside of it.
struct HTMLStyle: Hashable {
  var text: DocumentStyle
  var isHidden = false
  var preservesSpace = false
  var marker = HTMLMarker.disc
  var listDepth = 0
  var lineHeight: LineHeight?
  /// Besides the indents of lists.
  var textIndent = 0.0

  enum LineHeight: Hashable {
    case points(Double)
    /// Of the size of the font of each block.
    case factor(Double)
  }

  /// That of the document.
  init() {
    text = DocumentStyle()
    text.color = .black
    // [W] UIKit says of all text that comes from HTML that it has neither space nor stroke.
    text.kern = 0
    text.strokeWidth = 0
    text.paragraph.defaultTabInterval = 36  // [W]
    text.paragraph.baseWritingDirection = .leftToRight  // [W]
  }

  /// What a block does not take over from the one around it.
  mutating func beginBlock() {
    text.paragraph.paragraphSpacing = 0
    text.background = nil
  }

  /// Once the block's font and indents are known.
  mutating func endBlock() {
    switch lineHeight {
    case .points(let points): text.paragraph.minimumLineHeight = points
    case .factor(let factor):
      text.paragraph.minimumLineHeight = min(factor * text.font.size, CSSLength.most)
    case nil: text.paragraph.minimumLineHeight = 0
    }
  }
}
