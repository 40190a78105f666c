import UIKit

/// Counts up with every frame of the display.
final class CounterLabel: UILabel {
  private var link: CADisplayLink?
  private var start: CFTimeInterval = 0
  private var goal = 0.0
  private var length: CFTimeInterval = 1
  private(set) var ticks = 0

  func count(to goal: Double, in length: CFTimeInterval) {
    self.goal = goal
    self.length = length
    start = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector("tick", CounterLabel.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func tick(_ link: CADisplayLink) {
    ticks += 1
    let share = min(1, (link.timestamp - start) / length)
    text = String(Int((goal * share).rounded()))
    if share >= 1 {
      link.invalidate()
      self.link = nil
    }
  }
}

final class LoadingView: UIView {
  let spinner = UIActivityIndicatorView(style: .medium)
  let button = UIButton(type: .system)
  private(set) var loads = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    spinner.hidesWhenStopped = true
    addSubview(spinner)
    button.setTitle("Load", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    button.frame = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
  }

  private func load() {
    loads += 1
    spinner.startAnimating()
    button.isEnabled = false
    UIView.animate(withDuration: 0.25, delay: 0.5) {
      self.alpha = 0.5
    } completion: { _ in
      self.spinner.stopAnimating()
      self.button.isEnabled = true
    }
  }
}

/// Draws itself: a ring whose part is filled.
final class RingView: UIView {
  var progress: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  private(set) var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    context.setLineWidth(4)
    context.setStrokeColor(UIColor.lightGray.cgColor)
    context.strokeEllipse(in: bounds.insetBy(dx: 2, dy: 2))
    tintColor.setStroke()
    let arc = UIBezierPath(
      arcCenter: center,
      radius: bounds.width / 2 - 2,
      startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * progress,
      clockwise: true
    )
    arc.lineWidth = 4
    arc.stroke()
    let text = "\(Int(progress * 100)) %" as NSString
    text.draw(in: bounds.insetBy(dx: 10, dy: 20), withAttributes: [.foregroundColor: tintColor!])
  }
}
