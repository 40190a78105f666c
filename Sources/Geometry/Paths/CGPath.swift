public import Foundation

/// An immutable path; a wrapper around the value `Path`.
///
/// Two paths with equal elements are equal.
public class CGPath: @unchecked Sendable {
  // Set by CGMutablePath only, which, like Apple's, may be used by one thread at a time.
  package internal(set) var value: Path

  package init(_ value: Path) {
    self.value = value
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.applying(transform))
  }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension CGPath {
  public var isEmpty: Bool { value.isEmpty }

  /// The point where the next element would start; zero in an empty path.
  public var currentPoint: CGPoint { value.currentPoint ?? .zero }

  /// The box around all points, including control points.
  public var boundingBox: CGRect { value.controlBounds }

  /// The box around the outline itself.
  public var boundingBoxOfPath: CGRect { value.bounds }

  /// [D] `transform` is applied to the point, not to the path.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    value.contains(point.applying(transform), using: rule)
  }

  public func copy() -> CGPath? {
    CGPath(value)
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(value.applying(transform))
  }

  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(value)
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(value.applying(transform))
  }
}

extension Path {
  package func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    guard let transform else { return self }
    return applying(transform.pointee)
  }
}
