import Foundation
import Geometry
import Scene
import Typography

extension UILabel {
  /// The text with the label's font, colour and paragraph style as defaults.
  var styledString: StyledString? {
    guard let text = givenText, text.length > 0 else { return nil }
    return StyledString(text, defaults: textDefaults, container: attachmentContainer)
  }

  var textDefaults: TextDefaults {
    var defaults = TextDefaults()
    defaults.font = ownFont.value
    defaults.traits = traitCollection
    defaults.color = drawnColor
    defaults.paragraph.alignment = drawnAlignment
    defaults.paragraph.lineBreakMode = ownLineBreakMode
    defaults.shadow = shadowColor.map { color in
      Shadow(
        color: color.value(with: traitCollection),
        opacity: 1,
        radius: 0,
        offset: shadowOffset,
        path: nil
      )
    }
    return defaults
  }

  // [D] NSTextAlignment.natural: the default alignment of the app's localisation, whatever the
  // text's own script.
  private var drawnAlignment: NSTextAlignment {
    guard ownAlignment == .natural else { return ownAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  private var drawnColor: Color {
    let color = isHighlighted ? highlightedTextColor ?? ownTextColor : ownTextColor
    let value = color.value(with: traitCollection)
    // Disabled text is drawn at half strength.  [I]
    return isEnabled ? value : value.withAlpha(value.alpha / 2)
  }

  /// The text laid out in a rectangle of this size, scaled down if the label allows it.
  func picture(in size: CGSize, lines: Int, findsEdges: Bool = false) -> TextPicture? {
    guard let string = styledString else { return nil }
    let frame = TextFrame(
      width: max(0, size.width),
      height: max(0, size.height),
      maximumLines: max(0, lines),
      findsEdges: findsEdges
    )
    let scale = LabelScale(string: string, frame: frame).scale(
      isAllowed: adjustsFontSizeToFitWidth,
      minimum: minimumScaleFactor
    )
    return TextPicture(string, in: frame, scaledBy: scale)
  }

  var naturalSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : laidOutWidth
    return fittingSize(in: CGSize(width: numberOfLines == 1 ? 0 : width, height: 0))
  }

  /// [D] The height of multi-line text depends on the width that layout sets.
  func widthChanged() {
    guard numberOfLines != 1, layoutStateIfAny?.item != nil,
      !translatesAutoresizingMaskIntoConstraints, bounds.width > 0, laidOutWidth != bounds.width
    else { return }
    laidOutWidth = bounds.width
    if preferredMaxLayoutWidth <= 0 { invalidateIntrinsicContentSize() }
  }

  /// [W] A single line has its natural width; several lines keep the current width, if there is
  /// one.
  func fittingSize(in size: CGSize) -> CGSize {
    guard let string = styledString else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    let frame = TextFrame(width: width, maximumLines: max(0, numberOfLines))
    return TextPicture(string, in: frame).layout.size.roundedUp(to: pixelsPerPoint)
  }

  func rectOfText(in bounds: CGRect, lines: Int) -> CGRect {
    guard let picture = picture(in: bounds.size, lines: lines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = picture.layout.size.roundedUp(to: pixelsPerPoint)
    let x = picture.layout.lines.map(\.frame.minX).min() ?? 0
    return CGRect(
      x: bounds.minX + x,
      y: bounds.minY,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  /// Where the caret stands before a UTF-16 unit of a text of one line, on a whole pixel.
  func caretStart(at offset: Int, in bounds: CGRect) -> CGFloat? {
    let picture = picture(in: bounds.size, lines: 1, findsEdges: true)
    guard let line = picture?.layout.lines.first else { return nil }
    return bounds.minX + CGFloat(line.x(at: offset)).roundedUp(to: pixelsPerPoint)
  }

  /// From the top to the first baseline, and from the last one to the bottom.
  ///
  /// Before its first layout a label is measured at its natural size.
  var textBaselines: (first: CGFloat, last: CGFloat)? {
    baselines(in: bounds.isEmpty ? naturalSize : bounds.size)
  }

  /// At its natural height, however high the label is.
  ///
  /// [D] Baselines are right only where text has its natural height, says the Auto Layout Guide.
  /// [M] In frames that Interface Builder saved of labels that a stack stretches, the first baseline
  /// is that far from the top, and the last one that far from the bottom.
  var naturalBaselines: (first: CGFloat, last: CGFloat)? {
    guard !bounds.isEmpty else { return textBaselines }
    let height = fittingSize(in: bounds.size).height
    return baselines(in: CGSize(width: bounds.width, height: height))
  }

  private func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let picture = picture(in: size, lines: numberOfLines) else { return nil }
    let top = top(of: picture, in: CGRect(origin: .zero, size: size))
    let layout = picture.layout
    return (top + layout.firstBaseline, size.height - top - layout.lastBaseline)
  }

  func drawPicture(in rect: CGRect) {
    guard let picture = picture(in: rect.size, lines: numberOfLines) else { return }
    picture.draw(at: CGPoint(x: rect.minX, y: top(of: picture, in: rect)))
  }

  /// [D] `UIBaselineAdjustment`: a line that was shrunk stays on the baseline that it had, or stays
  /// below the top that it had.
  private func top(of picture: TextPicture, in rect: CGRect) -> CGFloat {
    let layout = picture.layout
    guard picture.scale < 1, numberOfLines == 1, let usual = styledString.map(lineOfFullSize) else {
      return middle(of: layout, in: rect)
    }
    switch baselineAdjustment {
    case .alignBaselines:
      return middle(of: usual, in: rect) + CGFloat(usual.firstBaseline - layout.firstBaseline)
    case .alignCenters: return middle(of: layout, in: rect)
    case .none: return middle(of: usual, in: rect)
    }
  }

  private func lineOfFullSize(_ string: StyledString) -> TextLayout {
    TextPicture(string, in: TextFrame(maximumLines: 1)).layout
  }

  /// [W] Text that is lower than the label is centred, on whole pixels.
  private func middle(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    let spare = max(0, rect.height - layout.size.height)
    return rect.minY + (spare / 2 * pixelsPerPoint).rounded(.down) / pixelsPerPoint
  }
}

extension CGSize {
  /// The smallest size of whole pixels that holds this one.
  func roundedUp(to scale: CGFloat) -> CGSize {
    CGSize(width: width.roundedUp(to: scale), height: height.roundedUp(to: scale))
  }
}

extension CGFloat {
  func roundedUp(to scale: CGFloat) -> CGFloat {
    // Tolerance for rounding in the sum of advances.
    let epsilon = 1e-6
    return ((self - epsilon) * scale).rounded(.up) / scale
  }
}
