import UIKit

// Overriding what UIKit lets you override, and effect views redirecting anchors.
class LoggingView: UIView {
  static var log: [TimeInterval] = []
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  {
    log.append(duration)
    super.animate(withDuration: duration, animations: animations)
  }
  override class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    log.append(duration + delay)
    super.animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }
  override class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    super.transition(
      with: view,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }
  override class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    super.animateKeyframes(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    super.performWithoutAnimation(actionsWithoutAnimation)
  }
  override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
  let content = UIView()
  override var topAnchor: NSLayoutYAxisAnchor { content.topAnchor }
  override var leadingAnchor: NSLayoutXAxisAnchor { content.leadingAnchor }
  override var heightAnchor: NSLayoutDimension { content.heightAnchor }
  override var focusEffect: UIFocusEffect? {
    get { nil }
    set {}
  }
}

class BrandColor: UIColor, @unchecked Sendable {
  let name: String
  init(name: String, red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.name = name
    super.init(red: red, green: green, blue: blue, alpha: 1)
  }
  required init?(coder: NSCoder) { fatalError() }
  required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(name: "", red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue))
  }
}
class Plain: UIColor, @unchecked Sendable {}
