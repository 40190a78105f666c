import UIKit

// Circular countdown with shape layers, CADisplayLink, pause & resume of layer time.
class CountdownRing: UIView, CAAnimationDelegate {
  private let track = CAShapeLayer()
  let ring = CAShapeLayer()
  let label = UILabel()
  private var link: CADisplayLink?
  private var started: CFTimeInterval = 0
  private var accumulated: CFTimeInterval = 0
  var total: CFTimeInterval = 3
  var onEnd: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }
  private func commonInit() {
    for (l, c) in [(track, UIColor.lightGray), (ring, UIColor.systemOrange)] {
      l.fillColor = UIColor.clear.cgColor
      l.strokeColor = c.cgColor
      l.lineWidth = 8
      l.lineCap = .round
      layer.addSublayer(l)
    }
    ring.strokeEnd = 0
    label.font = UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .bold)
    label.textAlignment = .center
    addSubview(label)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath(
      arcCenter: center,
      radius: min(bounds.width, bounds.height) / 2 - 8,
      startAngle: -.pi / 2,
      endAngle: 3 * .pi / 2,
      clockwise: true
    )
    track.path = path.cgPath
    ring.path = path.cgPath
    label.frame = bounds
  }
  func start() {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = total
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = self
    animation.setValue("countdown", forKey: "id")
    ring.add(animation, forKey: "countdown")
    started = CACurrentMediaTime()
    link = CADisplayLink(target: self, selector: Selector("tick", CountdownRing.tick))
    link?.preferredFramesPerSecond = 30
    link?.add(to: .main, forMode: .common)
  }
  func tick(_ link: CADisplayLink) {
    let elapsed = accumulated + link.timestamp - started
    label.text = String(format: "%.1f", max(0, total - elapsed))
    if elapsed >= total { link.invalidate() }
  }
  func pause() {
    let pausedTime = ring.convertTime(CACurrentMediaTime(), from: nil)
    ring.speed = 0
    ring.timeOffset = pausedTime
    link?.isPaused = true
    accumulated += CACurrentMediaTime() - started
  }
  func resume() {
    let pausedTime = ring.timeOffset
    ring.speed = 1
    ring.timeOffset = 0
    ring.beginTime = 0
    let timeSincePause = ring.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    ring.beginTime = timeSincePause
    started = CACurrentMediaTime()
    link?.isPaused = false
  }
  func animationDidStart(_ anim: CAAnimation) {}
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if let id = anim.value(forKey: "id") as? String, id == "countdown" { onEnd?(flag) }
  }
}
