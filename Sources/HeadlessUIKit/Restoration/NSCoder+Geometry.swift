public import Foundation
public import Geometry

// [D] UIKit encodes geometry as strings; Foundation on Linux supports points, sizes and rectangles.
extension NSCoder {
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSStringFromCGAffineTransform(transform) as Any, forKey: key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSStringFromUIEdgeInsets(insets) as Any, forKey: key)
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint {
    text(key).map(CGPointFromString) ?? .zero
  }
  public func decodeCGSize(forKey key: String) -> CGSize {
    text(key).map(CGSizeFromString) ?? .zero
  }
  public func decodeCGRect(forKey key: String) -> CGRect {
    text(key).map(CGRectFromString) ?? .zero
  }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(key).map(CGAffineTransformFromString) ?? .identity
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    text(key).map(UIEdgeInsetsFromString) ?? .zero
  }

  private func text(_ key: String) -> String? { decodeObject(forKey: key) as? String }
}
