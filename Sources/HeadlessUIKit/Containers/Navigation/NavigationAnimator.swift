import Foundation
import Geometry
import Timeline

/// The built-in push and pop (rule navigation.numbers).
@MainActor
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning, SystemPart {
  private let isPush: Bool
  private let fades: Bool
  // [W] The lower screen moves by this fraction of the width.
  private static let parallax: CGFloat = 0.3
  private static let scrim: CGFloat = 0.1  // [I]
  private static let shadowWidth: CGFloat = 9  // [I]
  private static let fadeDuration = 0.35  // [I] as a modal cross-dissolve

  /// `fades` for users who prefer that screens do not slide.
  init(isPush: Bool, fades: Bool = false) {
    (self.isPush, self.fades) = (isPush, fades)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isFade(transitionContext) ? Self.fadeDuration : Spring.systemDuration }

  /// A finger moves the screen in any case.
  private func isFade(_ context: (any UIViewControllerContextTransitioning)?) -> Bool {
    fades && context?.isInteractive != true
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let container = context.containerView
    let (upper, lower) = isPush ? (to, from) : (from, to)
    UIView.performWithoutAnimation {
      to.frame = context.finalFrame(for: controller)
      if isPush {
        container.addSubview(to)
      } else {
        container.insertSubview(to, belowSubview: from)
      }
    }
    if isFade(context) {
      fade(upper, layingOut: to, context)
    } else {
      slide(upper, over: lower, layingOut: to, context)
    }
  }

  private func slide(
    _ upper: UIView,
    over lower: UIView,
    layingOut to: UIView,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    let parts = Parts(container)
    UIView.performWithoutAnimation {
      parts.insert(between: lower, and: upper)
      to.layoutIfNeeded()
    }
    let centers = (upper: upper.center, lower: lower.center)
    let width = container.bounds.width * (container.isRightToLeft ? -1 : 1)
    let outside = CGPoint(x: centers.upper.x + width, y: centers.upper.y)
    let behind = CGPoint(x: centers.lower.x - Self.parallax * width, y: centers.lower.y)
    func layOut(pushed: Bool) {
      upper.center = pushed ? centers.upper : outside
      lower.center = pushed ? behind : centers.lower
      parts.follow(lower: lower, upper: upper, scrim: pushed ? Self.scrim : 0)
    }
    UIView.performWithoutAnimation { layOut(pushed: !isPush) }
    // An interactive transition is linear; the spring is for motion that runs by itself. [I]
    let pacing: Pacing = context.isInteractive ? .option(3) : .spring(.system, velocity: 0)
    UIView.run(duration: transitionDuration(using: context), pacing: pacing) {
      layOut(pushed: isPush)
    } completion: { _ in
      parts.leave()
      // Other code may have moved the view into another container.
      if upper.superview === container { upper.center = centers.upper }
      if lower.superview === container { lower.center = centers.lower }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The upper screen appears or disappears where it is.
  private func fade(
    _ upper: UIView,
    layingOut to: UIView,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let alpha = upper.alpha
    UIView.performWithoutAnimation {
      if isPush { upper.alpha = 0 }
      to.layoutIfNeeded()
    }
    UIView.run(duration: transitionDuration(using: context), pacing: .option(0)) {
      upper.alpha = isPush ? alpha : 0
    } completion: { _ in
      // A removed view is restored for its next appearance.
      upper.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The views between the two screens: the scrim over the lower one, the shadow beside the upper
  /// one.
  @MainActor
  private struct Parts {
    let scrim = UIView()
    let shadow = EdgeShadow()
    let container: UIView

    init(_ container: UIView) {
      self.container = container
      scrim.backgroundColor = .black
      scrim.isUserInteractionEnabled = false
      shadow.isUserInteractionEnabled = false
    }

    func insert(between lower: UIView, and upper: UIView) {
      container.insertSubview(scrim, belowSubview: upper)
      container.insertSubview(shadow, belowSubview: upper)
      scrim.bounds.size = lower.bounds.size
      shadow.bounds.size = CGSize(width: shadowWidth, height: upper.bounds.height)
      if container.isRightToLeft { shadow.transform = CGAffineTransform(scaleX: -1, y: 1) }
    }

    func follow(lower: UIView, upper: UIView, scrim alpha: CGFloat) {
      scrim.center = lower.center
      scrim.alpha = alpha
      // At rest no shadow is visible.
      shadow.alpha = alpha == 0 ? 0 : 1
      let side: CGFloat = container.isRightToLeft ? 1 : -1
      shadow.center = CGPoint(
        x: upper.center.x + side * (upper.bounds.width + shadowWidth) / 2,
        y: upper.center.y
      )
    }

    func leave() {
      scrim.removeFromSuperview()
      shadow.removeFromSuperview()
    }
  }
}

/// A shadow to the left of a screen's edge, before it is mirrored.
final class EdgeShadow: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private static let strength: CGFloat = 0.15  // [I]

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [
      UIColor.clear.cgColor, UIColor(white: 0, alpha: Self.strength).cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
