public import Foundation
public import Geometry

extension UIViewController.Transition {
  /// The appearance of a zoom, and its interactive dismissal.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject {
    public override init() {
      super.init()
    }

    /// The part of the zoomed screen that is aligned with the source view; all of it if nil.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// [D] Whether a drag may begin to dismiss the zoomed screen.
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
      /// The default decision.
      public let willBegin: Bool

      init(_ location: CGPoint, _ velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init()
      }
    }
  }
}
