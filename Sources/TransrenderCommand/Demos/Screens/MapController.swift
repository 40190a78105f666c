import Foundation
import Geometry
import HeadlessUIKit

/// A drawn map with the card of a place, for demos that move a single view.
final class MapController: UIViewController {
  /// Its lower edge is 40 points above the screen's.
  let card = LocationCard()

  private lazy var map = MapView(around: view.bounds.size)
  /// What the card was laid out in.
  private var room = CGRect.null

  override func viewDidLoad() {
    super.viewDidLoad()
    // The map goes on beyond the screen, which may turn.
    view.clipsToBounds = true
    view.addSubview(map)
    view.addSubview(card)
    layOutCard(in: view.bounds)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    map.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let insets = view.safeAreaInsets
    let sides = UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    layOutCard(in: view.bounds.inset(by: sides))
  }

  private func layOutCard(in room: CGRect) {
    // A card that an animation has moved stays there.
    guard room != self.room else { return }
    self.room = room
    card.frame = CGRect(x: room.minX + 16, y: room.maxY - 192, width: room.width - 32, height: 152)
  }
}

/// Water, parks and streets around a part of the size of a screen.
private final class MapView: UIView {
  private let part: CGSize

  /// Large enough for the screen on its side.
  init(around size: CGSize) {
    part = size
    let side = max(size.width, size.height)
    // In whole points on either side, so that the part begins on a pixel.
    let margins = CGSize(
      width: ((side - size.width) / 2).rounded(.up),
      height: ((side - size.height) / 2).rounded(.up)
    )
    super.init(
      frame: CGRect(
        x: 0,
        y: 0,
        width: size.width + 2 * margins.width,
        height: size.height + 2 * margins.height
      )
    )
    contentMode = .redraw
    backgroundColor = UIColor(hex: 0xF4EFE6)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    fill(0x9FD3EC, river)
    for park in parks { fill(0xC8E6B8, UIBezierPath(roundedRect: park, cornerRadius: 18)) }
    for street in streets { stroke(street, width: 9, 0xE3DCCF) }
    for street in streets { stroke(street, width: 7, 0xFFFFFF) }
    stroke(avenue, width: 15, 0xF0C36D)
    stroke(avenue, width: 11, 0xFFE08A)
    for (x, y) in [(0.74, 0.20), (0.22, 0.30), (0.62, 0.52)] {
      drawPin(at(x, y))
    }
  }

  private var parks: [CGRect] {
    [(0.56, 0.10, 0.36, 0.20), (0.06, 0.62, 0.26, 0.14), (-0.5, 0.14, 0.32, 0.18)].map {
      at($0, $1, width: $2, height: $3)
    }
  }

  private var river: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: at(-0.9, 0.58))
    path.addLine(to: at(-0.1, 0.40))
    path.addCurve(
      to: at(1.1, 0.64),
      controlPoint1: at(0.35, 0.30),
      controlPoint2: at(0.55, 0.72)
    )
    path.addLine(to: at(1.9, 0.53))
    path.addLine(to: at(1.9, 0.65))
    path.addLine(to: at(1.1, 0.76))
    path.addCurve(
      to: at(-0.1, 0.50),
      controlPoint1: at(0.5, 0.84),
      controlPoint2: at(0.3, 0.40)
    )
    path.addLine(to: at(-0.9, 0.70))
    path.close()
    return path
  }

  private var avenue: UIBezierPath {
    line((-0.9, 1.38), (-0.1, 0.86), (1.1, 0.08), (1.9, -0.44))
  }

  private var streets: [UIBezierPath] {
    let across = [-0.44, -0.28, -0.12, 0.08, 0.22, 0.36, 0.56, 0.80, 0.94, 1.1, 1.26, 1.42].map {
      line((-0.9, $0 + 0.027), (-0.1, $0), (1.1, $0 - 0.04), (1.9, $0 - 0.067))
    }
    let down = [-0.52, -0.32, -0.12, 0.14, 0.34, 0.52, 0.78, 0.95, 1.12, 1.3, 1.48].map {
      line(($0 - 0.04, -0.9), ($0, -0.1), ($0 + 0.06, 1.1), ($0 + 0.1, 1.9))
    }
    return across + down
  }

  private func line(_ points: (x: CGFloat, y: CGFloat)...) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: at(points[0].x, points[0].y))
    for point in points.dropFirst() { path.addLine(to: at(point.x, point.y)) }
    return path
  }

  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { at(x, y, width: 0, height: 0).origin }

  /// A rectangle in fractions of the part in the middle.
  private func at(_ x: CGFloat, _ y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: (bounds.width - part.width) / 2 + x * part.width,
      y: (bounds.height - part.height) / 2 + y * part.height,
      width: width * part.width,
      height: height * part.height
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
