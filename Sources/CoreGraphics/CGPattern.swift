import Bitmap
public import Foundation
public import Geometry
import Scene

/// How a pattern's cells are fitted to pixels; they are exact here.
public enum CGPatternTiling: Int32, Hashable, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases what a pattern was made with.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// [D] Zero.
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init() {
    self.init(version: 0, drawPattern: nil, releaseInfo: nil)
  }

  public init(
    version: UInt32,
    drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// A cell that is drawn side by side wherever the pattern is the colour of a fill or a stroke.
// Nothing changes after the initialiser, and cells are drawn where their context is.
public final class CGPattern: ColorPattern, @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  /// Drawn instead of calling back, upright where the context's own y points down.
  private let picture: Picture?
  let bounds: CGRect
  let matrix: CGAffineTransform
  let steps: CGSize
  let isColored: Bool

  /// [D] `matrix` maps the cells to the context's space before any transform.
  public init?(
    info: UnsafeMutableRawPointer?,
    bounds: CGRect,
    matrix: CGAffineTransform,
    xStep: CGFloat,
    yStep: CGFloat,
    tiling: CGPatternTiling,
    isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep != 0, yStep != 0, callbacks.pointee.drawPattern != nil else { return nil }
    (self.info, self.callbacks, picture) = (info, callbacks.pointee, nil)
    (self.bounds, self.matrix, self.isColored) = (bounds, matrix, isColored)
    steps = CGSize(width: abs(xStep), height: abs(yStep))
  }

  /// Pictures side by side, each of `size` points.
  package init(_ picture: Picture, size: CGSize) {
    (info, callbacks, self.picture) = (nil, CGPatternCallbacks(), picture)
    (bounds, matrix, isColored) = (CGRect(origin: .zero, size: size), .identity, true)
    steps = size
  }

  deinit { callbacks.releaseInfo?(info) }

  /// All of it as one paint, if it consists of pixels.
  var paint: Pattern? {
    guard case .bitmap(let bitmap) = picture, bounds.width > 0 else { return nil }
    return Pattern(bitmap: bitmap, scale: Double(bitmap.width) / Double(bounds.width))
  }

  /// The space of the cells before the matrix.
  func space(in contexts: CGAffineTransform) -> CGAffineTransform {
    picture == nil ? contexts : .identity
  }

  /// The commands of one cell, for contexts of that scale.
  ///
  /// A cell without colours of its own is drawn in `color`, whatever colours its callback sets.
  func cell(scale: CGFloat, color: CGColor?) -> [DrawingCommand] {
    if let picture { return picture.commands(in: bounds) }
    let context = CGContext(canvas: bounds, scale: scale)
    if !isColored, let color {
      context.setFillColor(color)
      context.setStrokeColor(color)
      context.ignoresColors = true
    }
    callbacks.drawPattern?(info, context)
    return context.closedCommands
  }
}
