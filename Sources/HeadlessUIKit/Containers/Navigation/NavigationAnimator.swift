import Foundation
import Geometry
import Timeline

/// The built-in push and pop (rule navigation.numbers).
@MainActor
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning, SystemPart {
  private let isPush: Bool
  // [W] The lower screen moves by this fraction of the width.
  private static let parallax: CGFloat = 0.3
  private static let scrim: CGFloat = 0.1  // [I]
  private static let shadowWidth: CGFloat = 9  // [I]

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Spring.systemDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let container = context.containerView
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let parts = Parts(container)
    UIView.performWithoutAnimation {
      to.frame = context.finalFrame(for: controller)
      if isPush {
        container.addSubview(to)
      } else {
        container.insertSubview(to, belowSubview: from)
      }
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
