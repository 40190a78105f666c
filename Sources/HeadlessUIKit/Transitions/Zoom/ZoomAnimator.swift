import Foundation
import Geometry
import Timeline

/// The zoom of iOS 18: a screen grows out of a view of the previous one, and shrinks back into it.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let zoomed: UIViewController
  private let options: UIViewController.Transition.ZoomOptions
  private let isComing: Bool
  private let source: () -> UIView?
  // [I] The dimming of the screen behind, unless the options set it.
  private static let dimming = UIColor(white: 0, alpha: 0.2)

  init(
    zoomed: UIViewController,
    _ options: UIViewController.Transition.ZoomOptions,
    isComing: Bool,
    from source: @escaping () -> UIView?
  ) {
    self.zoomed = zoomed
    self.options = options
    self.isComing = isComing
    self.source = source
    super.init()
  }

  // [I] As long as a push.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Spring.systemDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    var prepared: ZoomingPictures?
    UIView.performWithoutAnimation { prepared = prepare(context) }
    guard let flight = prepared else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let pacing: Pacing = context.isInteractive ? .option(3) : .spring(.system, velocity: 0)
    UIView.run(duration: transitionDuration(using: context), pacing: pacing) { [isComing] in
      flight.layOut(zoomedIn: isComing)
    } completion: { [zoomed, options] _ in
      flight.land()
      let didComplete = !context.transitionWasCancelled
      context.completeTransition(didComplete)
      if zoomed.viewIfLoaded?.window != nil { ZoomDrag.watch(zoomed, options) }
    }
  }

  /// Sets up the views at their start, and the pictures that move between them.
  private func prepare(_ context: any UIViewControllerContextTransitioning) -> ZoomingPictures? {
    let container = context.containerView
    addViews(context)
    guard let view = context.view(forKey: isComing ? .to : .from) else { return nil }
    let source = source()
    let flight = ZoomingPictures(
      of: view,
      from: source.flatMap { $0.window == nil ? nil : $0 },
      part: source.flatMap { part(of: view, on: $0) },
      isComing: isComing,
      in: container
    )
    flight.dim(options.dimmingColor ?? Self.dimming, options.dimmingVisualEffect)
    flight.layOut(zoomedIn: !isComing)
    return flight
  }

  private func part(of view: UIView, on source: UIView) -> CGRect? {
    typealias Question = UIViewController.Transition.ZoomOptions.AlignmentRectContext
    let part = options.alignmentRectProvider?(Question(source, zoomed)) ?? .null
    return part.isNull || part.isEmpty ? nil : part
  }

  private func addViews(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    if let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
    }
    if isComing {
      context.containerView.addSubview(to)
    } else {
      context.containerView.insertSubview(to, at: 0)
    }
    to.layoutIfNeeded()
  }
}
