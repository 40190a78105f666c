import UIKit

// A chaining DSL over UIView.animate & a stagger helper, generic "Animation" values.
public struct Motion {
  public let duration: TimeInterval
  public let closure: (UIView) -> Void
}
public extension Motion {
  static func fadeIn(duration: TimeInterval = 0.3) -> Motion {
    Motion(duration: duration, closure: { $0.alpha = 1 })
  }
  static func resize(to size: CGSize, duration: TimeInterval = 0.3) -> Motion {
    Motion(duration: duration, closure: { $0.bounds.size = size })
  }
  static func move(byX x: CGFloat, y: CGFloat, duration: TimeInterval = 0.3) -> Motion {
    Motion(duration: duration) {
      $0.center.x += x; $0.center.y += y
    }
  }
}
public final class MotionToken {
  private let view: UIView
  private let motions: [Motion]
  private let mode: Mode
  private var isValid = true
  enum Mode { case inSequence, inParallel }
  init(view: UIView, motions: [Motion], mode: Mode) {
    self.view = view; self.motions = motions; self.mode = mode
  }
  deinit { perform {} }
  func perform(completionHandler: @escaping () -> Void) {
    guard isValid else { return }
    isValid = false
    switch mode {
    case .inSequence: view.performMotions(motions, completionHandler: completionHandler)
    case .inParallel: view.performMotionsInParallel(motions, completionHandler: completionHandler)
    }
  }
}
public extension UIView {
  @discardableResult func motion(_ motions: [Motion]) -> MotionToken {
    MotionToken(view: self, motions: motions, mode: .inSequence)
  }
  @discardableResult func motion(inParallel motions: Motion...) -> MotionToken {
    MotionToken(view: self, motions: motions, mode: .inParallel)
  }
}
internal extension UIView {
  func performMotions(_ motions: [Motion], completionHandler: @escaping () -> Void) {
    guard !motions.isEmpty else { return completionHandler() }
    var motions = motions
    let motion = motions.removeFirst()
    UIView.animate(
      withDuration: motion.duration,
      animations: { motion.closure(self) },
      completion: { _ in
        self.performMotions(motions, completionHandler: completionHandler)
      }
    )
  }
  func performMotionsInParallel(_ motions: [Motion], completionHandler: @escaping () -> Void) {
    guard !motions.isEmpty else { return completionHandler() }
    let count = motions.count
    var completed = 0
    let handler = {
      completed += 1; if completed == count { completionHandler() }
    }
    for motion in motions {
      UIView.animate(
        withDuration: motion.duration,
        animations: { motion.closure(self) },
        completion: { _ in handler() }
      )
    }
  }
}
func performAll(_ tokens: [MotionToken], completionHandler: @escaping () -> Void) {
  guard !tokens.isEmpty else { return completionHandler() }
  var tokens = tokens
  let token = tokens.removeFirst()
  token.perform { performAll(tokens, completionHandler: completionHandler) }
}

extension Array where Element: UIView {
  func stagger(
    _ step: TimeInterval = 0.05,
    duration: TimeInterval = 0.4,
    _ change: @escaping (Element) -> Void
  ) {
    for (i, v) in enumerated() {
      UIView.animate(
        withDuration: duration,
        delay: step * Double(i),
        usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0.5,
        options: [.curveEaseInOut, .beginFromCurrentState],
        animations: { change(v) }
      )
    }
  }
}

class MarqueeLabel2: UILabel {
  let sub = UILabel()
  var rate: CGFloat = 40
  func begin() {
    guard let text = text, !text.isEmpty else { return }
    clipsToBounds = true
    sub.text = text; sub.font = font
    sub.sizeToFit()
    sub.frame.origin = CGPoint(x: 0, y: bounds.midY - sub.bounds.midY)
    addSubview(sub)
    let away = max(0, sub.bounds.width - bounds.width)
    let anim = CAKeyframeAnimation(keyPath: "position.x")
    let home = sub.layer.position.x
    anim.values = [home, home, home - away, home - away, home] as [NSNumber]
    let travel = Double(away / rate)
    let total = 2 * travel + 2
    anim.keyTimes = [0, 1 / total, (1 + travel) / total, (2 + travel) / total, 1].map {
      NSNumber(value: $0)
    }
    anim.timingFunctions = [
      CAMediaTimingFunctionName.linear, .easeInEaseOut, .linear, .easeInEaseOut,
    ].map(CAMediaTimingFunction.init(name:))
    anim.duration = total
    anim.repeatCount = .infinity
    anim.isAdditive = false
    sub.layer.add(anim, forKey: "marquee")
  }
  override func draw(_ rect: CGRect) {}
}
