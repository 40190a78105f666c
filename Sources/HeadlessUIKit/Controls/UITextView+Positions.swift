import Foundation
import Geometry

// Where characters are, as the layout manager says.
extension UITextView {
  /// A rectangle of the text container in the text view's coordinates.
  func inContent(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
  }

  /// [I] As high as a line of the view's font, at the bottom of the line.
  func caretFrame(at offset: Int) -> CGRect {
    let padding = textContainer.lineFragmentPadding
    let place = layoutManager.caretRect(at: offset, in: textContainer)
    let end = CGSize(width: place.minX - padding, height: place.maxY).roundedUp(to: pixelsPerPoint)
    let right = max(padding, textContainer.size.width - padding)
    let corner = CGPoint(x: min(padding + end.width, right), y: max(0, end.height - lineHeight))
    return inContent(CGRect(origin: corner, size: CGSize(width: 2, height: lineHeight)))
  }

  /// What is selected of each line.
  func parts(of textRange: UITextRange) -> [UITextSelectionRect.Part] {
    let range = range(textRange)
    guard range.length > 0 else { return [] }
    return layoutManager.enclosingParts(of: range, selected: range, in: textContainer)
      .map { (inContent($0.rect), $0.isRightToLeft) }
  }

  /// The boundary between characters that is nearest to a point.
  func nearest(to point: CGPoint) -> UITextPosition {
    let inset = textContainerInset
    let place = CGPoint(x: point.x - inset.left, y: point.y - inset.top)
    let extra = layoutManager.extraLineFragmentRect
    guard hasText, extra.isEmpty || place.y < extra.minY else { return endOfDocument }
    let (index, fraction) = layoutManager.glyph(at: place, in: textContainer)
    let string = ownText.string as NSString
    let character = string.rangeOfComposedCharacterSequence(at: index)
    return UITextPosition(fraction < 0.5 ? character.location : NSMaxRange(character))
  }
}
