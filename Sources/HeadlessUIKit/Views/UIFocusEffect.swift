@preconcurrency public import Foundation

/// How a view shows that a keyboard's focus is on it; on the stage it is on none.
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
