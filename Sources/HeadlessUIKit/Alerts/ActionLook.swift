import Foundation
import Geometry

/// The colors, the image and the mark that an app gives an action by key.
@MainActor
struct ActionLook {
  var titleColor: UIColor?
  var image: UIImage?
  var imageColor: UIColor?
  var alignment: NSTextAlignment?
  var isChecked = false

  func show(in button: UIButton, padding: CGFloat) {
    if let titleColor { button.setTitleColor(titleColor, for: .normal) }
    if let alignment { align(alignment, button, padding: padding) }
    // [I] The image stands at the leading edge, the mark at the trailing one.
    if let image { add(image, to: button, x: padding, staying: .flexibleRightMargin) }
    if isChecked, let mark = UIImage(systemName: "checkmark") {
      let x = button.bounds.width - padding - mark.size.width
      add(mark, to: button, x: x, staying: .flexibleLeftMargin)
    }
  }

  private func align(_ alignment: NSTextAlignment, _ button: UIButton, padding: CGFloat) {
    button.contentHorizontalAlignment =
      switch alignment {
      case .left: .left
      case .right: .right
      case .natural: .leading
      default: .center
      }
    // [I] An image has the room of two more paddings.
    button.contentEdgeInsets = UIEdgeInsets(
      top: 0,
      left: image == nil ? padding : 3 * padding,
      bottom: 0,
      right: padding
    )
  }

  private func add(
    _ image: UIImage,
    to button: UIButton,
    x: CGFloat,
    staying margin: UIView.AutoresizingMask
  ) {
    let view = UIImageView(image: image)
    view.tintColor = imageColor ?? titleColor
    view.autoresizingMask = [margin, .flexibleTopMargin, .flexibleBottomMargin]
    view.frame.origin = CGPoint(x: x, y: (button.bounds.height - image.size.height) / 2)
    button.addSubview(view)
  }
}
