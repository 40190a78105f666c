import Foundation
import HeadlessUIKit

/// The appearance and position of a view: the contents of a style or of a change.
struct ViewAppearance: Sendable {
  var frame: [Double]?
  var center: [Double]?
  var layout: Layout?
  var background: UIColor?
  var tint: UIColor?
  var alpha: Double?
  var isHidden: Bool?
  var cornerRadius: Double?
  var clips: Bool?
  var border: Border?
  var shadow: Shadow?
  var transform: Transform?
  var contentMode: UIView.ContentMode?
  var text: String?
  var font: FontSize?
  var weight: UIFont.Weight?
  var color: UIColor?
  var alignment: NSTextAlignment?
  var lines: Int?

  /// Values that are set here override those of `style`.
  func over(_ style: ViewAppearance) -> ViewAppearance {
    var look = self
    look.frame = frame ?? style.frame
    look.center = center ?? style.center
    look.layout = layout.map { $0.over(style.layout ?? Layout()) } ?? style.layout
    look.background = background ?? style.background
    look.tint = tint ?? style.tint
    look.alpha = alpha ?? style.alpha
    look.isHidden = isHidden ?? style.isHidden
    look.cornerRadius = cornerRadius ?? style.cornerRadius
    look.clips = clips ?? style.clips
    look.border = border ?? style.border
    look.shadow = shadow ?? style.shadow
    look.transform = transform ?? style.transform
    look.contentMode = contentMode ?? style.contentMode
    look.text = text ?? style.text
    look.font = font ?? style.font
    look.weight = weight ?? style.weight
    look.color = color ?? style.color
    look.alignment = alignment ?? style.alignment
    look.lines = lines ?? style.lines
    return look
  }
}

/// A size in points, or the system's size for a text style.
enum FontSize: Sendable {
  case points(Double)
  case style(UIFont.TextStyle)
}

struct Border: Sendable {
  var width = 1.0
  var color = UIColor.black
}

struct Shadow: Sendable {
  var color = UIColor.black
  var opacity = 0.3
  var radius = 8.0
  var offset = [0.0, 4.0]
}

/// Translation, then rotation, then scaling, about the centre.
struct Transform: Sendable {
  var move = [0.0, 0.0]
  /// In degrees, clockwise.
  var rotate = 0.0
  var scale = [1.0, 1.0]
}
