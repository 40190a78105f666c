import Foundation
import Geometry
import Scene

/// What CAShapeLayer adds to a layer.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = .black  // [D] CAShapeLayer.fillColor is opaque black
  var strokeColor: CGColor?
  var lineWidth: CGFloat = 1
  var strokeStart = CGFloat.zero
  var strokeEnd: CGFloat = 1
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var fillRule = CAShapeLayerFillRule.nonZero
  var miterLimit: CGFloat = 10
  var lineDashPattern: [CGFloat] = []
  var lineDashPhase = CGFloat.zero
}

/// What CAGradientLayer adds to a layer.
struct GradientValues {
  var colors: [CGColor] = []
  /// Empty: evenly spread.
  var locations: [Double] = []
  var startPoint = CGPoint(x: 0.5, y: 0)  // [D]
  var endPoint = CGPoint(x: 0.5, y: 1)  // [D]
  var type = CAGradientLayerType.axial
}

/// What CAReplicatorLayer adds to a layer.
struct ReplicatorValues {
  var instanceCount = 1
  var preservesDepth = false
  var instanceDelay: CFTimeInterval = 0
  var instanceTransform = CATransform3DIdentity
  var instanceColor: CGColor? = .white
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0
}
