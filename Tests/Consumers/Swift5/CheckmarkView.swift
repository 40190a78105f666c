import UIKit

class CheckmarkView: UIView {
  let circle = CAShapeLayer()
  let mark = CAShapeLayer()
  var onDone: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [circle, mark] {
      shape.fillColor = UIColor.clear.cgColor
      shape.strokeColor = UIColor.white.cgColor
      shape.lineWidth = 3
      shape.lineCap = .round
      shape.lineJoin = .round
      shape.strokeEnd = 0
      layer.addSublayer(shape)
    }
    backgroundColor = UIColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 1)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    circle.path =
      UIBezierPath(
        arcCenter: center,
        radius: bounds.width / 2 - 4,
        startAngle: -.pi / 2,
        endAngle: 1.5 * .pi,
        clockwise: true
      ).cgPath
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.width * 0.3, y: bounds.height * 0.5))
    path.addLine(to: CGPoint(x: bounds.width * 0.45, y: bounds.height * 0.65))
    path.addLine(to: CGPoint(x: bounds.width * 0.7, y: bounds.height * 0.35))
    mark.path = path.cgPath
  }

  func reveal() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      self?.revealMark()
    }
    add(to: circle, duration: 0.5)
    CATransaction.commit()
  }

  private func revealMark() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.onDone?() }
    add(to: mark, duration: 0.25)
    CATransaction.commit()
  }

  private func add(to shape: CAShapeLayer, duration: CFTimeInterval) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
    shape.strokeEnd = 1
    shape.add(animation, forKey: "strokeEnd")
  }
}
