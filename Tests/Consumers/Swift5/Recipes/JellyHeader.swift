import UIKit

// Gradient border that turns, mask of strokes; jelly header with a display link.
class GradientRing: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CAGradientLayer { layer as! CAGradientLayer }
  let stroke = CAShapeLayer()
  override func awakeFromNib() { super.awakeFromNib(); setUp() }
  override init(frame: CGRect) { super.init(frame: frame); setUp() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  private func setUp() {
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    gradient.colors = [UIColor.systemPink, .systemPurple, .systemBlue, .systemPink].map {
      $0.cgColor
    }
    gradient.locations = [0, 0.33, 0.66, 1]
    stroke.fillColor = nil
    stroke.strokeColor = UIColor.black.cgColor
    stroke.lineWidth = 6
    stroke.lineDashPattern = [10, 6]
    layer.mask = stroke
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    stroke.frame = bounds
    stroke.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 3, dy: 3), cornerRadius: 16).cgPath
  }
  func spin() {
    let dash = CABasicAnimation(keyPath: "lineDashPhase")
    dash.fromValue = 0
    dash.toValue = -(stroke.lineDashPattern?.reduce(0) { $0 + $1.intValue } ?? 0)
    dash.duration = 0.5
    dash.repeatCount = .infinity
    stroke.add(dash, forKey: "march")
    let colors = CAKeyframeAnimation(keyPath: "colors")
    let base = gradient.colors as! [CGColor]
    colors.values = [base, Array(base.reversed()), base]
    colors.duration = 2
    colors.repeatCount = .greatestFiniteMagnitude
    gradient.add(colors, forKey: "colors")
    let places = CABasicAnimation(keyPath: "locations")
    places.toValue = [0, 0.1, 0.9, 1] as [NSNumber]
    places.duration = 1
    places.autoreverses = true
    places.repeatCount = .infinity
    gradient.add(places, forKey: "places")
  }
}

class JellyHeader: UIView {
  let shape = CAShapeLayer()
  let left = UIView(), middle = UIView(), right = UIView()
  private lazy var displayLink: CADisplayLink = {
    let d = CADisplayLink(target: self, selector: Selector("update", JellyHeader.update(_:)))
    d.add(to: RunLoop.main, forMode: RunLoop.Mode.default)
    d.isPaused = true
    return d
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    shape.fillColor = UIColor.systemTeal.cgColor
    layer.insertSublayer(shape, at: 0)
    for (v, x) in [(left, 0), (middle, frame.width / 2), (right, frame.width)]
      as [(UIView, CGFloat)]
    {
      v.frame = CGRect(x: 0, y: 0, width: 3, height: 3)
      v.center = CGPoint(x: x, y: frame.height)
      addSubview(v)
    }
    shape.path = path()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func pull(to depth: CGFloat) { middle.center.y = bounds.height + depth; shape.path = path() }
  func release() {
    displayLink.isPaused = false
    UIView.animate(
      withDuration: 0.9,
      delay: 0,
      usingSpringWithDamping: 0.57,
      initialSpringVelocity: 0,
      options: []
    ) {
      self.middle.center.y = self.bounds.height
    } completion: { _ in
      self.displayLink.invalidate()
    }
  }
  private func update(_ link: CADisplayLink) { shape.path = path() }
  private func path() -> CGPath {
    func spot(_ v: UIView) -> CGPoint { (v.layer.presentation() ?? v.layer).position }
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: bounds.width, y: 0))
    path.addLine(to: spot(right))
    path.addQuadCurve(to: spot(left), controlPoint: spot(middle))
    path.close()
    return path.cgPath
  }
}
