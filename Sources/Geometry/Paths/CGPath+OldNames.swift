public import Foundation

extension CGPath {
  /// The imported name of `CGPathCreateCopyByStrokingPath`, which code converted from Swift 2 has.
  public convenience init?(
    __byStroking path: CGPath,
    transform: UnsafePointer<CGAffineTransform>?,
    lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat
  ) {
    let stroke = path.copy(
      strokingWithWidth: lineWidth,
      lineCap: lineCap,
      lineJoin: lineJoin,
      miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity
    )
    self.init(stroke.value)
  }
}
