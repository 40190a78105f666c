import UIKit

// Ping-like circular reveal (after raywenderlich's)
protocol PingSource { var triggerButton: UIButton { get }; var mainView: UIView { get } }

class PingTransition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  weak var context: UIViewControllerContextTransitioning?
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.5 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from) as? PingSource,
      let toVC = transitionContext.viewController(forKey: .to) as? PingSource,
      let snapshot = fromVC.mainView.snapshotView(afterScreenUpdates: false)
    else {
      transitionContext.completeTransition(false)
      return
    }
    context = transitionContext
    let containerView = transitionContext.containerView
    let backgroundView = UIView()
    backgroundView.frame = toVC.mainView.frame
    backgroundView.backgroundColor = fromVC.mainView.backgroundColor
    containerView.addSubview(backgroundView)
    containerView.addSubview(snapshot)
    fromVC.mainView.removeFromSuperview()
    animateOldTextOffscreen(fromView: snapshot)
    containerView.addSubview(toVC.mainView)
    animate(toView: toVC.mainView, fromTriggerButton: fromVC.triggerButton)
  }
  func animateOldTextOffscreen(fromView: UIView) {
    UIView.animate(
      withDuration: 0.25,
      delay: 0.0,
      options: [.curveEaseIn],
      animations: {
        fromView.center = CGPoint(x: fromView.center.x - 1000, y: fromView.center.y + 1500)
        fromView.transform = CGAffineTransform(scaleX: 5.0, y: 5.0)
      },
      completion: nil
    )
  }
  func animate(toView: UIView, fromTriggerButton triggerButton: UIButton) {
    let rect = CGRect(
      x: triggerButton.frame.origin.x,
      y: triggerButton.frame.origin.y,
      width: triggerButton.frame.width,
      height: triggerButton.frame.width
    )
    let circleMaskPathInitial = UIBezierPath(ovalIn: rect)
    let fullHeight = toView.bounds.height
    let extremePoint = CGPoint(x: triggerButton.center.x, y: fullHeight)
    let radius = sqrt((extremePoint.x * extremePoint.x) + (extremePoint.y * extremePoint.y))
    let circleMaskPathFinal = UIBezierPath(
      ovalIn: triggerButton.frame.insetBy(dx: -radius, dy: -radius)
    )
    let maskLayer = CAShapeLayer()
    maskLayer.path = circleMaskPathFinal.cgPath
    toView.layer.mask = maskLayer
    let maskLayerAnimation = CABasicAnimation(keyPath: "path")
    maskLayerAnimation.fromValue = circleMaskPathInitial.cgPath
    maskLayerAnimation.toValue = circleMaskPathFinal.cgPath
    maskLayerAnimation.duration = 0.5
    maskLayerAnimation.delegate = self
    maskLayer.add(maskLayerAnimation, forKey: "path")
    toView.alpha = 0.3
    UIView.animate(withDuration: 0.25) { toView.alpha = 1 }
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.viewController(forKey: .to)?.view.layer.mask = nil
    context?.completeTransition(true)
  }
}

class PingViewController: UIViewController, PingSource, UINavigationControllerDelegate {
  let triggerButton = UIButton(type: .custom)
  var mainView: UIView { view }
  var number = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = [UIColor.systemYellow, .systemPink, .systemPurple][number % 3]
    triggerButton.frame = CGRect(x: 140, y: 40, width: 40, height: 40)
    triggerButton.layer.cornerRadius = 20
    triggerButton.backgroundColor = [UIColor.systemPink, .systemPurple, .systemYellow][number % 3]
    triggerButton.addAction(
      UIAction { [unowned self] _ in
        let next = PingViewController()
        next.number = self.number + 1
        self.navigationController?.pushViewController(next, animated: true)
      },
      for: .touchUpInside
    )
    view.addSubview(triggerButton)
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 160, height: 80))
    label.numberOfLines = 0
    label.font = UIFont(name: "AvenirNext-Bold", size: 26) ?? .boldSystemFont(ofSize: 26)
    label.text = "Screen\n\(number)"
    label.textColor = .white
    view.addSubview(label)
  }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PingTransition()
  }
}
