/// A value that can be interpolated.
public protocol Interpolatable: Sendable {
  /// `a` at 0, `b` at 1, extrapolated outside.
  static func mix(_ a: Self, _ b: Self, _ progress: Double) -> Self
}

/// Numbers and vectors of numbers, which tracks add, scale and differentiate.
///
/// Not a refinement of `AdditiveArithmetic`, which SIMD vectors do not conform to.
public protocol VectorSpace: Interpolatable, Hashable {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  func scaled(by factor: Double) -> Self
  /// The product lane by lane.
  func multiplied(by other: Self) -> Self
  var magnitudeSquared: Double { get }
}

extension VectorSpace {
  /// Exact at both ends and for equal ends, which `a(1−p) + bp` is not.
  public static func mix(_ a: Self, _ b: Self, _ progress: Double) -> Self {
    progress == 1 ? b : a + (b - a).scaled(by: progress)
  }

  var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorSpace {
  public func scaled(by factor: Double) -> Double { self * factor }
  public func multiplied(by other: Double) -> Double { self * other }
  public var magnitudeSquared: Double { self * self }
}

extension SIMD2<Double>: Interpolatable, VectorSpace {
  public func scaled(by factor: Double) -> Self { self * factor }
  public func multiplied(by other: Self) -> Self { self * other }
  public var magnitudeSquared: Double { (self * self).sum() }
}

extension SIMD4<Double>: Interpolatable, VectorSpace {
  public func scaled(by factor: Double) -> Self { self * factor }
  public func multiplied(by other: Self) -> Self { self * other }
  public var magnitudeSquared: Double { (self * self).sum() }
}
