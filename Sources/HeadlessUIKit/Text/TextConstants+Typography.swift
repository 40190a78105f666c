import Typography

extension NSTextAlignment {
  var value: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  var value: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

extension NSWritingDirection {
  var value: BaseDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension NSUnderlineStyle {
  /// Nil if there is no line.
  var value: DecorationStyle? {
    guard !isDisjoint(with: .double.union(.thick)) else { return nil }
    let lines: DecorationStyle.Lines =
      contains(.double) ? .double : contains(.thick) ? .thick : .single
    return DecorationStyle(lines, pattern: pattern, isByWord: contains(.byWord))
  }

  private var pattern: DecorationStyle.Pattern {
    switch rawValue & 0x0f00 {
    case NSUnderlineStyle.patternDot.rawValue: .dot
    case NSUnderlineStyle.patternDash.rawValue: .dash
    case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
    case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
    default: .solid
    }
  }
}
