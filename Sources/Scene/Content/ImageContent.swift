public import Bitmap
public import Foundation
public import Geometry

/// A bitmap in a layer's bounds.
public struct ImageContent: Hashable, Sendable {
  /// How the image is fitted into the bounds: CALayer's `contentsGravity` with `top` at the top.
  public enum Gravity: Int, Hashable, Sendable {
    case resize, resizeAspect, resizeAspectFill
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How pixels are sampled when the image is scaled.
  public enum Filter: Int, Hashable, Sendable {
    case nearest, linear, trilinear
  }

  public static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  public var bitmap: Bitmap
  /// Pixels of the bitmap per point.
  public var scale: Double
  public var gravity: Gravity
  /// The part of the bitmap that is shown, in unit space.
  public var contentsRect: CGRect
  /// The part that stretches, in unit space of `contentsRect`; the rest keeps its size as caps.
  public var contentsCenter: CGRect
  /// Whether the parts between the caps repeat instead of stretching.
  public var tilesCenter: Bool
  /// Replaces every colour and keeps the alpha, as a template image does.
  public var tint: Color?
  public var magnification: Filter
  public var minification: Filter

  public init(
    bitmap: Bitmap,
    scale: Double = 1,
    gravity: Gravity = .resize,
    contentsRect: CGRect = unit,
    contentsCenter: CGRect = unit,
    tilesCenter: Bool = false,
    tint: Color? = nil,
    magnification: Filter = .linear,
    minification: Filter = .linear
  ) {
    self.bitmap = bitmap
    self.scale = scale
    self.gravity = gravity
    self.contentsRect = contentsRect
    self.contentsCenter = contentsCenter
    self.tilesCenter = tilesCenter
    self.tint = tint
    self.magnification = magnification
    self.minification = minification
  }

  /// The size of the visible part, in points.
  public var size: CGSize {
    CGSize(
      width: Double(bitmap.width) / scale * contentsRect.width,
      height: Double(bitmap.height) / scale * contentsRect.height
    )
  }
}
