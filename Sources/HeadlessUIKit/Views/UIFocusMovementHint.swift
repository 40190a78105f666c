@preconcurrency public import Foundation
public import Geometry

/// Where the focus is about to move; here it stays.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  open var movementDirection: CGVector { .zero }
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  open var rotation: CGVector { .zero }
  open var translation: CGVector { .zero }
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
}
