import UIKit

// A screen that grows out of a round button: an animator that masks with a layer and completes the
// transition in the layer animation's delegate.

class BubbleTransition: NSObject {
  enum Mode { case present, dismiss }

  var mode: Mode = .present
  var origin: CGPoint = .zero
  var duration = 0.4
  private var context: UIViewControllerContextTransitioning?

  private func circle(radius: CGFloat) -> CGPath {
    let rect = CGRect(
      x: origin.x - radius,
      y: origin.y - radius,
      width: radius * 2,
      height: radius * 2
    )
    return UIBezierPath(ovalIn: rect).cgPath
  }
}

extension BubbleTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let container = transitionContext.containerView
    let key: UITransitionContextViewKey = mode == .present ? .to : .from
    guard let view = transitionContext.view(forKey: key) else { return }
    if mode == .present {
      container.addSubview(view)
    } else if let to = transitionContext.view(forKey: .to) {
      container.insertSubview(to, belowSubview: view)
    }
    let far = hypot(
      max(origin.x, container.bounds.width - origin.x),
      max(origin.y, container.bounds.height - origin.y)
    )
    let (small, large) = (circle(radius: 1), circle(radius: far))
    let mask = CAShapeLayer()
    mask.path = mode == .present ? large : small
    view.layer.mask = mask
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = mode == .present ? small : large
    animation.toValue = mode == .present ? large : small
    animation.duration = transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    mask.add(animation, forKey: "path")
  }
}

extension BubbleTransition: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = context else { return }
    context.view(forKey: .to)?.layer.mask = nil
    context.view(forKey: .from)?.layer.mask = nil
    context.completeTransition(!context.transitionWasCancelled)
    self.context = nil
  }
}

class BubbleHome: UIViewController, UIViewControllerTransitioningDelegate {
  let transition = BubbleTransition()
  let button = UIButton(type: .custom)
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.frame = CGRect(x: 150, y: 700, width: 60, height: 60)
    button.layer.cornerRadius = 30
    button.backgroundColor = .orange
    button.addTarget(self, action: Selector("open", BubbleHome.open), for: .touchUpInside)
    view.addSubview(button)
  }

  func open() {
    let detail = UIViewController()
    detail.view.backgroundColor = .orange
    detail.transitioningDelegate = self
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true) { self.log.append("presented") }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("didDisappear")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("didAppear")
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.mode = .present
    transition.origin = button.center
    return transition
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.mode = .dismiss
    return transition
  }
}
