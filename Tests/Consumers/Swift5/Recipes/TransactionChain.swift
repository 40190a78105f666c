import UIKit

extension CGPath {
  static func strike(in rect: CGRect) -> CGPath {
    let p = CGMutablePath()
    p.move(to: CGPoint(x: rect.minX, y: rect.midY))
    p.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      control1: CGPoint(x: rect.midX, y: rect.minY),
      control2: CGPoint(x: rect.midX, y: rect.maxY)
    )
    return p
  }
}

func chain(_ layer: CALayer, _ steps: [(String, Any, CFTimeInterval)], done: @escaping () -> Void) {
  guard let (key, to, time) = steps.first else { return done() }
  CATransaction.begin()
  CATransaction.setAnimationDuration(time)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
  CATransaction.setCompletionBlock { chain(layer, Array(steps.dropFirst()), done: done) }
  let animation = CABasicAnimation(keyPath: key)
  animation.fromValue = layer.presentation()?.value(forKeyPath: key) ?? layer.value(forKeyPath: key)
  animation.toValue = to
  layer.setValue(to, forKeyPath: key)
  layer.add(animation, forKey: key)
  CATransaction.commit()
}
