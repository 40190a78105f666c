public import Foundation
public import Geometry

/// A path with its stroke attributes, in a space with y down.
open class UIBezierPath: NSObject, NSCopying {
  var value = Path()
  var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init(Path(rect: rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// The corners have the continuous curve of iOS if there is room for it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: size)
  }

  /// [M] UIKit uses the width of `cornerRadii` for both directions.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init(Path(continuous: rect.standardized, corners: corners, radius: cornerRadii.width))
  }

  /// `clockwise` as seen on screen: angles increase.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public convenience init(cgPath: CGPath) {
    self.init(cgPath.value)
  }

  convenience init(_ value: Path) {
    self.init()
    self.value = value
  }

  open var cgPath: CGPath {
    get { CGPath(value) }
    set { value = newValue.value }
  }

  // MARK: Building

  open func move(to point: CGPoint) { build { $0.move(to: point) } }
  open func addLine(to point: CGPoint) { build { $0.addLine(to: point) } }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    build { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    build { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: endAngle,
        // Core Graphics' term assumes y up.
        clockwise: !clockwise
      )
    }
  }

  open func close() { build { $0.closeSubpath() } }
  open func removeAllPoints() { value = Path() }
  open func append(_ bezierPath: UIBezierPath) { value.append(bezierPath.value) }
  open func apply(_ transform: CGAffineTransform) { value = value.applying(transform) }

  open func reversing() -> UIBezierPath {
    let path = duplicate()
    path.value = value.reversed
    return path
  }

  // MARK: Attributes

  // [D] UIBezierPath's defaults.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
  }

  // MARK: Asking

  open var isEmpty: Bool { value.isEmpty }
  open var bounds: CGRect { value.controlBounds }
  open var currentPoint: CGPoint { value.currentPoint ?? .zero }
  open func contains(_ point: CGPoint) -> Bool { value.contains(point, using: rule) }

  // MARK: Drawing

  open func fill() { draw { $0.fill(value, rule) } }
  open func stroke() { draw { $0.stroke(value, style) } }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha: alpha) { $0.fill(value, rule) }
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha: alpha) { $0.stroke(value, style) }
  }
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(value, rule) }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return value == other.value && style == other.style
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  open override var hash: Int { value.hashValue }
}
