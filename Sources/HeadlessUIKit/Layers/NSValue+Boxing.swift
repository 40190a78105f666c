public import Foundation
public import Geometry

// Boxed geometry, as `fromValue`, `values` and notifications carry it.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector {
    let n = numbers(2)
    return CGVector(dx: n[0], dy: n[1])
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  public var caTransform3DValue: CATransform3D {
    let n = numbers(16)
    var t = CATransform3D()
    (t.m11, t.m12, t.m13, t.m14) = (n[0], n[1], n[2], n[3])
    (t.m21, t.m22, t.m23, t.m24) = (n[4], n[5], n[6], n[7])
    (t.m31, t.m32, t.m33, t.m34) = (n[8], n[9], n[10], n[11])
    (t.m41, t.m42, t.m43, t.m44) = (n[12], n[13], n[14], n[15])
    return t
  }
}

extension NSValue {
  // Foundation on Linux boxes arrays of numbers, but no structures other than its own.
  fileprivate convenience init(numbers: [CGFloat]) {
    var doubles = numbers.map { Double($0) }
    self.init(bytes: &doubles, objCType: "[\(doubles.count)d]")
  }

  /// Zeros where something else is boxed.
  fileprivate func numbers(_ count: Int) -> [CGFloat] {
    var doubles = [Double](repeating: 0, count: count)
    guard String(cString: objCType) == "[\(count)d]" else { return doubles.map { CGFloat($0) } }
    getValue(&doubles)
    return doubles.map { CGFloat($0) }
  }

  /// What an animation can move between.
  var animatableValue: AnimatableValue {
    let type = String(cString: objCType)
    return switch type {
    case String(cString: NSValue(point: .zero).objCType): .point(pointValue)
    case String(cString: NSValue(size: .zero).objCType): .size(sizeValue)
    case String(cString: NSValue(rect: .zero).objCType): .rect(rectValue)
    case "[16d]": .transform(caTransform3DValue)
    case "[6d]": .transform(CATransform3DMakeAffineTransform(cgAffineTransformValue))
    default: .object(self)
    }
  }
}
