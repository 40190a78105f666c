public import Foundation
public import Timeline

extension CGAffineTransform: Interpolatable {}
extension CATransform3D: Interpolatable {}
extension TransformList: Interpolatable {}
extension Color: Interpolatable {}
extension Path: Interpolatable {}

extension CGFloat: Interpolatable {
  public static func mix(_ a: CGFloat, _ b: CGFloat, _ progress: Double) -> CGFloat {
    CGFloat(Double.mix(Double(a), Double(b), progress))
  }
}

extension CGPoint: Interpolatable {
  public static func mix(_ a: CGPoint, _ b: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(SIMD2.mix(SIMD2(a), SIMD2(b), progress))
  }
}

extension CGSize: Interpolatable {
  public static func mix(_ a: CGSize, _ b: CGSize, _ progress: Double) -> CGSize {
    CGSize(SIMD2.mix(SIMD2(a), SIMD2(b), progress))
  }
}

extension CGVector: Interpolatable {
  public static func mix(_ a: CGVector, _ b: CGVector, _ progress: Double) -> CGVector {
    CGVector(SIMD2.mix(SIMD2(a), SIMD2(b), progress))
  }
}

extension UIOffset: Interpolatable {
  public static func mix(_ a: UIOffset, _ b: UIOffset, _ progress: Double) -> UIOffset {
    UIOffset(SIMD2.mix(SIMD2(a), SIMD2(b), progress))
  }
}

extension CGRect: Interpolatable {
  public static func mix(_ a: CGRect, _ b: CGRect, _ progress: Double) -> CGRect {
    CGRect(SIMD4.mix(SIMD4(a), SIMD4(b), progress))
  }
}

extension UIEdgeInsets: Interpolatable {
  public static func mix(_ a: UIEdgeInsets, _ b: UIEdgeInsets, _ progress: Double) -> UIEdgeInsets {
    UIEdgeInsets(SIMD4.mix(SIMD4(a), SIMD4(b), progress))
  }
}

extension NSDirectionalEdgeInsets: Interpolatable {
  public static func mix(
    _ a: NSDirectionalEdgeInsets,
    _ b: NSDirectionalEdgeInsets,
    _ progress: Double
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(SIMD4.mix(SIMD4(a), SIMD4(b), progress))
  }
}

extension CornerRadii: Interpolatable {
  public static func mix(_ a: CornerRadii, _ b: CornerRadii, _ progress: Double) -> CornerRadii {
    CornerRadii(
      topLeft: .mix(a.topLeft, b.topLeft, progress),
      topRight: .mix(a.topRight, b.topRight, progress),
      bottomRight: .mix(a.bottomRight, b.bottomRight, progress),
      bottomLeft: .mix(a.bottomLeft, b.bottomLeft, progress)
    )
  }
}
