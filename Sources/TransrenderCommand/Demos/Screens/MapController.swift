import Foundation
import Geometry
import HeadlessUIKit

/// A drawn map with the card of a place, for demos that move a single view.
final class MapController: UIViewController {
  /// Its lower edge is 40 points above the screen's.
  let card = LocationCard()

  override func viewDidLoad() {
    super.viewDidLoad()
    let map = MapView(frame: view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map)
    card.frame = CGRect(
      x: 16,
      y: view.bounds.height - 192,
      width: view.bounds.width - 32,
      height: 152
    )
    card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(card)
  }
}

/// Water, parks and streets.
private final class MapView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = UIColor(hex: 0xF4EFE6)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    fill(0x9FD3EC, river)
    fill(
      0xC8E6B8,
      UIBezierPath(roundedRect: at(0.56, 0.10, width: 0.36, height: 0.20), cornerRadius: 18)
    )
    fill(
      0xC8E6B8,
      UIBezierPath(roundedRect: at(0.06, 0.62, width: 0.26, height: 0.14), cornerRadius: 18)
    )
    for street in streets { stroke(street, width: 9, 0xE3DCCF) }
    for street in streets { stroke(street, width: 7, 0xFFFFFF) }
    stroke(avenue, width: 15, 0xF0C36D)
    stroke(avenue, width: 11, 0xFFE08A)
    for (x, y) in [(0.74, 0.20), (0.22, 0.30), (0.62, 0.52)] {
      drawPin(at(x, y, width: 0, height: 0).origin)
    }
  }

  private var river: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: at(-0.1, 0.40, width: 0, height: 0).origin)
    path.addCurve(
      to: at(1.1, 0.64, width: 0, height: 0).origin,
      controlPoint1: at(0.35, 0.30, width: 0, height: 0).origin,
      controlPoint2: at(0.55, 0.72, width: 0, height: 0).origin
    )
    path.addLine(to: at(1.1, 0.76, width: 0, height: 0).origin)
    path.addCurve(
      to: at(-0.1, 0.50, width: 0, height: 0).origin,
      controlPoint1: at(0.5, 0.84, width: 0, height: 0).origin,
      controlPoint2: at(0.3, 0.40, width: 0, height: 0).origin
    )
    path.close()
    return path
  }

  private var avenue: UIBezierPath { line(-0.1, 0.86, toX: 1.1, toY: 0.08) }

  private var streets: [UIBezierPath] {
    [0.08, 0.22, 0.36, 0.56, 0.80, 0.94].map { line(-0.1, $0, toX: 1.1, toY: $0 - 0.04) }
      + [0.14, 0.34, 0.52, 0.78, 0.95].map { line($0, -0.1, toX: $0 + 0.06, toY: 1.1) }
  }

  private func line(_ x: CGFloat, _ y: CGFloat, toX: CGFloat, toY: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: at(x, y, width: 0, height: 0).origin)
    path.addLine(to: at(toX, toY, width: 0, height: 0).origin)
    return path
  }

  /// A rectangle in fractions of the map's size.
  private func at(_ x: CGFloat, _ y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: x * bounds.width,
      y: y * bounds.height,
      width: width * bounds.width,
      height: height * bounds.height
    )
  }

  private func fill(_ color: UInt32, _ path: UIBezierPath) {
    UIColor(hex: color).setFill()
    path.fill()
  }

  private func stroke(_ path: UIBezierPath, width: CGFloat, _ color: UInt32) {
    UIColor(hex: color).setStroke()
    path.lineWidth = width
    path.stroke()
  }

  private func drawPin(_ tip: CGPoint) {
    let circle = CGRect(x: tip.x - 13, y: tip.y - 13, width: 26, height: 26)
    fill(0xFFFFFF, UIBezierPath(ovalIn: circle))
    fill(0xE5484D, UIBezierPath(ovalIn: circle.insetBy(dx: 3, dy: 3)))
    fill(0xFFFFFF, UIBezierPath(ovalIn: circle.insetBy(dx: 9, dy: 9)))
  }
}
