import CoreImage
import Foundation
import Geometry
import Testing

/// What the inputs of filters begin with, and what they take.
@Suite struct FilterInputTests {
  /// [D] The numbers of Core Image Filter Reference: what an input begins with, and its slider.
  private static let numbers = """
    CIGaussianBlur inputRadius 10 0 100
    CIBoxBlur inputRadius 10 1 100
    CIUnsharpMask inputRadius 2.5 0 100
    CIUnsharpMask inputIntensity 0.5 0 1
    CIColorControls inputSaturation 1 0 2
    CIColorControls inputBrightness 0 -1 1
    CIColorControls inputContrast 1 0.25 4
    CIExposureAdjust inputEV 0 -10 10
    CIGammaAdjust inputPower 1 0.25 4
    CIHueAdjust inputAngle 0 -3.141592653589793 3.141592653589793
    CIVibrance inputAmount 0 -1 1
    CISepiaTone inputIntensity 1 0 1
    CIColorMonochrome inputIntensity 1 0 1
    CIColorPosterize inputLevels 6 2 30
    CIVignette inputIntensity 0 -1 1
    CIVignette inputRadius 1 0 2
    CIPixellate inputScale 8 1 100
    CILanczosScaleTransform inputScale 1 0.05 1.5
    CILanczosScaleTransform inputAspectRatio 1 0.5 2
    CICheckerboardGenerator inputWidth 80 0 800
    CICheckerboardGenerator inputSharpness 1 0 1
    CIRadialGradient inputRadius0 5 0 800
    CIRadialGradient inputRadius1 100 0 800
    CIDissolveTransition inputTime 0 0 1
    CIFlashTransition inputMaxStriationRadius 2.58 0 10
    CIFlashTransition inputStriationStrength 0.5 0 3
    CIFlashTransition inputStriationContrast 1.375 0 5
    CIFlashTransition inputFadeThreshold 0.85 0 1
    CISwipeTransition inputWidth 300 0.1 500
    CISwipeTransition inputOpacity 0 0 3
    CICopyMachineTransition inputWidth 200 0.1 500
    CICopyMachineTransition inputOpacity 1.3 0 3
    """.split(separator: "\n").map(String.init)

  @Test(arguments: numbers)
  private func numbersBeginAndSlideAsDocumented(row: String) throws {
    let words = row.split(separator: " ").map(String.init)
    let filter = try #require(CIFilter(name: words[0]))
    let attributes = try #require(filter.attributes[words[1]] as? [String: Any])
    let keys = [kCIAttributeDefault, kCIAttributeSliderMin, kCIAttributeSliderMax]
    let found = keys.map { (attributes[$0] as? NSNumber)?.doubleValue }
    #expect(found == words.dropFirst(2).map { Double($0) })
    #expect((filter.value(forKey: words[1]) as? NSNumber)?.doubleValue == found[0])
    #expect(attributes[kCIAttributeClass] as? String == "NSNumber")
    #expect(attributes[kCIAttributeName] as? String == words[1])
    #expect(attributes[kCIAttributeDisplayName] as? String == String(words[1].dropFirst(5)))
  }

  @Test(arguments: [
    ("CIPixellate", "inputCenter", "[150 150]"), ("CILinearGradient", "inputPoint0", "[0 0]"),
    ("CILinearGradient", "inputPoint1", "[200 200]"),
    ("CIRadialGradient", "inputCenter", "[150 150]"),
    ("CICheckerboardGenerator", "inputCenter", "[150 150]"),
    ("CIFlashTransition", "inputCenter", "[150 150]"),
    ("CIFlashTransition", "inputExtent", "[0 0 300 300]"),
    ("CISwipeTransition", "inputExtent", "[0 0 300 300]"),
    ("CIColorMatrix", "inputRVector", "[1 0 0 0]"), ("CIColorMatrix", "inputGVector", "[0 1 0 0]"),
    ("CIColorMatrix", "inputBVector", "[0 0 1 0]"), ("CIColorMatrix", "inputAVector", "[0 0 0 1]"),
    ("CIColorMatrix", "inputBiasVector", "[0 0 0 0]"),
    ("CIColorClamp", "inputMinComponents", "[0 0 0 0]"),
    ("CIColorClamp", "inputMaxComponents", "[1 1 1 1]"),
    ("CIColorPolynomial", "inputRedCoefficients", "[0 1 0 0]"),
    ("CIColorPolynomial", "inputAlphaCoefficients", "[0 1 0 0]"),
  ])
  func vectorsBeginAsDocumented(name: String, key: String, numbers: String) throws {
    let filter = try #require(CIFilter(name: name))
    #expect(filter.value(forKey: key) as? CIVector == CIVector(string: numbers))
  }

  @Test(arguments: [
    ("CIConstantColorGenerator", "inputColor", CIColor.red),
    ("CICheckerboardGenerator", "inputColor0", .white),
    ("CICheckerboardGenerator", "inputColor1", .black), ("CILinearGradient", "inputColor0", .white),
    ("CILinearGradient", "inputColor1", .black), ("CIWhitePointAdjust", "inputColor", .white),
    ("CIColorMonochrome", "inputColor", CIColor(red: 0.6, green: 0.45, blue: 0.3)),
    ("CIFalseColor", "inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
    ("CIFalseColor", "inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
    ("CIFlashTransition", "inputColor", CIColor(red: 1, green: 0.8, blue: 0.6)),
    ("CISwipeTransition", "inputColor", .white),
    ("CICopyMachineTransition", "inputColor", CIColor(red: 0.6, green: 1, blue: 0.8)),
  ])
  func colorsBeginAsDocumented(name: String, key: String, color: CIColor) throws {
    #expect(try #require(CIFilter(name: name)).value(forKey: key) as? CIColor == color)
  }

  @Test(arguments: [
    ("CIUnsharpMask", kCICategorySharpen), ("CIPixellate", kCICategoryStylize),
    ("CIBlendWithMask", kCICategoryStylize), ("CIAffineClamp", kCICategoryTileEffect),
    ("CICrop", kCICategoryGeometryAdjustment), ("CIAreaAverage", kCICategoryReduction),
    ("CIQRCodeGenerator", kCICategoryGenerator), ("CIRadialGradient", kCICategoryGradient),
    ("CIColorPolynomial", kCICategoryColorAdjustment), ("CIVignette", kCICategoryColorEffect),
    ("CISwipeTransition", kCICategoryTransition),
  ])
  func filtersStandInTheirCategory(name: String, category: String) throws {
    let built = [kCICategoryStillImage, kCICategoryVideo, kCICategoryBuiltIn]
    let filter = try #require(CIFilter(name: name))
    let found = filter.attributes[kCIAttributeFilterCategories] as? [String]
    #expect(found == [category] + built)
    #expect(CIFilter.filterNames(inCategories: [kCICategoryBuiltIn, category]).contains(name))
    let blurs = CIFilter.filterNames(inCategories: [kCICategoryBlur, category])
    #expect(blurs.isEmpty)
  }

  @Test func pointsRectanglesAndTransformsAreTaken() throws {
    let mosaic = try #require(CIFilter(name: "CIPixellate"))
    for value in [CGPoint(x: 3, y: 4), NSValue(cgPoint: CGPoint(x: 3, y: 4))] as [Any] {
      mosaic.setDefaults()
      mosaic.setValue(value, forKey: kCIInputCenterKey)
      #expect(mosaic.value(forKey: kCIInputCenterKey) as? CIVector == CIVector(x: 3, y: 4))
    }
    let crop = try #require(CIFilter(name: "CICrop"))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    for value in [rect, NSValue(cgRect: rect)] as [Any] {
      crop.setValue(value, forKey: "inputRectangle")
      #expect((crop.value(forKey: "inputRectangle") as? CIVector)?.cgRectValue == rect)
      crop.setValue(nil, forKey: "inputRectangle")
      #expect(crop.value(forKey: "inputRectangle") == nil)
    }
    let turn = try #require(CIFilter(name: "CIAffineTransform"))
    let double = CGAffineTransform(scaleX: 2, y: 2)
    turn.setValue(double, forKey: kCIInputTransformKey)
    let held = turn.value(forKey: kCIInputTransformKey) as? NSValue
    #expect(held?.cgAffineTransformValue == double)
  }

  @Test func aCopyOfAFilterHasItsOwnValues() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValue(0.25, forKey: kCIInputIntensityKey)
    filter.isEnabled = false
    let copy = try #require(filter.copy() as? CIFilter)
    filter.setValue(0.75, forKey: kCIInputIntensityKey)
    #expect((copy.value(forKey: kCIInputIntensityKey) as? NSNumber)?.doubleValue == 0.25)
    #expect(copy.name == "CISepiaTone" && !copy.isEnabled)
  }
}
