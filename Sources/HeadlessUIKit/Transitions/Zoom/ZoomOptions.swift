public import Foundation
public import Geometry

extension UIViewController.Transition {
  /// What a zoom looks like, and who may end it with a finger.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject {
    public override init() {
      super.init()
    }

    /// The part of the zoomed screen that lies on the source view; all of it where this is nil.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// [D] Whether a drag may begin to take the zoomed screen away.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    open var dimmingColor: UIColor?
    open var dimmingVisualEffect: UIVisualEffect?

    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController

      init(_ source: UIView, _ zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
        super.init()
      }
    }

    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
      /// In the zoomed screen's view.
      public let location: CGPoint
      public let velocity: CGVector
      /// What would happen without the question.
      public let willBegin: Bool

      init(_ location: CGPoint, _ velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init()
      }
    }
  }
}
