/// How a paragraph is set, with `NSParagraphStyle`'s names and meanings.
public struct ParagraphStyle: Hashable, Sendable {
  public var alignment: TextAlignment = .natural
  public var lineBreakMode: LineBreakMode = .wordWrap
  public var direction: BaseDirection = .natural
  /// Between lines; points, as all that follow but the multiple.
  public var lineSpacing = 0.0
  public var paragraphSpacing = 0.0
  public var paragraphSpacingBefore = 0.0
  public var headIndent = 0.0
  public var firstLineHeadIndent = 0.0
  /// From the leading edge when positive, else from the trailing one.
  public var tailIndent = 0.0
  public var minimumLineHeight = 0.0
  /// 0 is no limit.
  public var maximumLineHeight = 0.0
  /// 0 leaves the line as high as its fonts make it.
  public var lineHeightMultiple = 0.0
  /// The distance of tab stops.
  public var tabInterval = 28.0  // [D] NSParagraphStyle: stops every 28 points by default

  public init() {}
}

public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case left, center, right, justified, natural
}

public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  case wordWrap, charWrap, clip, truncatingHead, truncatingTail, truncatingMiddle
}

public enum BaseDirection: Hashable, Sendable, CaseIterable {
  case natural, leftToRight, rightToLeft
}
