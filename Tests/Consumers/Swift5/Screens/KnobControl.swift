import UIKit

/// A control of one's own that follows a finger round.
public class KnobControl: UIControl {
  @IBInspectable public var minimumValue: CGFloat = 0
  @IBInspectable public var maximumValue: CGFloat = 1
  @IBInspectable public private(set) var value: CGFloat = 0 {
    didSet {
      if value != oldValue {
        setNeedsDisplay()
        sendActions(for: .valueChanged)
      }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 120) }

  public override var isHighlighted: Bool {
    didSet { setNeedsDisplay() }
  }

  public override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height) - 12
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let track = UIBezierPath(
      arcCenter: center,
      radius: side / 2,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    track.lineWidth = 6
    UIColor.systemGray5.setStroke()
    track.stroke()
    let end = -CGFloat.pi / 2 + 2 * .pi * value
    let arc = UIBezierPath(
      arcCenter: center,
      radius: side / 2,
      startAngle: -.pi / 2,
      endAngle: end,
      clockwise: true
    )
    arc.lineWidth = 6
    arc.lineCapStyle = .round
    (isHighlighted ? tintColor.withAlphaComponent(0.6) : tintColor).setStroke()
    arc.stroke()
    context.setFillColor(tintColor.cgColor)
    let dot = CGPoint(x: center.x + side / 2 * cos(end), y: center.y + side / 2 * sin(end))
    context.fillEllipse(in: CGRect(x: dot.x - 5, y: dot.y - 5, width: 10, height: 10))
  }

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
    update(touch.location(in: self))
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
    update(touch.location(in: self))
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .editingDidEnd)
  }

  private func update(_ point: CGPoint) {
    let angle = atan2(point.y - bounds.midY, point.x - bounds.midX) + .pi / 2
    let share = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
    value = minimumValue + share * (maximumValue - minimumValue)
  }
}
