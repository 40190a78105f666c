import Foundation
import Geometry
import HeadlessUIKit

/// The pictures in demo screens: landscapes at dusk, each drawn in a palette of colours.
enum Artwork {
  static let count = palettes.count

  static func landscape(_ index: Int, size: CGSize) -> UIImage {
    let palette = palettes[index % count]
    return UIGraphicsImageRenderer(size: size).image { renderer in
      drawSky(palette, size, in: renderer.cgContext)
      drawSun(palette, size)
      for (ridge, color) in zip(ridges(of: index), palette.hills) {
        fill(ridge, color: color, size: size)
      }
    }
  }

  private struct Palette {
    let sky: [UIColor]
    let sun: UIColor
    let hills: [UIColor]

    init(sky: (UInt32, UInt32), sun: UInt32, hills: (UInt32, UInt32, UInt32)) {
      self.sky = [UIColor(hex: sky.0), UIColor(hex: sky.1)]
      self.sun = UIColor(hex: sun)
      self.hills = [UIColor(hex: hills.0), UIColor(hex: hills.1), UIColor(hex: hills.2)]
    }
  }

  private static let palettes = [
    Palette(sky: (0x2B3A67, 0xF6A565), sun: 0xFFE3B0, hills: (0x8A5A7B, 0x5B3F68, 0x33284D)),
    Palette(sky: (0x5BA7D9, 0xDDF0F7), sun: 0xFFFFFF, hills: (0x86B59A, 0x4E8D6E, 0x2C5E4B)),
    Palette(sky: (0xF2709C, 0xFFC48C), sun: 0xFFF1C9, hills: (0xC7596F, 0x8C3B5E, 0x53264A)),
    Palette(sky: (0x0F2027, 0x3F6B7C), sun: 0xEAF6FF, hills: (0x2C5364, 0x203A43, 0x12232C)),
    Palette(sky: (0xFFD36E, 0xFFF3D1), sun: 0xFF9A3C, hills: (0xE0A458, 0xB6743B, 0x74452A)),
    Palette(sky: (0x6A5ACD, 0xE6C9F2), sun: 0xFFFBE0, hills: (0x9A86C9, 0x6B5AA0, 0x423A70)),
    Palette(sky: (0x1E9AA6, 0xC9F0E4), sun: 0xFFF7D6, hills: (0x5DB7A5, 0x2F8377, 0x1B544F)),
    Palette(sky: (0xB23A48, 0xF7B2A0), sun: 0xFFE0C2, hills: (0x8C2F39, 0x5E1F2B, 0x35121B)),
  ]

  private static func drawSky(_ palette: Palette, _ size: CGSize, in context: CGContext) {
    let colors = palette.sky.map(\.cgColor) as CFArray
    guard let sky = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else { return }
    context.drawLinearGradient(
      sky,
      start: .zero,
      end: CGPoint(x: 0, y: size.height * 0.8),
      options: .drawsAfterEndLocation
    )
  }

  private static func drawSun(_ palette: Palette, _ size: CGSize) {
    let radius = min(size.width, size.height) * 0.11
    let center = CGPoint(x: size.width * 0.68, y: size.height * 0.36)
    palette.sun.setFill()
    UIBezierPath(
      arcCenter: center,
      radius: radius,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    ).fill()
  }

  /// The heights of three ridges at nine points each, from 0 (top) to 1 (bottom).
  private static func ridges(of index: Int) -> [[CGFloat]] {
    (0..<3).map { ridge in
      (0...8).map { step in
        let phase = CGFloat(step) * (0.9 + CGFloat(ridge) * 0.35) + CGFloat(index * 2 + ridge * 3)
        return 0.54 + CGFloat(ridge) * 0.13 + 0.07 * sin(phase) + 0.03 * sin(phase * 2.3)
      }
    }
  }

  private static func fill(_ heights: [CGFloat], color: UIColor, size: CGSize) {
    let points = heights.enumerated().map { step, height in
      CGPoint(x: size.width * CGFloat(step) / 8, y: size.height * height)
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addLine(to: points[0])
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = (from.x + to.x) / 2
      path.addCurve(
        to: to,
        controlPoint1: CGPoint(x: middle, y: from.y),
        controlPoint2: CGPoint(x: middle, y: to.y)
      )
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    color.setFill()
    path.fill()
  }
}

extension UIColor {
  /// An opaque colour in the notation of designers: `0x0A84FF`.
  convenience init(hex: UInt32) {
    let channel = { (shift: UInt32) in CGFloat(hex >> shift & 255) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
