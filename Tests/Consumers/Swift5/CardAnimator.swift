import UIKit

class CardView: UIView {
  let title = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setup() {
    backgroundColor = .white
    layer.cornerRadius = 12
    layer.masksToBounds = true
    addSubview(title)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 16, width: bounds.width - 32, height: 24)
  }
}

class CardAnimator: NSObject {
  let duration: TimeInterval = 0.4

  func open(_ card: CardView, in container: UIView, completion: @escaping () -> Void) {
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimming.alpha = 0
    container.addSubview(dimming)
    container.addSubview(card)
    card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8).translatedBy(x: 0, y: 40)
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        dimming.alpha = 1
        card.transform = .identity
        card.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        card.layoutIfNeeded()
      },
      completion: { _ in
        completion()
      }
    )
  }

  func reveal(_ view: UIView) {
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: view.bounds, transform: nil)
    view.layer.mask = mask
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = CGPath(ellipseIn: .zero, transform: nil)
    animation.toValue = mask.path
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    mask.add(animation, forKey: "reveal")
  }
}
