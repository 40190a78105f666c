import Foundation
import Geometry

/// The round symbols of the system's buttons, drawn as templates.
enum ButtonGlyph {
  case info, add, cross, clear

  // [W] The size of an info button; all have it except the clear button of text fields.
  private var side: CGFloat { self == .clear ? 14 : 22 }
  // [I] As seen on pictures of iOS.
  private static let line: CGFloat = 1.5

  var image: UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
    .withRenderingMode(.alwaysTemplate)
  }

  /// A disc to put behind a glyph.
  static func disc(_ side: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }.withRenderingMode(.alwaysTemplate)
  }

  private func draw(in rect: CGRect) {
    UIColor.black.set()
    switch self {
    case .info:
      ring(rect)
      dot(CGPoint(x: rect.midX, y: rect.minY + 6.5))
      stroke([(rect.midX - 1.5, 9.5), (rect.midX, 9.5), (rect.midX, 16)])
      stroke([(rect.midX - 2.5, 16), (rect.midX + 2.5, 16)])
    case .add:
      ring(rect)
      stroke([(rect.midX, 6), (rect.midX, rect.maxY - 6)])
      stroke([(6, rect.midY), (rect.maxX - 6, rect.midY)])
    case .cross:
      let inset: CGFloat = 6.5
      stroke([(inset, inset), (rect.maxX - inset, rect.maxY - inset)], width: 2)
      stroke([(rect.maxX - inset, inset), (inset, rect.maxY - inset)], width: 2)
    case .clear: cutCross(rect)
    }
  }

  private func ring(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: rect.reduced(by: 1))
    path.lineWidth = Self.line
    path.stroke()
  }

  private func dot(_ center: CGPoint) {
    UIBezierPath(ovalIn: CGRect(x: center.x - 1.2, y: center.y - 1.2, width: 2.4, height: 2.4))
      .fill()
  }

  private func stroke(_ points: [(x: CGFloat, y: CGFloat)], width: CGFloat = line) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let vertex = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.stroke()
  }

  /// A disc with a cross cut out of it.
  private func cutCross(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: rect)
    path.usesEvenOddFillRule = true
    let (arm, half): (CGFloat, CGFloat) = (3.6, 0.65)
    let corners: [(CGFloat, CGFloat)] = [
      (-half, -arm), (half, -arm), (half, -half), (arm, -half), (arm, half), (half, half),
      (half, arm), (-half, arm), (-half, half), (-arm, half), (-arm, -half), (-half, -half),
    ]
    let cross = UIBezierPath()
    let root = CGFloat(0.5).squareRoot()
    for (index, (x, y)) in corners.enumerated() {
      let vertex = CGPoint(x: rect.midX + (x - y) * root, y: rect.midY + (x + y) * root)
      if index == 0 { cross.move(to: vertex) } else { cross.addLine(to: vertex) }
    }
    cross.close()
    path.append(cross)
    path.fill()
  }
}

extension UIButton.ButtonType {
  var glyph: ButtonGlyph? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: .info
    case .contactAdd: .add
    case .close: .cross
    }
  }
}
