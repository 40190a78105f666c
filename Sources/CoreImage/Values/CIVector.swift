public import Foundation
public import Geometry

/// A list of numbers: a point, a rectangle, a row of factors.
// Immutable.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let numbers: [CGFloat]

  private init(_ numbers: [CGFloat]) {
    self.numbers = numbers
  }

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    numbers = Array(UnsafeBufferPointer(start: values, count: count))
  }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }

  /// [D] Origin and size.
  public convenience init(cgRect r: CGRect) {
    self.init([r.minX, r.minY, r.width, r.height])
  }

  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Numbers between brackets, such as `[1 0 0]`.
  public convenience init(string representation: String) {
    let parts = representation.split { "[] ,".contains($0) }
    self.init(parts.compactMap { Double($0) }.map { CGFloat($0) })
  }

  open var count: Int { numbers.count }
  /// [D] Zero beyond the last number.
  open func value(at index: Int) -> CGFloat { numbers.indices ~= index ? numbers[index] : 0 }

  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  open var stringRepresentation: String {
    "[" + numbers.map { "\($0)" }.joined(separator: " ") + "]"
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.numbers == numbers
  }

  open override var hash: Int { numbers.hashValue }
}
