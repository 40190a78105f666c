public import Foundation

extension UIViewController {
  /// The way a controller likes to come and go, pushed or presented.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, ZoomSource)
    }

    typealias ZoomSource = (ZoomSourceViewProviderContext) -> UIView?

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    public class func coverVertical() -> Transition { Transition(.style(.coverVertical)) }
    public class func flipHorizontal() -> Transition { Transition(.style(.flipHorizontal)) }
    public class func crossDissolve() -> Transition { Transition(.style(.crossDissolve)) }
    public class func partialCurl() -> Transition { Transition(.style(.partialCurl)) }

    /// Out of a view of the screen before, and back into it.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// Asks for the view that a zoom starts at or ends in; it may be another one each time.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
        super.init()
      }
    }
  }

  /// Nil: a push slides, and a presentation keeps to `modalTransitionStyle`.
  public var preferredTransition: Transition? {
    get { modal.preferredTransition }
    set { modal.preferredTransition = newValue }
  }

  /// The animator of a zoom into this controller or back from it, if it is to zoom.
  func zoomAnimator(_ source: UIViewController, isComing: Bool) -> ZoomAnimator? {
    guard case .zoom(let options, let provider) = preferredTransition?.kind else { return nil }
    let context = Transition.ZoomSourceViewProviderContext(source, self)
    return ZoomAnimator(zoomed: self, options, isComing: isComing) { provider(context) }
  }

  /// The style of a presentation, which a preferred transition says better.
  var wishedModalStyle: UIModalTransitionStyle {
    guard case .style(let style) = preferredTransition?.kind else { return modalTransitionStyle }
    return style
  }
}
