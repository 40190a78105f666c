@preconcurrency public import Foundation

/// The appearance of a focused view; a stage has no keyboard focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() {
    super.init()
  }
}

/// A ring around a shape.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  open private(set) var path: UIBezierPath?

  public override init() {
    super.init()
  }

  public convenience init(path: UIBezierPath) {
    self.init()
    self.path = path
  }

  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect))
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic

  public enum Position: Int, Sendable {
    case automatic, outside, inside
  }
}
