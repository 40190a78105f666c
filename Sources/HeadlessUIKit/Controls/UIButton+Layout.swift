import Foundation
import Geometry

extension UIButton {
  // [W] A button with neither explicit insets nor an image is 12 points higher than its title, and
  // not narrower than 30 points.
  private static var titlePadding: CGFloat { 12 }
  private static var leastWidth: CGFloat { 30 }
  // [W] The size of a button without anything.
  private var emptySize: CGSize {
    CGSize(width: Self.leastWidth, height: label.font.lineHeight.rounded(.up) + Self.titlePadding)
  }

  var padding: UIEdgeInsets { contentEdgeInsets }

  /// [W] An empty title, unlike none, is as high as a line.
  private var titleSize: CGSize {
    guard let text = label.text else { return .zero }
    guard text.isEmpty else { return label.intrinsicContentSize }
    guard buttonType == .custom || buttonType == .system else { return .zero }
    return CGSize(width: 0, height: label.font.lineHeight.roundedUp(to: pixelsPerPoint))
  }

  private var imageSize: CGSize { picture.shownImage?.size ?? .zero }

  var naturalSize: CGSize {
    if let configuration { return configuredSize(configuration) }
    let (title, image) = (titleSize, imageSize)
    let background = backdrop.image?.size ?? .zero
    let hasInsets = contentEdgeInsets != .zero
    let hasText = title.width > 0 || title != .zero && hasInsets
    guard hasText || image != .zero || background != .zero else { return emptySize }
    let isTitleAlone = title.width > 0 && image == .zero && !hasInsets
    let titleHeight = title.height + (isTitleAlone ? Self.titlePadding : 0)
    let width = title.width + image.width + padding.left + padding.right
    let content = CGSize(
      width: isTitleAlone ? max(width, Self.leastWidth) : width,
      height: max(titleHeight, image.height) + padding.top + padding.bottom
    )
    return CGSize(
      width: max(content.width, background.width),
      height: max(content.height, background.height)
    )
  }

  func arrange() {
    if let configuration { return arrangeConfigured(configuration) }
    backdrop.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  /// The image is before the title; both together are aligned.
  func imageFrame(in content: CGRect) -> CGRect {
    partFrame(imageSize, beside: titleSize, isFirst: true, in: content.inset(by: imageEdgeInsets))
  }

  func titleFrame(in content: CGRect) -> CGRect {
    partFrame(titleSize, beside: imageSize, isFirst: false, in: content.inset(by: titleEdgeInsets))
  }

  /// [W] From right to left the image is after the title; insets keep their sides.
  private func partFrame(
    _ size: CGSize,
    beside other: CGSize,
    isFirst: Bool,
    in area: CGRect
  ) -> CGRect {
    guard size != .zero else { return CGRect(origin: area.origin, size: .zero) }
    let spare = max(area.width - size.width - other.width, 0)
    var rect = CGRect(origin: area.origin, size: size)
    rect.size.width = min(size.width, max(0, area.width - (isFirst ? 0 : other.width)))
    rect.size.height = min(size.height, max(0, area.height))
    // The title is shortened for the image, on whichever side that is.
    let room = max(0, area.width - size.width)
    if isFirst == isRightToLeft { rect.origin.x += isFirst ? min(other.width, room) : other.width }
    switch contentHorizontalAlignment {
    case .left: break
    case .right: rect.origin.x += spare
    case .leading, .fill: rect.origin.x += isRightToLeft ? spare : 0
    case .trailing: rect.origin.x += isRightToLeft ? 0 : spare
    case .center: rect.origin.x += spare / 2
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y = area.maxY - rect.height
    case .center: rect.origin.y = area.midY - rect.height / 2
    case .fill: rect.size.height = area.height
    }
    return rect.onPixels(pixelsPerPoint)
  }
}

extension CGRect {
  /// With its origin on whole pixels.
  func onPixels(_ scale: CGFloat) -> CGRect {
    let x = (minX * scale).rounded(.down) / scale
    return CGRect(x: x, y: (minY * scale).rounded(.down) / scale, width: width, height: height)
  }
}
