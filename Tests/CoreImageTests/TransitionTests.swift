import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing

@Suite struct TransitionTests {
  private let image = Pixels.gray(188, 12, 8)
  private let target = Pixels.gray(50, 12, 8)
  private let frame = CGRect(x: 0, y: 0, width: 12, height: 8)

  private func shown(
    _ name: String,
    _ time: Double,
    _ parameters: [String: Any] = [:]
  ) -> CIImage {
    let inputs: [String: Any] = [
      kCIInputTargetImageKey: target, kCIInputTimeKey: time,
      kCIInputExtentKey: CIVector(cgRect: frame),
    ]
    // A dissolve has no frame.
    let keys = CIFilter(name: name)?.inputKeys ?? []
    let known = inputs.merging(parameters) { $1 }.filter { keys.contains($0.key) }
    return image.applyingFilter(name, parameters: known)
  }

  @Test(arguments: CIFilter.filterNames(inCategory: kCICategoryTransition))
  func aTransitionGoesFromOnePictureToAnother(name: String) {
    #expect(shown(name, 0).bytes(frame) == image.bytes())
    #expect(shown(name, 1).bytes(frame) == target.bytes())
    #expect(shown(name, 0.5).extent == image.extent)
  }

  @Test func aFlashFillsTheFrameInTheMiddle() {
    let inputs: [String: Any] = [
      kCIInputCenterKey: CIVector(x: 2, y: 4), kCIInputColorKey: CIColor.red,
    ]
    let full = shown("CIFlashTransition", 0.5, inputs)
    #expect(full.pixel(0, 0) == [255, 0, 0, 255] && full.pixel(11, 7) == [255, 0, 0, 255])
    // It grows from its center, from below a corner that it does not reach yet.
    let early = shown("CIFlashTransition", 0.2, inputs)
    #expect(early.pixel(11, 7) == image.pixel(11, 7) && early.pixel(2, 4)[1] < 188)
  }

  @Test(arguments: [(0.0, (0, 0), (11, 0)), (Double.pi / 2, (0, 0), (0, 7))])
  func aSwipeLeavesItsTargetBehind(angle: Double, behind: (Int, Int), before: (Int, Int)) {
    let inputs: [String: Any] = [kCIInputAngleKey: angle, kCIInputWidthKey: 1]
    let half = shown("CISwipeTransition", 0.5, inputs)
    #expect(half.pixel(behind.0, behind.1) == [50, 50, 50, 255])
    #expect(half.pixel(before.0, before.1) == [188, 188, 188, 255])
  }

  @Test func aCopyingMachinesLightIsBetweenTheTwo() {
    let inputs: [String: Any] = [
      kCIInputWidthKey: 4, kCIInputColorKey: CIColor.green, "inputOpacity": 1,
    ]
    let half = shown("CICopyMachineTransition", 0.5, inputs)
    #expect(half.pixel(0, 4) == [50, 50, 50, 255] && half.pixel(11, 4) == [188, 188, 188, 255])
    let light = half.pixel(5, 4)
    #expect(light[1] > 188 && light[0] < 128)
  }

  @Test func theirPropertiesAreInputs() {
    let flash = CIFilter.flashTransition()
    #expect(flash.fadeThreshold == 0.85 && flash.center == CGPoint(x: 150, y: 150))
    flash.inputImage = CIImage(color: .red)
    flash.targetImage = target
    flash.center = CGPoint(x: 6, y: 4)
    flash.time = 1
    #expect(flash.outputImage?.pixel(3, 3) == [50, 50, 50, 255])
    let swipe = CIFilter.swipeTransition()
    #expect(swipe.width == 300 && swipe.opacity == 0 && swipe.outputImage == nil)
    #expect(CIFilter.copyMachineTransition().opacity == 1.3)
  }

  @Test(arguments: CIFilter.filterNames(inCategory: kCICategoryTransition))
  func aTransitionIsOverBeforeAndAfterItsTime(name: String) {
    #expect(shown(name, -1).bytes(frame) == image.bytes())
    #expect(shown(name, 2).bytes(frame) == target.bytes())
  }

  /// Half of red's light and half of that of a byte of 50.
  @Test func aFlashFadesIntoItsTarget() {
    let pixel = shown("CIFlashTransition", 0.75, [kCIInputColorKey: CIColor.red]).pixel(3, 3)
    #expect(zip(pixel, [190, 34, 34, 255]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(pixel)")
  }
}
