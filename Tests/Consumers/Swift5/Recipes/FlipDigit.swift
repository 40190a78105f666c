import UIKit

// Flip clock: half snapshots, m34, two-stage flips; and a memory-game card by keyframes.
class FlipDigit: UIView {
  private var label = UILabel()
  private(set) var digit = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.font = .boldSystemFont(ofSize: 60)
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = .darkGray
    label.layer.cornerRadius = 8
    label.layer.masksToBounds = true
    label.text = "0"
    addSubview(label)
    var p = CATransform3DIdentity
    p.m34 = -1 / 400.0
    layer.sublayerTransform = p
  }
  required init?(coder: NSCoder) { nil }
  private func half(_ view: UIView, top: Bool) -> UIView {
    let r = CGRect(
      x: 0,
      y: top ? 0 : view.bounds.midY,
      width: view.bounds.width,
      height: view.bounds.height / 2
    )
    let renderer = UIGraphicsImageRenderer(bounds: r)
    let image = renderer.image { ctx in view.layer.render(in: ctx.cgContext) }
    let v = UIImageView(image: image)
    v.frame = r
    v.layer.anchorPoint = CGPoint(x: 0.5, y: top ? 1 : 0)
    v.layer.position = CGPoint(x: r.midX, y: view.bounds.midY)
    return v
  }
  func flip(to next: Int, duration: TimeInterval = 0.6, completion: (() -> Void)? = nil) {
    let oldTop = half(label, top: true), oldBottom = half(label, top: false)
    label.text = "\(next)"
    digit = next
    let newTop = half(label, top: true), newBottom = half(label, top: false)
    [newTop, oldBottom, newBottom, oldTop].forEach(addSubview)
    newBottom.layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    UIView.animate(
      withDuration: duration / 2,
      delay: 0,
      options: .curveEaseIn,
      animations: {
        oldTop.layer.transform = CATransform3DMakeRotation(-.pi / 2, 1, 0, 0)
      }
    ) { _ in
      oldTop.removeFromSuperview()
      UIView.animate(
        withDuration: duration / 2,
        delay: 0,
        options: .curveEaseOut,
        animations: {
          newBottom.layer.transform = CATransform3DIdentity
        },
        completion: { _ in
          [newTop, oldBottom, newBottom].forEach { $0.removeFromSuperview() }
          completion?()
        }
      )
    }
  }
}

class MemoryCard: UIControl {
  let front = UIImageView(), back = UIView()
  var faceUp = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    front.backgroundColor = .systemYellow; back.backgroundColor = .systemIndigo
    for v in [front, back] {
      v.frame = bounds; v.autoresizingMask = [.flexibleWidth, .flexibleHeight];
      v.isUserInteractionEnabled = false; v.layer.isDoubleSided = false; addSubview(v)
    }
    front.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    addTarget(self, action: Selector("toggle", MemoryCard.toggle), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func toggle() {
    faceUp.toggle()
    let a: CGFloat = faceUp ? .pi : 0
    UIView.animateKeyframes(withDuration: 0.8, delay: 0, options: [.calculationModeLinear]) {
      for (i, part) in [CGFloat(0.5), 1].enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(i) / 2, relativeDuration: 0.5) {
          var t = CATransform3DIdentity
          t.m34 = -1 / 500
          let angle = self.faceUp ? a * part : CGFloat.pi * (1 - part)
          self.back.layer.transform = CATransform3DRotate(t, angle, 0, 1, 0)
          self.front.layer.transform = CATransform3DRotate(t, angle + .pi, 0, 1, 0)
        }
      }
    }
  }
}
