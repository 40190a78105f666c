/// The shape of a view among dynamic items: in a class of its own, so that subclasses of `UIView`
/// can override it.
@preconcurrency @MainActor
open class CollidingResponder: ClassMadeResponder {
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
