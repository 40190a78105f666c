import Foundation

/// Numbers at random.
public protocol GKRandom: AnyObject {
  /// Of 32 bits with a sign, or of a distribution.
  func nextInt() -> Int
  /// From 0 up to, but not including, the bound.
  func nextInt(upperBound: Int) -> Int
  /// From 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}
