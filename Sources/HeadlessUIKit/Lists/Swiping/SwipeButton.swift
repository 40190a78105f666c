import Foundation
import Geometry

/// The button of an action beside a row.
///
/// [W] Its image stands above its title. Both keep their sizes while the row slides, and are cut off where
/// the button is too narrow.
@MainActor
final class SwipeButton: UIButton {
  private static let gap: CGFloat = 4  // [I]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  private var titleSize: CGSize { label.text == nil ? .zero : label.intrinsicContentSize }
  private var imageSize: CGSize { currentImage?.size ?? .zero }
  private var gap: CGFloat { titleSize == .zero || imageSize == .zero ? 0 : Self.gap }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(titleSize.width, imageSize.width),
      height: imageSize.height + gap + titleSize.height
    )
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    centered(imageSize, in: contentRect, below: 0)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    centered(titleSize, in: contentRect, below: imageSize.height + gap)
  }

  private func centered(_ size: CGSize, in area: CGRect, below height: CGFloat) -> CGRect {
    let top = area.midY - sizeThatFits(.zero).height / 2 + height
    return CGRect(origin: CGPoint(x: area.midX - size.width / 2, y: top), size: size)
      .onPixels(pixelsPerPoint)
  }
}
