public import Foundation

extension UIViewController {
  /// The preferred transition of a controller that is pushed or presented.
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

    /// Zooms out of a view of the previous screen, and back into it.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// Provides the view where a zoom starts or ends; it may be another one each time.
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

  /// Nil: a push slides, and a presentation uses `modalTransitionStyle`.
  public var preferredTransition: Transition? {
    get { modal.preferredTransition }
    set { modal.preferredTransition = newValue }
  }

  /// The animator of a zoom to or from this controller, if it prefers one.
  func zoomAnimator(_ source: UIViewController, isComing: Bool) -> ZoomAnimator? {
    guard case .zoom(let options, let provider) = preferredTransition?.kind else { return nil }
    let context = Transition.ZoomSourceViewProviderContext(source, self)
    return ZoomAnimator(zoomed: self, options, isComing: isComing) { provider(context) }
  }

  /// The transition style of a presentation, unless a preferred transition overrides it.
  var requestedTransitionStyle: UIModalTransitionStyle {
    guard case .style(let style) = preferredTransition?.kind else { return modalTransitionStyle }
    return style
  }
}
