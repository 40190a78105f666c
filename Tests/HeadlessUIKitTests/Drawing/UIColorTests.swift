import Foundation
import Geometry
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func componentsComeBack() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(components(of: color) == [0.1, 0.2, 0.3, 0.4])
    #expect(components(of: .orange) == [1, 0.5, 0, 1])
    #expect(components(of: .clear) == [0, 0, 0, 0])
  }

  @Test func colorsPrintTheirSpaceAndComponents() {
    let pale = UIColor(red: 125.0 / 255, green: 165.0 / 255, blue: 227.0 / 255, alpha: 1)
    #expect(pale.description == "UIExtendedSRGBColorSpace 0.490196 0.647059 0.890196 1")
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.lightGray.description == "UIExtendedGrayColorSpace 0.666667 1")
    #expect("\(UIColor.clear)" == "UIExtendedGrayColorSpace 0 0")
  }

  @Test func huesAreTurnedIntoColors() {
    let color = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)
    let expected: [CGFloat] = [0, 0.5, 0, 1]
    let errors = zip(components(of: color), expected).map { abs($0 - $1) }
    #expect(errors.allSatisfy { $0 < 1e-12 })
    var (hue, saturation, brightness) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(abs(hue - 1.0 / 3) < 1e-12)
    #expect((saturation, brightness) == (1, 0.5))
  }

  @Test func graysGiveTheirLevel() {
    var (white, alpha) = (CGFloat.zero, CGFloat.zero)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.25) < 1e-12)
    #expect(alpha == 0.5)
  }

  @Test func systemColorsDependOnTheStyle() {
    #expect(components(of: UIColor.systemBackground.resolvedColor(with: light)) == [1, 1, 1, 1])
    #expect(components(of: UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
    let blue = components(of: UIColor.systemBlue.resolvedColor(with: dark))
    let stated: [CGFloat] = [10.0 / 255, 132.0 / 255, 1, 1]
    #expect(blue == stated)
  }

  @Test func providersAreAskedWithTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .brown }
    #expect(color.resolvedColor(with: dark) == UIColor.yellow)
    #expect(color.resolvedColor(with: light) == UIColor.brown)
    #expect(color.cgColor == UIColor.brown.cgColor)
  }

  @Test func fadedColorsStayDynamic() {
    let faded = UIColor.systemBackground.withAlphaComponent(0.5)
    #expect(components(of: faded.resolvedColor(with: dark)) == [0, 0, 0, 0.5])
    #expect(components(of: faded.resolvedColor(with: light)) == [1, 1, 1, 0.5])
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func equalColorsAreEqual() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.label != UIColor.systemBackground)
    #expect(UIColor.label === UIColor.label)
    #expect(UIColor.systemBlue != UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  @Test(.evidence(.reported)) func graysAreNotEqualToTheSameColorOfThreeComponents() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    // Of three components are all of these.
    let wide = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1)
    let values = components(of: wide)
    let same = UIColor(red: values[0], green: values[1], blue: values[2], alpha: 1)
    #expect(wide == same)
  }

  @Test func wideColorsLeaveTheUnit() {
    let green = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1)
    #expect(components(of: green)[0] < 0)
  }

  private func components(of color: UIColor) -> [CGFloat] {
    var (r, g, b, a) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }
}
