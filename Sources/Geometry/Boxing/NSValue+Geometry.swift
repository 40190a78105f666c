public import Foundation

// Foundation on Linux boxes rectangles, points and sizes, and C arrays of numbers; everything
// else is boxed as an array of doubles.

extension NSValue {
  public convenience init(cgRect: CGRect) {
    self.init(rect: cgRect)
  }

  public convenience init(cgPoint: CGPoint) {
    self.init(point: cgPoint)
  }

  public convenience init(cgSize: CGSize) {
    self.init(size: cgSize)
  }

  public convenience init(cgVector: CGVector) {
    self.init(doubles: [cgVector.dx, cgVector.dy])
  }

  public convenience init(uiOffset: UIOffset) {
    self.init(doubles: [uiOffset.horizontal, uiOffset.vertical])
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(doubles: [insets.top, insets.left, insets.bottom, insets.right])
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(doubles: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(doubles: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  public convenience init(caTransform3D t: CATransform3D) {
    self.init(doubles: t.numbers)
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }

  public var cgVectorValue: CGVector {
    let n = doubles(2)
    return CGVector(dx: n[0], dy: n[1])
  }

  public var uiOffsetValue: UIOffset {
    let n = doubles(2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = doubles(4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let n = doubles(4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  public var cgAffineTransformValue: CGAffineTransform {
    let n = doubles(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  public var caTransform3DValue: CATransform3D {
    CATransform3D(numbers: doubles(16))
  }
}

extension NSValue {
  /// Whether this is what `init(doubles:)` made of `count` numbers.
  package func holds(doubles count: Int) -> Bool {
    String(cString: objCType) == "[\(count)d]"
  }

  private convenience init(doubles: [CGFloat]) {
    let numbers = doubles.map { Double($0) }
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  private func doubles(_ count: Int) -> [CGFloat] {
    precondition(
      holds(doubles: count),
      "this NSValue holds '\(String(cString: objCType))', not \(count) numbers"
    )
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }
}

extension CATransform3D {
  /// m11, m12 … m44.
  package var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  package init(numbers n: [CGFloat]) {
    func row(_ start: Int) -> SIMD4<Double> {
      SIMD4(Double(n[start]), Double(n[start + 1]), Double(n[start + 2]), Double(n[start + 3]))
    }
    self.init(MatrixRows(row(0), row(4), row(8), row(12)))
  }
}
