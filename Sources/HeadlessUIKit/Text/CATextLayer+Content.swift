import Foundation
import Geometry
import Scene
import Typography

extension CATextLayer {
  func drawString(in context: CGContext) {
    guard let attributed, attributed.length > 0 else { return }
    let string = StyledString(attributed, defaults: defaults)
    let frame = TextFrame(
      width: bounds.width,
      height: isWrapped ? bounds.height : .infinity,
      wraps: isWrapped
    )
    let picture = TextPicture(string, in: frame)
    context.draw(picture.runs(at: bounds.origin))
  }

  /// The size of the text, on one line or as wide as the layer.
  func fittingSize() -> CGSize? {
    guard let attributed, attributed.length > 0 else { return nil }
    let string = StyledString(attributed, defaults: defaults)
    let width = isWrapped ? Double(bounds.width) : .infinity
    return TextPicture(string, in: TextFrame(width: width, wraps: isWrapped)).layout.size
  }

  private var attributed: NSAttributedString? {
    switch string {
    case let text as NSAttributedString: text
    case let text as String: NSAttributedString(string: text)
    case let text as NSString: NSAttributedString(string: text.description)
    default: nil
    }
  }

  private var defaults: TextDefaults {
    var defaults = TextDefaults()
    defaults.font = chosenFont
    defaults.font.size = fontSize
    defaults.color = foregroundColor?.value ?? Color(white: 0, alpha: 0)
    defaults.paragraph.alignment = alignmentMode.alignment
    defaults.lineBreakMode = truncationMode.mode ?? (isWrapped ? .byWordWrapping : .byClipping)
    return defaults
  }

  private var chosenFont: Font {
    if let font = font as? UIFont { return font.value }
    if let font = (font as? CGFont)?.known?.appFont { return Font(font, size: fontSize) }
    let named = (font as? String ?? (font as? CGFont)?.postScriptName).flatMap {
      UIFont(name: $0, size: fontSize)
    }
    return named?.value ?? Font(size: fontSize)
  }
}

extension CATextLayerTruncationMode {
  fileprivate var mode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
