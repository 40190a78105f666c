import Foundation
import Testing

@testable import CoreImage

@Suite struct FilterColorTests {
  struct Same: CustomStringConvertible {
    let name: String
    var values: [String: any Sendable] = [:]
    var description: String { name }
  }

  /// Filters with the values that change nothing.
  static let identities = [
    Same(name: "CISepiaTone", values: ["inputIntensity": 0]), Same(name: "CIColorControls"),
    Same(name: "CIExposureAdjust"), Same(name: "CIGammaAdjust"), Same(name: "CIHueAdjust"),
    Same(name: "CIVibrance"), Same(name: "CIColorMatrix"), Same(name: "CIColorClamp"),
    Same(name: "CIColorMonochrome", values: ["inputIntensity": 0]), Same(name: "CIVignette"),
    Same(name: "CIAffineTransform"), Same(name: "CILanczosScaleTransform"), Same(name: "CICrop"),
    Same(name: "CIColorPolynomial"), Same(name: "CIWhitePointAdjust"),
    Same(name: "CIColorPosterize", values: ["inputLevels": 100_000]),
    Same(name: "CIUnsharpMask", values: ["inputIntensity": 0]),
    Same(name: "CIColorCube", values: ["inputCubeData": corners([0, 1, 2])]),
    Same(name: "CIPixellate", values: ["inputScale": 1]),
  ]

  @Test(arguments: identities)
  func neutralValuesChangeNothing(filter: Same) {
    let changed = Pixels.sample.applyingFilter(filter.name, parameters: filter.values)
    let (before, after) = (Pixels.sample.bytes(), changed.bytes())
    #expect(before.count == after.count)
    // The curve of sepia goes through a table.
    #expect(zip(before, after).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  struct Change: CustomStringConvertible {
    let name: String
    var values: [String: any Sendable] = [:]
    let color: [UInt8]
    let result: [UInt8]
    var description: String { "\(name) of \(color)" }
  }

  /// Light of 0.25 is a byte of 137, of 0.5 one of 188, of 0.75 one of 225.
  static let changes = [
    Change(name: "CIColorInvert", color: [255, 0, 137, 255], result: [0, 255, 225, 255]),
    Change(
      name: "CIExposureAdjust",
      values: ["inputEV": 1],
      color: [137, 0, 188, 255],
      result: [188, 0, 255, 255]
    ),
    Change(
      name: "CIGammaAdjust",
      values: ["inputPower": 0.5],
      color: [137, 0, 255, 255],
      result: [188, 0, 255, 255]
    ),
    Change(
      name: "CIColorControls",
      values: ["inputBrightness": 0.25],
      color: [137, 0, 188, 255],
      result: [188, 137, 225, 255]
    ),
    Change(
      name: "CIColorControls",
      values: ["inputContrast": 0],
      color: [9, 80, 255, 255],
      result: [188, 188, 188, 255]
    ),
    Change(
      name: "CIColorControls",
      values: ["inputSaturation": 0],
      color: [255, 0, 0, 255],
      result: [127, 127, 127, 255]
    ),
    Change(
      name: "CIHueAdjust",
      values: ["inputAngle": 2 * Double.pi / 3],
      color: [255, 0, 0, 255],
      result: [0, 255, 0, 255]
    ),
    Change(name: "CIMaximumComponent", color: [20, 200, 30, 255], result: [200, 200, 200, 255]),
    Change(name: "CIMinimumComponent", color: [20, 200, 30, 255], result: [20, 20, 20, 255]),
    Change(name: "CIMaskToAlpha", color: [188, 188, 188, 255], result: [255, 255, 255, 128]),
    Change(
      name: "CIColorMonochrome",
      values: ["inputColor": CIColor(red: 1, green: 0, blue: 0)],
      color: [255, 255, 255, 255],
      result: [255, 0, 0, 255]
    ),
    Change(
      name: "CIColorMatrix",
      values: ["inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0)],
      color: [9, 77, 200, 255],
      result: [77, 77, 200, 255]
    ),
    Change(
      name: "CIColorMatrix",
      values: ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)],
      color: [9, 77, 200, 255],
      result: [9, 77, 200, 128]
    ),
    Change(
      name: "CIColorClamp",
      values: ["inputMaxComponents": CIVector(x: 0.5, y: 1, z: 1, w: 1)],
      color: [255, 9, 9, 255],
      result: [188, 9, 9, 255]
    ),
    Change(name: "CIFalseColor", color: [255, 255, 255, 255], result: [255, 230, 204, 255]),
    Change(name: "CIFalseColor", color: [0, 0, 0, 255], result: [77, 0, 0, 255]),
    Change(
      name: "CIWhitePointAdjust",
      values: ["inputColor": CIColor(red: 1, green: 0, blue: 1)],
      color: [200, 100, 50, 255],
      result: [200, 0, 50, 255]
    ),
    Change(
      name: "CIColorPosterize",
      values: ["inputLevels": 3],
      color: [130, 200, 250, 255],
      result: [0, 188, 255, 255]
    ),
    Change(name: "CIPhotoEffectMono", color: [200, 200, 200, 255], result: [200, 200, 200, 255]),
    Change(name: "CIPhotoEffectNoir", color: [200, 200, 200, 255], result: [222, 222, 222, 255]),
    Change(name: "CIPhotoEffectTonal", color: [200, 200, 200, 255], result: [193, 193, 193, 255]),
  ]

  @Test(arguments: changes)
  func colorsChangeByTheirFormula(change: Change) {
    let image = Pixels.image(2, 2) { _, _ in change.color }
    let pixel = image.applyingFilter(change.name, parameters: change.values).pixel(0, 1)
    #expect(zip(pixel, change.result).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(pixel)")
  }

  /// The eight corners of the cube of colors, red first; `shifts` are the bits of each component.
  private static func corners(_ shifts: [Int]) -> Data {
    var data = Data()
    for corner in 0..<8 {
      let color = shifts.map { Float(corner >> $0 & 1) } + [1]
      for number in color { withUnsafeBytes(of: number) { data.append(contentsOf: $0) } }
    }
    return data
  }

  @Test func aCubeLooksColorsUp() {
    // Red and blue change places.
    let turned = Self.corners([2, 1, 0])
    let image = Pixels.image(1, 1) { _, _ in [20, 90, 200, 255] }
    for name in ["CIColorCube", "CIColorCubeWithColorSpace"] {
      let values: [String: Any] = ["inputCubeData": turned, "inputCubeDimension": 2]
      #expect(image.applyingFilter(name, parameters: values).pixel(0, 0) == [200, 90, 20, 255])
    }
  }

  @Test func sharpeningKeepsFlatPartsAndLiftsEdges() {
    let image = Pixels.image(40, 4) { x, _ in x < 20 ? [50, 50, 50, 255] : [150, 150, 150, 255] }
    let sharp = image.applyingFilter("CIUnsharpMask")
    #expect(sharp.extent == image.extent)
    #expect(sharp.pixel(0, 2) == [50, 50, 50, 255])
    #expect(sharp.pixel(19, 2)[0] < 50 && sharp.pixel(20, 2)[0] > 150)
  }

  @Test func sepiaIsBrown() {
    let brown = Pixels.gray(128).applyingFilter("CISepiaTone").pixel(1, 1)
    #expect(brown[0] > brown[1] && brown[1] > brown[2])
    #expect(brown[2] > 80)
  }

  /// [D] Two inversions are none.
  @Test func twoInversionsAreNone() {
    let image = Pixels.sample
    let twice = image.applyingFilter("CIColorInvert").applyingFilter("CIColorInvert")
    #expect(twice.bytes() == image.bytes())
  }

  /// In the corners, half of the intensity is missing at a radius of 1.
  @Test(arguments: [
    (1.0, 1.0, UInt8(255), [255, 225, 189]), (1, 2, 255, [255, 248, 241]),
    (-1, 1, 188, [188, 207, 224]),
  ])
  func aVignetteGrowsWithTheSquareOfTheDistance(
    intensity: Double,
    radius: Double,
    level: UInt8,
    expected: [Int]
  ) {
    let values: [String: Any] = ["inputIntensity": intensity, "inputRadius": radius]
    let image = Pixels.gray(level, 101, 101).applyingFilter("CIVignette", parameters: values)
    let found = [(50, 50), (0, 50), (0, 0)].map { Int(image.pixel($0.0, $0.1)[0]) }
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
  }

  @Test(arguments: [
    (1, 4096, false), (2, 127, false), (2, 128, true), (2, 200, true), (129, 128, false),
  ])
  func aCubeNeedsAllOfItsColors(side: Int, bytes: Int, isRead: Bool) {
    let cube = ColorCube(Data(count: bytes), side: side, isOnCurve: true)
    #expect((cube != nil) == isRead)
    #expect(cube.map { $0.colors.count } == (isRead ? 32 : nil))
  }
}
