import Foundation

/// A colour as hue, saturation and brightness, each of 0…1.
package struct HSB: Hashable, Sendable {
  package var hue: Double
  package var saturation: Double
  package var brightness: Double

  package init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// Greys have hue 0.
  package init(_ color: Color) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    let sixth: Double
    if span == 0 {
      sixth = 0
    } else if high == red {
      sixth = (green - blue) / span + (green < blue ? 6 : 0)
    } else if high == green {
      sixth = (blue - red) / span + 2
    } else {
      sixth = (red - green) / span + 4
    }
    self.init(hue: sixth / 6, saturation: high == 0 ? 0 : span / high, brightness: high)
  }
}

extension Color {
  /// Hue wraps around; saturation and brightness below 0 count as 0, as in UIKit.
  package init(_ hsb: HSB, alpha: Double = 1) {
    let sixth = (hsb.hue - hsb.hue.rounded(.down)) * 6
    let (saturation, brightness) = (max(0, hsb.saturation), max(0, hsb.brightness))
    func channel(_ offset: Double) -> Double {
      let sector = (offset + sixth).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}
