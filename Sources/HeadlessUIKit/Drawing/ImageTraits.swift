import Foundation
import Geometry

/// All properties of an image except its identity.
struct ImageTraits: Equatable {
  var image: CGImage?
  /// The image of Core Image that the picture was made from.
  var origin: NSObject?
  /// Pixels per point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var isResizable = false
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var tint: UIColor?
  var symbol: UIImage.SymbolConfiguration?
  var symbolName = ""
  /// The baseline for text beside it, from the bottom.
  var baseline: CGFloat?
  var frames: ImageFrames?
  /// The image's variants.
  var asset: UIImageAsset?

  init() {}

  init(_ image: CGImage, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    self.image = image
    // UIKit treats a scale of 0 as 1.
    self.scale = scale > 0 ? scale : 1
    self.orientation = orientation
  }

  /// The size in points, after applying the orientation.
  var size: CGSize {
    guard let image else { return .zero }
    let upright = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    return orientation.isTurned
      ? CGSize(width: upright.height, height: upright.width) : upright
  }
}

/// The pictures of an animated image.
struct ImageFrames: Equatable {
  var images: [UIImage]
  var duration: TimeInterval
}

extension UIImage.Orientation {
  /// Whether width and height are swapped.
  var isTurned: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// From the unit square of the stored pixels to that of the picture; y points down.
  var unitTransform: CGAffineTransform {
    switch self {
    case .up: CGAffineTransform(1, 0, 0, 1, 0, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
    case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
    case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
    case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
    }
  }
}
