import VirtualTime
import Foundation
import Geometry
import Scene

/// The values that CAShapeLayer adds.
package struct ShapeValues {
  package var path: CGPath?
  package var fillColor: CGColor? = .black  // [D] CAShapeLayer.fillColor is opaque black
  package var strokeColor: CGColor?
  package var lineWidth: CGFloat = 1
  var strokeStart = CGFloat.zero
  var strokeEnd: CGFloat = 1
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  var fillRule = CAShapeLayerFillRule.nonZero
  package var miterLimit: CGFloat = 10
  var lineDashPattern: [CGFloat] = []
  var lineDashPhase = CGFloat.zero
}

/// The values that CAGradientLayer adds.
package struct GradientValues {
  package var colors: [CGColor] = []
  /// Evenly spaced if empty.
  var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)  // [D]
  package var endPoint = CGPoint(x: 0.5, y: 1)  // [D]
  package var type = CAGradientLayerType.axial
}

/// The values that CAReplicatorLayer adds.
struct ReplicatorValues {
  package var instanceCount = 1
  var preservesDepth = false
  package var instanceDelay: CFTimeInterval = 0
  package var instanceTransform = CATransform3DIdentity
  var instanceColor: CGColor? = .white
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0
}
