public import Foundation
public import Geometry

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  package var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  package var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  package var rule: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    values.special = .shape(ShapeValues())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.special = .shape(ShapeValues())
  }

  open var path: CGPath? {
    get { values.shape.path }
    set { change(.path, \.shape.path, to: newValue) }
  }
  open var fillColor: CGColor? {
    get { values.shape.fillColor }
    set { change(.fillColor, \.shape.fillColor, to: newValue) }
  }
  open var strokeColor: CGColor? {
    get { values.shape.strokeColor }
    set { change(.strokeColor, \.shape.strokeColor, to: newValue) }
  }
  open var lineWidth: CGFloat {
    get { values.shape.lineWidth }
    set { change(.lineWidth, \.shape.lineWidth, to: newValue) }
  }
  open var strokeStart: CGFloat {
    get { values.shape.strokeStart }
    set { change(.strokeStart, \.shape.strokeStart, to: newValue) }
  }
  open var strokeEnd: CGFloat {
    get { values.shape.strokeEnd }
    set { change(.strokeEnd, \.shape.strokeEnd, to: newValue) }
  }
  open var miterLimit: CGFloat {
    get { values.shape.miterLimit }
    set { change(.miterLimit, \.shape.miterLimit, to: newValue) }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { values.shape.lineCap }
    set { change(nil, \.shape.lineCap, to: newValue) }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { values.shape.lineJoin }
    set { change(nil, \.shape.lineJoin, to: newValue) }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { values.shape.fillRule }
    set { change(nil, \.shape.fillRule, to: newValue) }
  }
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = values.shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: Double($0)) }
    }
    set {
      change(nil, \.shape.lineDashPattern, to: (newValue ?? []).map { CGFloat($0.doubleValue) })
    }
  }
  open var lineDashPhase: CGFloat {
    get { values.shape.lineDashPhase }
    set { change(.lineDashPhase, \.shape.lineDashPhase, to: newValue) }
  }

}

extension LayerValues {
  package fileprivate(set) var shape: ShapeValues {
    get { if case .shape(let shape) = special { shape } else { ShapeValues() } }
    set { special = .shape(newValue) }
  }
}
