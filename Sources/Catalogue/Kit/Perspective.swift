public import Foundation

/// How strongly things shrink with distance.
public enum Perspective {
  // [I] Recreations of UIKit's flips use −1/500 … −1/1000; Numbers.md settles on the flatter end.
  public static let usualDistance = 1000.0

  /// For `sublayerTransform.m34`; a large canvas is seen from farther off, or it would turn past
  /// the eye.
  public static func m34(for size: CGSize) -> Double {
    -1 / max(usualDistance, size.width, size.height)
  }
}
