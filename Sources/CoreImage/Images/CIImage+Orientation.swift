import Foundation
public import Geometry

/// How a stored picture is turned to stand upright, as in a file's metadata.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  // [D] Exif's numbers.
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension CIImage {
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map(oriented) ?? self
  }

  public func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform {
    guard !extent.isInfinite else { return .identity }
    let (width, height) = (extent.width, extent.height)
    let turn: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, width, 0)
      case .down: CGAffineTransform(-1, 0, 0, -1, width, height)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, height)
      case .leftMirrored: CGAffineTransform(0, -1, -1, 0, height, width)
      case .right: CGAffineTransform(0, -1, 1, 0, 0, width)
      case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .left: CGAffineTransform(0, 1, -1, 0, height, 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turn)
  }

  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation))
      .map(orientationTransform) ?? .identity
  }
}
