public import Foundation

/// The strength of perspective.
public enum Perspective {
  // [I] Recreations of UIKit's flips use −1/500 … −1/1000; we use the flatter end, see Numbers.md.
  public static let usualDistance = 1000.0

  /// For `sublayerTransform.m34`; on a large canvas the eye is farther away, so that nothing turns
  /// past it.
  public static func m34(for size: CGSize) -> Double {
    -1 / max(usualDistance, size.width, size.height)
  }
}
