import Foundation
import Geometry
package import Scene

/// All values of a layer that a commit copies and an animation may change.
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition = CGFloat.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ = CGFloat.zero
  package var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  package var opacity: Float = 1
  package var isHidden = false
  /// Hidden because something stands for it, which apps do not see.
  var isConcealed = false
  package var isDoubleSided = true
  var isGeometryFlipped = false
  /// Whether y grows upwards in the superlayer, as the commit found it.
  var isFlippedAround = false
  package var masksToBounds = false
  package var cornerRadius = CGFloat.zero
  package var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth = CGFloat.zero
  package var borderColor: CGColor? = .black  // [D] CALayer.borderColor is opaque black
  package var backgroundColor: CGColor?
  package var shadowColor: CGColor? = .black  // [D] CALayer.shadowColor is opaque black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)  // [D] CALayer.shadowOffset
  package var shadowRadius: CGFloat = 3  // [D] CALayer.shadowRadius
  package var shadowPath: CGPath?
  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear
  package var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = true  // our default, Decisions.md 13
  var allowsGroupOpacity = true
  package var blendMode = CGBlendMode.normal
  /// Replaces every colour of `contents`, for template images.
  var contentsTint: CGColor?
  /// The result of `draw(_:)`; hidden by `contents`.
  package var drawing = Content.none
  /// The bounds that were drawn; empty for what keeps its place in any bounds.
  var drawnBounds = CGRect.zero
  var effects: [Effect] = []
  package var stepBack = StepBack.none
  var special = SpecialValues.none
}

/// The values that layer subclasses add.
enum SpecialValues {
  case none
  case transform
  case shape(ShapeValues)
  case gradient(GradientValues)
  case replicator(ReplicatorValues)
  case emitter(EmitterValues)
}
