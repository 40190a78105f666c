import CoreImage
import Foundation
import HeadlessUIKit
import Scene
import Testing

@MainActor @Suite struct FilterTests {
  @Test func everyFilterIsFoundByItsName() {
    let names = CIFilter.filterNames(inCategory: nil)
    #expect(names.count > 50 && names == names.sorted())
    for name in names { #expect(CIFilter(name: name)?.name == name) }
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIBoxBlur", "CIGaussianBlur"])
  }

  @Test func unknownFiltersAreNilAndMissingOnesAreReported() throws {
    let stage = Stage()
    #expect(CIFilter(name: "CINothing") == nil)
    #expect(stage.faults.isEmpty)
    #expect(CIFilter(name: "CIZoomBlur") == nil)
    let fault = try #require(stage.faults.first)
    #expect(fault.kind == .unsupported && fault.sentence.contains("CIZoomBlur"))
  }

  @Test func aFilterBeginsWithItsDefaults() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
    #expect(filter.outputKeys == [kCIOutputImageKey])
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    #expect(filter.outputImage == nil)
    filter.setValue(3, forKey: kCIInputRadiusKey)
    filter.setDefaults()
    #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.intValue == 10)
  }

  @Test(arguments: [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2)] as [any Sendable])
  func numbersOfAnyTypeAreAccepted(number: any Sendable) throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": number]))
    filter.setValue(Pixels.sample, forKey: kCIInputImageKey)
    let image = filter.value(forKey: kCIOutputImageKey) as? CIImage
    #expect(image?.extent == Pixels.sample.extent.insetBy(dx: -6, dy: -6))
  }

  @Test func aValueOfAnotherTypeIsReported() throws {
    let stage = Stage()
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValue(UIImage(), forKey: kCIInputImageKey)
    #expect(filter.outputImage == nil)
    #expect(stage.faults.first?.sentence.contains("inputImage of CISepiaTone") == true)
  }

  @Test func anUnknownKeyIsAnException() throws {
    let stage = Stage()
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { CIFilter(name: "CISepiaTone")?.setValue(1, forKey: "inputRadius") }
    }
  }

  @Test func attributesDescribeInputs() throws {
    let attributes = try #require(CIFilter(name: "CIGaussianBlur")).attributes
    #expect(attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
    let radius = try #require(attributes[kCIInputRadiusKey] as? [String: Any])
    #expect(radius[kCIAttributeClass] as? String == "NSNumber")
    #expect(radius[kCIAttributeDefault] as? Double == 10)
  }

  @Test func aCopyHasItsOwnValues() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    let copy = try #require(filter.copy() as? CIFilter)
    copy.setValue(0.5, forKey: kCIInputIntensityKey)
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
  }

  /// A filter of an app's own, as `port` writes its names.
  private final class Doubled: CIFilter, NamedMembers, @unchecked Sendable {
    var inputImage: CIImage?
    static var namedMembers: [NamedMember] { [.property("inputImage", \Doubled.inputImage)] }

    override var outputImage: CIImage? {
      inputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  @Test func anOwnFilterIsSetByKey() {
    let filter = Doubled()
    filter.setValue(Pixels.sample, forKey: kCIInputImageKey)
    let image = filter.value(forKey: kCIOutputImageKey) as? CIImage
    #expect(image?.extent.size == CGSize(width: 24, height: 18))
  }

  @Test(arguments: [
    ("CIGaussianBlur", "Gaussian Blur"), ("CISepiaTone", "Sepia Tone"),
    ("CIColorControls", "Color Controls"), ("CINothing", nil),
  ])
  func namesInWordsHaveSpaces(name: String, words: String?) {
    #expect(CIFilter.localizedName(forFilterName: name) == words)
    #expect(CIFilter(name: name)?.attributes[kCIAttributeFilterDisplayName] as? String == words)
  }

  @Test(arguments: ["CIGaussianBlur", "CIBoxBlur"])
  func aBlurThatSucceedsSaysNothing(name: String) {
    let stage = Stage()
    #expect(Pixels.sample.applyingFilter(name, parameters: ["inputRadius": 3]).bytes() != [])
    #expect(!stage.faults.contains { $0.sentence.contains("no memory") })
  }
}
