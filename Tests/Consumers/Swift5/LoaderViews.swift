import UIKit

/// A ring whose ends chase each other while it turns.
class RingLoader: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var ring: CAShapeLayer { layer as! CAShapeLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = bounds.insetBy(dx: 2, dy: 2)
    ring.path = UIBezierPath(ovalIn: inset).cgPath
    ring.lineWidth = 4
    ring.lineCap = .round
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.fillColor = nil
  }

  func startAnimating() {
    let head = CABasicAnimation(keyPath: "strokeEnd")
    head.fromValue = 0
    head.toValue = 1
    head.duration = 1
    head.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
    let tail = CABasicAnimation(keyPath: "strokeStart")
    tail.beginTime = 0.5
    tail.fromValue = 0
    tail.toValue = 1
    tail.duration = 1
    tail.timingFunction = head.timingFunction
    let chase = CAAnimationGroup()
    chase.animations = [head, tail]
    chase.duration = 1.5
    chase.repeatCount = .infinity
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.byValue = CGFloat.pi * 2
    turn.duration = 2
    turn.repeatCount = Float.greatestFiniteMagnitude
    ring.add(chase, forKey: "chase")
    ring.add(turn, forKey: "turn")
  }

  func stopAnimating() {
    ring.removeAllAnimations()
  }
}

/// Dots that light up one after the other.
class DotsLoader: UIView {
  let replicator = CAReplicatorLayer()
  let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.cornerRadius = 5
    dot.backgroundColor = UIColor.gray.cgColor
    dot.opacity = 0.2
    replicator.addSublayer(dot)
    replicator.instanceCount = 5
    replicator.instanceDelay = 0.1
    replicator.instanceAlphaOffset = 0
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.addSublayer(replicator)
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [0.2, 1, 0.2]
    blink.keyTimes = [0, 0.5, 1] as [NSNumber]
    blink.duration = 0.8
    blink.repeatCount = .infinity
    dot.add(blink, forKey: nil)
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

extension UIView {
  /// The head-shake of a wrong password.
  func shake() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 10, -5, 5, -5, 0]
    shake.keyTimes = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 1]
    shake.duration = 0.4
    shake.isAdditive = true
    layer.add(shake, forKey: "shake")
  }

  func beat() {
    let pulse = CASpringAnimation(keyPath: "transform.scale")
    pulse.duration = 0.4
    pulse.fromValue = 0.98
    pulse.toValue = 1.0
    pulse.autoreverses = true
    pulse.repeatCount = 1
    pulse.initialVelocity = 0.5
    pulse.damping = 1.0
    layer.add(pulse, forKey: "pulse")
  }

  /// A dashed border that wanders.
  @discardableResult
  func march() -> CAShapeLayer {
    let ants = CAShapeLayer()
    ants.path = UIBezierPath(rect: bounds).cgPath
    ants.strokeColor = UIColor.black.cgColor
    ants.fillColor = UIColor.clear.cgColor
    ants.lineDashPattern = [6, 4]
    ants.lineJoin = .round
    let march = CABasicAnimation(keyPath: "lineDashPhase")
    march.fromValue = 0
    march.toValue = ants.lineDashPattern?.reduce(0) { $0 + $1.intValue }
    march.duration = 0.75
    march.repeatCount = .infinity
    ants.add(march, forKey: "march")
    layer.addSublayer(ants)
    return ants
  }

  /// A circle that grows from where the view was touched, and goes.
  func ripple(at point: CGPoint, completion: @escaping () -> Void) {
    let drop = CAShapeLayer()
    let side = max(bounds.width, bounds.height) * 2
    drop.frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    drop.path = UIBezierPath(ovalIn: drop.bounds).cgPath
    drop.fillColor = UIColor(white: 0, alpha: 0.3).cgColor
    layer.addSublayer(drop)
    layer.masksToBounds = true
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.6)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
    CATransaction.setCompletionBlock {
      drop.removeFromSuperlayer()
      completion()
    }
    let grow = CABasicAnimation(keyPath: "transform.scale.xy")
    grow.fromValue = 0.01
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    drop.opacity = 0
    drop.add(grow, forKey: "grow")
    drop.add(fade, forKey: "fade")
    CATransaction.commit()
  }
}
