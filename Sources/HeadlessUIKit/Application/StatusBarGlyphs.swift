import Foundation
import Geometry

/// The symbols at the end of the status bar, each 12 points high.
///
/// [I] Drawn after screenshots.
enum StatusBarGlyphs {
  /// Where the waves and the battery begin beside the signal bars, and where all of them end.
  static let wavesOffset: CGFloat = 23
  static let batteryOffset: CGFloat = 45
  static let width: CGFloat = 71.5
  /// How wide the signal bars and the waves are.
  static let signalWidth: CGFloat = 17.9
  static let wavesWidth: CGFloat = 17

  /// Four bars of increasing height.
  static var signal: CGPath {
    let path = CGMutablePath()
    for bar in 0..<4 {
      let height = 4 + CGFloat(bar) * 8 / 3
      let frame = CGRect(x: CGFloat(bar) * 4.9, y: 12 - height, width: 3.2, height: height)
      path.addRoundedRect(in: frame, cornerWidth: 0.9, cornerHeight: 0.9)
    }
    return path
  }

  /// Two waves above a dot, clipped to a quarter of a circle.
  static var waves: CGPath {
    let path = CGMutablePath()
    let center = CGPoint(x: 8.5, y: 11.8)
    let (left, right) = (-CGFloat.pi * 0.75, -CGFloat.pi * 0.25)
    for (inner, outer) in [(8.9, 11.6), (5.0, 7.5)] as [(CGFloat, CGFloat)] {
      let band = CGMutablePath()
      band.addArc(
        center: center,
        radius: outer,
        startAngle: left,
        endAngle: right,
        clockwise: false
      )
      band.addArc(
        center: center,
        radius: inner,
        startAngle: right,
        endAngle: left,
        clockwise: true
      )
      band.closeSubpath()
      path.addPath(band)
    }
    path.move(to: center)
    path.addArc(center: center, radius: 3.6, startAngle: left, endAngle: right, clockwise: false)
    path.closeSubpath()
    return path
  }

  /// The charge inside the battery.
  static var charge: CGPath {
    let path = CGMutablePath()
    let frame = CGRect(x: 2, y: 2, width: 20, height: 8)
    path.addRoundedRect(in: frame, cornerWidth: 2.2, cornerHeight: 2.2)
    return path
  }

  /// An outline of one point, and the terminal.
  static var batteryOutline: CGPath {
    let path = CGMutablePath()
    let outer = CGMutablePath()
    let frame = CGRect(x: 0, y: 0, width: 24, height: 12)
    outer.addRoundedRect(in: frame, cornerWidth: 3.8, cornerHeight: 3.8)
    path.addPath(outer.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .round, miterLimit: 10))
    path.addRoundedRect(
      in: CGRect(x: 25.2, y: 4, width: 1.3, height: 4),
      cornerWidth: 0.65,
      cornerHeight: 0.65
    )
    return path
  }
}
