import UIKit

// A menu button (hamburger) with keyframes, animation groups & spring layers, CATransaction chain.
final class RippleButton: UIButton {
  @IBInspectable var rippleColor: UIColor = UIColor(white: 0.9, alpha: 1) {
    didSet { ripple.backgroundColor = rippleColor }
  }
  @IBInspectable var ripplePercent: Float = 0.8 { didSet { setupRippleView() } }
  let ripple = UIView()
  let rippleBackground = UIView()
  private var tempShadowRadius: CGFloat = 0
  private var tempShadowOpacity: Float = 0
  private var touchCenterLocation: CGPoint?
  private var rippleMask: CAShapeLayer? {
    get {
      if !(layer.cornerRadius == 0) {
        let maskLayer = CAShapeLayer()
        maskLayer.path = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
        return maskLayer
      } else {
        return nil
      }
    }
  }
  convenience init() { self.init(frame: CGRect.zero) }
  override init(frame: CGRect) { super.init(frame: frame); setup() }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setup() }
  private func setup() {
    setupRippleView()
    rippleBackground.backgroundColor = UIColor(white: 0.95, alpha: 1)
    rippleBackground.frame = bounds
    rippleBackground.addSubview(ripple)
    rippleBackground.alpha = 0
    addSubview(rippleBackground)
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowColor = UIColor(white: 0, alpha: 0.5).cgColor
  }
  private func setupRippleView() {
    let size = bounds.width * CGFloat(ripplePercent)
    let x = (bounds.width / 2) - (size / 2), y = (bounds.height / 2) - (size / 2)
    ripple.backgroundColor = rippleColor
    ripple.frame = CGRect(x: x, y: y, width: size, height: size)
    ripple.layer.cornerRadius = size / 2
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchCenterLocation = touch.location(in: self)
    UIView.animate(
      withDuration: 0.1,
      delay: 0,
      options: UIView.AnimationOptions.allowUserInteraction,
      animations: {
        self.rippleBackground.alpha = 1
      },
      completion: nil
    )
    ripple.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(
      withDuration: 0.7,
      delay: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        self.ripple.transform = CGAffineTransform.identity
      },
      completion: nil
    )
    tempShadowRadius = layer.shadowRadius
    tempShadowOpacity = layer.shadowOpacity
    let shadowAnim = CABasicAnimation(keyPath: "shadowRadius")
    shadowAnim.toValue = 3
    let opacityAnim = CABasicAnimation(keyPath: "shadowOpacity")
    opacityAnim.toValue = 1
    let groupAnim = CAAnimationGroup()
    groupAnim.duration = 0.7
    groupAnim.fillMode = CAMediaTimingFillMode.forwards
    groupAnim.isRemovedOnCompletion = false
    groupAnim.animations = [shadowAnim, opacityAnim]
    layer.add(groupAnim, forKey: "shadow")
    return super.beginTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event); animateToNormal()
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event); animateToNormal()
  }
  private func animateToNormal() {
    UIView.animate(
      withDuration: 0.1,
      delay: 0,
      options: .allowUserInteraction,
      animations: {
        self.rippleBackground.alpha = 1
      },
      completion: { (success: Bool) -> () in
        UIView.animate(
          withDuration: 0.6,
          delay: 0,
          options: .allowUserInteraction,
          animations: { self.rippleBackground.alpha = 0 },
          completion: nil
        )
      }
    )
    UIView.animate(
      withDuration: 0.7,
      delay: 0,
      options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.ripple.transform = CGAffineTransform.identity
        let shadowAnim = CABasicAnimation(keyPath: "shadowRadius")
        shadowAnim.toValue = self.tempShadowRadius
        let opacityAnim = CABasicAnimation(keyPath: "shadowOpacity")
        opacityAnim.toValue = self.tempShadowOpacity
        let groupAnim = CAAnimationGroup()
        groupAnim.duration = 0.7
        groupAnim.fillMode = .forwards
        groupAnim.isRemovedOnCompletion = false
        groupAnim.animations = [shadowAnim, opacityAnim]
        self.layer.add(groupAnim, forKey: "shadowBack")
      },
      completion: nil
    )
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    setupRippleView()
    if let knownTouchCenterLocation = touchCenterLocation {
      ripple.center = knownTouchCenterLocation
    }
    rippleBackground.layer.frame = bounds
    rippleBackground.layer.mask = rippleMask
  }
}
