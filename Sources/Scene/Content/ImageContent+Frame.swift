package import Foundation

extension ImageContent {
  /// The rectangle that the shown part covers, which may extend beyond `rect`.
  package func frame(in rect: CGRect) -> CGRect {
    let natural = size
    guard natural.width > 0, natural.height > 0 else { return .null }
    return gravity.frame(of: natural, in: rect)
  }
}

extension ImageContent.Gravity {
  /// The frame of a picture of `size` in `bounds`.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return aligned(size, by: min(across, down), in: bounds, x: 0.5, y: 0.5)
    case .resizeAspectFill: return aligned(size, by: max(across, down), in: bounds, x: 0.5, y: 0.5)
    case .center: return aligned(size, by: 1, in: bounds, x: 0.5, y: 0.5)
    case .top: return aligned(size, by: 1, in: bounds, x: 0.5, y: 0)
    case .bottom: return aligned(size, by: 1, in: bounds, x: 0.5, y: 1)
    case .left: return aligned(size, by: 1, in: bounds, x: 0, y: 0.5)
    case .right: return aligned(size, by: 1, in: bounds, x: 1, y: 0.5)
    case .topLeft: return aligned(size, by: 1, in: bounds, x: 0, y: 0)
    case .topRight: return aligned(size, by: 1, in: bounds, x: 1, y: 0)
    case .bottomLeft: return aligned(size, by: 1, in: bounds, x: 0, y: 1)
    case .bottomRight: return aligned(size, by: 1, in: bounds, x: 1, y: 1)
    }
  }

  /// `x` and `y` are the fractions of the remaining space before the picture.
  private func aligned(
    _ size: CGSize,
    by factor: CGFloat,
    in bounds: CGRect,
    x: CGFloat,
    y: CGFloat
  ) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x,
      y: bounds.minY + (bounds.height - height) * y,
      width: width,
      height: height
    )
  }
}
