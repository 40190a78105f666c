import Foundation
import Geometry

/// One corner of iOS' continuous curve, in radii from the corner along both sides.
///
/// [M] Read from UIBezierPath's elements by PaintCode, "Mysterious iOS 7 rounded rects" (2013).
private enum ContinuousCorner {
  /// How far from the corner the curve begins.
  static let reach: CGFloat = 1.528665
  static let controls: [CGFloat] = [1.08849323, 0.86840694]
  static let shoulder: (CGFloat, CGFloat) = (0.63149379, 0.07491139)
  static let waist: (CGFloat, CGFloat) = (0.37282383, 0.16905956)
}

extension Path {
  /// Continuous corners where both neighbours leave room for them, circular ones else.
  init(continuous rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
    let room = min(rect.width, rect.height) / 2
    let radius = max(0, radius)
    guard radius > 0, radius * ContinuousCorner.reach <= room else {
      func of(_ corner: UIRectCorner) -> CGFloat {
        corners.contains(corner) ? min(radius, room) : 0
      }
      let radii = CornerRadii(
        topLeft: of(.topLeft),
        topRight: of(.topRight),
        bottomRight: of(.bottomRight),
        bottomLeft: of(.bottomLeft)
      )
      self.init(roundedRect: rect, cornerRadii: radii)
      return
    }
    self.init()
    let places: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), .left, .down),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), .up, .left),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), .right, .up),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), .down, .right),
    ]
    for (corner, place, back, ahead) in places {
      if corners.contains(corner) {
        addContinuousCorner(place, back: back, ahead: ahead, radius: radius)
      } else {
        start(or: place)
      }
    }
    close()
  }

  private mutating func start(or point: CGPoint) {
    if isEmpty { move(to: point) } else { addLine(to: point) }
  }

  private mutating func addContinuousCorner(
    _ corner: CGPoint,
    back: CGVector,
    ahead: CGVector,
    radius: CGFloat
  ) {
    func at(_ along: CGFloat, _ beside: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + (back.dx * along + ahead.dx * beside) * radius,
        y: corner.y + (back.dy * along + ahead.dy * beside) * radius
      )
    }
    let (far, near) = (ContinuousCorner.controls[0], ContinuousCorner.controls[1])
    let (shoulder, waist) = (ContinuousCorner.shoulder, ContinuousCorner.waist)
    start(or: at(ContinuousCorner.reach, 0))
    addCubic(to: at(shoulder.0, shoulder.1), control1: at(far, 0), control2: at(near, 0))
    addCubic(
      to: at(shoulder.1, shoulder.0),
      control1: at(waist.0, waist.1),
      control2: at(waist.1, waist.0)
    )
    addCubic(to: at(0, ContinuousCorner.reach), control1: at(0, near), control2: at(0, far))
  }
}

extension CGVector {
  fileprivate static let left = CGVector(dx: -1, dy: 0)
  fileprivate static let right = CGVector(dx: 1, dy: 0)
  fileprivate static let up = CGVector(dx: 0, dy: -1)
  fileprivate static let down = CGVector(dx: 0, dy: 1)
}
