public import Foundation
public import HeadlessUIKit

/// The outline of a shape, as a value; nothing of it is drawn.
public struct Path: Equatable, @unchecked Sendable {
  public private(set) var cgPath: CGPath

  public init() {
    cgPath = CGMutablePath()
  }

  public init(_ path: CGPath) {
    cgPath = path
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize) }
  }

  public var isEmpty: Bool { cgPath.isEmpty }
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path { $0.addPath(self, transform: transform) }
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Changes a copy, since other values may hold the same path.
  private mutating func change(_ change: (CGMutablePath) -> Void) {
    let copy = CGMutablePath()
    copy.addPath(cgPath)
    change(copy)
    cgPath = copy
  }
}

extension Path {
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  public mutating func addLines(_ points: [CGPoint]) { change { $0.addLines(between: points) } }
  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    transform: CGAffineTransform = .identity
  ) {
    // [D] Corners are never larger than half of the rectangle.
    change {
      $0.addRoundedRect(
        in: rect,
        cornerWidth: min(cornerSize.width, rect.width / 2),
        cornerHeight: min(cornerSize.height, rect.height / 2),
        transform: transform
      )
    }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }

  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle.radians,
        endAngle: endAngle.radians,
        clockwise: clockwise,
        transform: transform
      )
    }
  }

  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        tangent1End: tangent1End,
        tangent2End: tangent2End,
        radius: radius,
        transform: transform
      )
    }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }
}
