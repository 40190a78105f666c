public import Foundation

extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func string(for t: CGAffineTransform) -> String { NSStringFromCGAffineTransform(t) }
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    NSStringFromDirectionalEdgeInsets(insets)
  }

  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
  public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    CGAffineTransformFromString(string)
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    UIEdgeInsetsFromString(string)
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsetsFromString(string)
  }
}
