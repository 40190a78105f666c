import Foundation
import Geometry
import Scene

/// Everything about a layer that a commit copies and an animation may move.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition = CGFloat.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ = CGFloat.zero
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var masksToBounds = false
  var cornerRadius = CGFloat.zero
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth = CGFloat.zero
  var borderColor: CGColor? = .black  // [D] CALayer.borderColor is opaque black
  var backgroundColor: CGColor?
  var shadowColor: CGColor? = .black  // [D] CALayer.shadowColor is opaque black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)  // [D] CALayer.shadowOffset
  var shadowRadius: CGFloat = 3  // [D] CALayer.shadowRadius
  var shadowPath: CGPath?
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = true  // our default, Decisions.md 13
  var allowsGroupOpacity = true
  var blendMode = CGBlendMode.normal
  /// Replaces every colour of `contents`, as a template image asks for.
  var contentsTint: CGColor?
  /// What `draw(_:)` or the system drew; `contents` hides it.
  var drawing = Content.none
  var effects: [Effect] = []
  var stepBack = StepBack.none
  var special = SpecialValues.none
}

/// What the layer classes add to a plain layer.
enum SpecialValues {
  case none
  case transform
  case shape(ShapeValues)
  case gradient(GradientValues)
  case replicator(ReplicatorValues)
}
