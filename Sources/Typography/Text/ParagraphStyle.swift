/// How a paragraph is set, with `NSParagraphStyle`'s names and meanings.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment: TextAlignment = .natural
  package var lineBreakMode: LineBreakMode = .wordWrap
  package var direction: BaseDirection = .natural
  /// Between lines; points, as all that follow but the multiple.
  package var lineSpacing = 0.0
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  package var headIndent = 0.0
  package var firstLineHeadIndent = 0.0
  /// From the leading edge when positive, else from the trailing one.
  package var tailIndent = 0.0
  package var minimumLineHeight = 0.0
  /// 0 is no limit.
  package var maximumLineHeight = 0.0
  /// 0 leaves the line as high as its fonts make it.
  package var lineHeightMultiple = 0.0
  /// Stops before those at regular distances; in order.
  package var tabStops: [TabStop] = []
  /// The distance of tab stops.
  package var tabInterval = 28.0  // [D] NSParagraphStyle: stops every 28 points by default

  package init() {}
}

package enum TextAlignment: Hashable, Sendable, CaseIterable {
  case left, center, right, justified, natural
}

package enum LineBreakMode: Hashable, Sendable, CaseIterable {
  case wordWrap, charWrap, clip, truncatingHead, truncatingTail, truncatingMiddle
}

package enum BaseDirection: Hashable, Sendable, CaseIterable {
  case natural, leftToRight, rightToLeft
}
