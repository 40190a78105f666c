import UIKit

// Written as in the days of Swift 4.
@available(*, deprecated)
class OldBadge: UIView, CAAnimationDelegate {
  let shape = CAShapeLayer()
  var onStop: (Bool) -> Void = { _ in }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    shape.lineCap = kCALineCapRound
    shape.lineJoin = kCALineJoinRound
    shape.fillRule = kCAFillRuleEvenOdd
    layer.contentsGravity = kCAGravityResizeAspect
    layer.addSublayer(shape)
  }

  func pulse() {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale")
    animation.values = [1, 1.5, 1]
    animation.keyTimes = [0, 0.5, 1]
    animation.duration = 0.4
    animation.calculationMode = kCAAnimationLinear
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
    animation.delegate = self
    layer.add(animation, forKey: "pulse")
    let options: UIViewAnimationOptions = [.curveEaseInOut, .beginFromCurrentState]
    UIView.animate(withDuration: 0.3, delay: 0, options: options, animations: { self.alpha = 0.5 })
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    onStop(flag)
  }
}

@available(*, deprecated)
class OldContainer: UIViewController {
  let stateChanges = Notification.Name.UIDocumentStateChanged

  func embed(_ child: UIViewController) {
    addChildViewController(child)
    view.addSubview(child.view)
    child.didMove(toParentViewController: self)
    view.bringSubview(toFront: child.view)
  }
}

/// What a test can run without naming anything that is deprecated.
@MainActor
class OldScene {
  var facts: [String] = []
  required init() {}
  func play(on stage: Stage) {}
}

@available(*, deprecated)
class OldPulse: OldScene {
  override func play(on stage: Stage) {
    let container = OldContainer()
    stage.show(container)
    container.embed(UIViewController())
    facts.append("children \(container.childViewControllers.count)")
    let badge = OldBadge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    badge.onStop = { self.facts.append("stopped \($0)") }
    container.view.addSubview(badge)
    let (top, leading) = (container.view.topAnchor, container.view.leadingAnchor)
    let below = badge.topAnchor.constraintEqualToSystemSpacingBelow(top, multiplier: 2)
    let after = badge.leadingAnchor.constraintLessThanOrEqualToSystemSpacingAfter(
      leading,
      multiplier: 1
    )
    facts.append("\(below.constant) \(after.constant) \(after.relation == .lessThanOrEqual)")
    let shape = badge.shape
    facts.append(
      "\(shape.lineCap.rawValue) \(shape.lineJoin.rawValue) \(shape.fillRule.rawValue)"
    )
    facts.append("as wide: \(isAsWide("Old"))")
    badge.pulse()
  }

  private func isAsWide(_ text: String) -> Bool {
    let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)]
    return text.size(attributes: attributes) == text.size(withAttributes: attributes)
  }
}
