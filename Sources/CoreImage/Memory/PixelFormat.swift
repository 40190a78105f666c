import CoreGraphics
import Geometry

/// How the pixels of a bitmap context lie in memory, of those that Core Graphics draws into.
struct PixelFormat {
  enum Layout {
    /// Four bytes a pixel, and the place of each in it.
    case colors(blue: Int, green: Int, red: Int, alpha: Int)
    case gray
    case alpha
  }

  let layout: Layout
  /// Whether there is nothing below what is painted but black.
  let isOpaque: Bool

  /// What contexts of UIKit have.
  static let native = PixelFormat(
    layout: .colors(blue: 0, green: 1, red: 2, alpha: 3),
    isOpaque: false
  )

  var bytesPerPixel: Int {
    if case .colors = layout { 4 } else { 1 }
  }

  var isGray: Bool { if case .gray = layout { true } else { false } }

  /// [W] An image of such a context says that red comes first.
  var beginsWithRed: Bool {
    if case .colors(_, _, let red, _) = layout { red == 0 } else { false }
  }
}

extension PixelFormat {
  var alphaInfo: CGImageAlphaInfo {
    switch layout {
    case .colors(_, _, _, let alpha):
      let isLast = (alpha == 3) == (byteOrder != .byteOrder32Little)
      return isOpaque
        ? (isLast ? .noneSkipLast : .noneSkipFirst)
        : (isLast ? .premultipliedLast : .premultipliedFirst)
    case .gray: return .none
    case .alpha: return .alphaOnly
    }
  }

  var bitmapInfo: CGBitmapInfo { [byteOrder, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

  /// [D] Alpha alone has no colours.
  var colorSpace: CGColorSpace? {
    switch layout {
    case .colors: CGColorSpaceCreateDeviceRGB()
    case .gray: CGColorSpaceCreateDeviceGray()
    case .alpha: nil
    }
  }

  private var byteOrder: CGBitmapInfo {
    guard case .colors(let blue, _, let red, _) = layout else { return [] }
    return blue < red ? .byteOrder32Little : []
  }
}

extension PixelFormat {
  /// Nil for components of other sizes and for alpha that is not premultiplied.
  init?(bitsPerComponent: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo) {
    let alpha = CGImageAlphaInfo(
      rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue
    )
    let order = bitmapInfo.intersection(.byteOrderMask)
    let isLittle = order == .byteOrder32Little
    guard let alpha, bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents),
      isLittle || order == .byteOrder32Big || order == []
    else { return nil }
    switch (alpha, space.model) {
    case (.alphaOnly, _): self.init(layout: .alpha, isOpaque: false)
    case (.none, .monochrome): self.init(layout: .gray, isOpaque: true)
    case (.premultipliedLast, .rgb), (.noneSkipLast, .rgb):
      self.init(inOrder: [2, 1, 0, 3], isLittle, isOpaque: alpha == .noneSkipLast)
    case (.premultipliedFirst, .rgb), (.noneSkipFirst, .rgb):
      self.init(inOrder: [3, 2, 1, 0], isLittle, isOpaque: alpha == .noneSkipFirst)
    default: return nil
    }
  }

  /// The places of blue, green, red and alpha, from the most significant byte.
  private init(inOrder places: [Int], _ isLittle: Bool, isOpaque: Bool) {
    let places = isLittle ? places.map { 3 - $0 } : places
    layout = .colors(blue: places[0], green: places[1], red: places[2], alpha: places[3])
    self.isOpaque = isOpaque
  }
}
