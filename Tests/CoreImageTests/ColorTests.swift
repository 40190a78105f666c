import CoreImage
import Testing
import UIKit

@Suite struct ColorTests {
  @Test func colorsGoThroughUIKitAndBack() {
    let color = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(CIColor(color: UIColor(ciColor: color)) == color)
  }
}
