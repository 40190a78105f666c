import CoreGraphics
import Foundation
import Geometry
import HeadlessUIKit
import Testing
import VirtualTime

/// `CFGetTypeID(value) == CGColor.typeID`, as code asks that animates anything.
@MainActor
@Suite struct TypeNumberTests {
  @Test func aValueHasTheNumberOfItsType() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      #expect(CFGetTypeID(context.cgContext) == CGContext.typeID)
    }
    let values: [(Any, CFTypeID)] = [
      (UIColor.red.cgColor, CGColor.typeID), (CGColorSpaceCreateDeviceRGB(), CGColorSpace.typeID),
      (CGPath(rect: .zero, transform: nil), CGPath.typeID), (CGMutablePath(), CGPath.typeID),
      (try #require(image.cgImage), CGImage.typeID),
    ]
    for (value, number) in values { #expect(CFGetTypeID(value as CFTypeRef) == number) }
  }

  @Test func noTwoTypesHaveOneNumber() {
    let numbers = [
      CGColor.typeID, CGColorSpace.typeID, CGPath.typeID, CGImage.typeID, CGContext.typeID,
      CGLayer.typeID, CGGradient.typeID, CGPattern.typeID, CGDataProvider.typeID,
      CFGetTypeID(UIView()), CFStringGetTypeID(), CFAttributedStringGetTypeID(),
    ]
    #expect(Set(numbers).count == numbers.count)
  }
}
