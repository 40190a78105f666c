import Foundation
import Testing

@testable import CoreImage

@Suite struct CombinationTests {
  private let image = Pixels.sample
  private let extent = Pixels.sample.extent

  private func combined(_ front: CIImage, _ name: String, _ back: CIImage) -> CIImage {
    front.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: back])
  }

  @Test(arguments: CIFilter.filterNames(inCategory: kCICategoryCompositeOperation))
  func everyOperationWorksOnTranslucentPictures(name: String) {
    let back = Pixels.gray(200, 12, 9)
    let result = combined(image, name, back)
    #expect(result.extent == extent)
    // Each pixel is made of those at its place alone.
    let part = CGRect(x: 3, y: 2, width: 4, height: 5)
    let parts = combined(image.cropped(to: part), name, back.cropped(to: part))
    #expect(result.cropped(to: part).bytes() == parts.bytes())
  }

  /// [D] What nothing lies below or above stays as it is.
  @Test(arguments: ["CISourceOverCompositing", "CIAdditionCompositing", "CIScreenBlendMode"])
  func nothingBelowChangesNothing(name: String) {
    let clear = CIImage.clear.cropped(to: extent)
    #expect(combined(image, name, clear).bytes() == image.bytes())
    #expect(combined(clear, name, image).bytes() == image.bytes())
  }

  struct Row: CustomStringConvertible {
    let name: String
    let front: UInt8
    let back: UInt8
    let result: UInt8
    var description: String { "\(front) \(name) \(back)" }
  }

  /// Light of 0.25 is a byte of 137, of 0.5 one of 188, of 0.75 one of 225.
  static let rows = [
    Row(name: "CIMultiplyBlendMode", front: 188, back: 188, result: 137),
    Row(name: "CIScreenBlendMode", front: 188, back: 188, result: 225),
    Row(name: "CIDarkenBlendMode", front: 188, back: 137, result: 137),
    Row(name: "CILightenBlendMode", front: 188, back: 137, result: 188),
    Row(name: "CIDifferenceBlendMode", front: 225, back: 137, result: 188),
    Row(name: "CIExclusionBlendMode", front: 188, back: 188, result: 188),
    Row(name: "CIOverlayBlendMode", front: 188, back: 137, result: 137),
    Row(name: "CIHardLightBlendMode", front: 137, back: 188, result: 137),
    Row(name: "CISoftLightBlendMode", front: 188, back: 137, result: 137),
    Row(name: "CIColorDodgeBlendMode", front: 188, back: 137, result: 188),
    Row(name: "CIColorBurnBlendMode", front: 188, back: 225, result: 188),
    Row(name: "CIAdditionCompositing", front: 188, back: 137, result: 225),
    Row(name: "CIMaximumCompositing", front: 188, back: 137, result: 188),
    Row(name: "CIMinimumCompositing", front: 188, back: 137, result: 137),
    Row(name: "CILuminosityBlendMode", front: 188, back: 137, result: 188),
  ]

  @Test(arguments: rows)
  func graysBlendByTheirFormula(row: Row) {
    let result = combined(Pixels.gray(row.front), row.name, Pixels.gray(row.back)).pixel(0, 0)
    #expect(abs(Int(result[0]) - Int(row.result)) <= 1 && result[3] == 255, "\(result)")
  }

  @Test func aMaskChoosesBetweenTwoPictures() {
    let mask = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 6, height: 9))
      .composited(over: CIImage.black.cropped(to: extent))
    let blended = image.applyingFilter(
      "CIBlendWithMask",
      parameters: ["inputBackgroundImage": Pixels.gray(50, 12, 9), "inputMaskImage": mask]
    )
    #expect(blended.pixel(2, 3) == image.pixel(2, 3))
    #expect(blended.pixel(8, 3) == [50, 50, 50, 255])
  }

  @Test func aDissolveGoesFromOnePictureToAnother() {
    func dissolved(_ time: Double) -> CIImage {
      image.applyingFilter(
        "CIDissolveTransition",
        parameters: ["inputTargetImage": Pixels.gray(50, 12, 9), "inputTime": time]
      )
    }
    #expect(dissolved(0).bytes() == image.bytes())
    #expect(dissolved(1).bytes() == Pixels.gray(50, 12, 9).bytes())
  }

  private static let inside = CGRect(x: 2, y: 2, width: 2, height: 2)
  private static let around = CGRect(x: 0, y: 0, width: 6, height: 6)

  @Test func aCombinationReachesAsFarAsItsMode() {
    let front = CGRect(x: 0, y: 0, width: 4, height: 4)
    let back = CGRect(x: 2, y: 2, width: 4, height: 4)
    let far = CGRect(x: 9, y: 0, width: 1, height: 1)
    for mode in Combination.allCases {
      let extent = mode.extent(of: front, over: back)
      switch mode {
      case .sourceIn, .product, .minimum:
        #expect(extent == Self.inside, "\(mode)")
        #expect(mode.extent(of: front, over: far) == .zero, "\(mode)")
      case .sourceOut: #expect(extent == front)
      case .sourceAtop: #expect(extent == back)
      default:
        #expect(extent == Self.around, "\(mode)")
        #expect(mode.extent(of: front, over: .zero) == front, "\(mode)")
        #expect(mode.extent(of: .zero, over: back) == back, "\(mode)")
        #expect(mode.extent(of: front, over: .infinite).isInfinite, "\(mode)")
      }
    }
  }
}
