import Foundation
import Geometry
import Testing

@testable import CoreImage

/// Vectors, colors, and areas of pixels.
@Suite struct ValueTests {
  @Test(
    arguments: [
      ("[1.0 0.5 0.3]", [1, 0.5, 0.3]), ("[10.0 23.0]", [10, 23]), ("1,2, 3", [1, 2, 3]),
      ("[-1 2e1]", [-1, 20]), ("[]", []), ("[a 4]", [4]),
    ] as [(String, [Double])]
  )
  func vectorsAreReadFromTexts(text: String, numbers: [Double]) {
    let vector = CIVector(string: text)
    #expect((0..<vector.count).map { Double(vector.value(at: $0)) } == numbers)
    #expect(CIVector(string: vector.stringRepresentation) == vector)
    // [D] Zero beyond the last number.
    #expect(vector.value(at: numbers.count) == 0 && vector.value(at: -1) == 0)
  }

  @Test func vectorsArePointsRectanglesAndTransforms() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CIVector(cgRect: rect) == CIVector(x: 1, y: 2, z: 3, w: 4))
    #expect(CIVector(cgRect: rect).cgRectValue == rect)
    #expect(CIVector(cgPoint: CGPoint(x: 5, y: 6)) == CIVector(x: 5, y: 6))
    #expect(CIVector(x: 5).cgPointValue == CGPoint(x: 5, y: 0))
    let turn = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let six = CIVector(cgAffineTransform: turn)
    #expect(six == CIVector(string: "1 2 3 4 5 6") && six.cgAffineTransformValue == turn)
    #expect(CIVector(x: 1, y: 2) != CIVector(x: 1, y: 2, z: 0))
  }

  @Test(
    arguments: [
      ("1 0.5 0.25 0.125", [1, 0.5, 0.25, 0.125]), ("1 0.5 0.25", [1, 0.5, 0.25, 1]),
      ("1", [1, 0, 0, 1]), ("", [0, 0, 0, 1]),
    ] as [(String, [Double])]
  )
  func colorsAreReadFromTexts(text: String, components: [Double]) {
    let color = CIColor(string: text)
    #expect(color.components.map { Double($0) } == components && color.numberOfComponents == 4)
    #expect(CIColor(string: color.stringRepresentation) == color)
  }

  @Test(arguments: [
    (CIColor.black, "0 0 0 1"), (.white, "1 1 1 1"), (.gray, "0.5 0.5 0.5 1"), (.red, "1 0 0 1"),
    (.green, "0 1 0 1"), (.blue, "0 0 1 1"), (.cyan, "0 1 1 1"), (.magenta, "1 0 1 1"),
    (.yellow, "1 1 0 1"), (.clear, "0 0 0 0"),
  ])
  func namedColorsHaveTheirComponents(color: CIColor, text: String) {
    #expect(color == CIColor(string: text))
  }

  // MARK: Areas

  @Test(
    arguments: [
      (CGRect(x: 1, y: 2, width: 3, height: 4), [1, 2, 3, 4]),
      (CGRect(x: 0.5, y: 0.5, width: 1, height: 1), [0, 0, 2, 2]),
      (CGRect(x: -1.5, y: -2.5, width: 1, height: 1), [-2, -3, 2, 2]),
      // An edge next to a whole number lies on it; a sliver is one pixel.
      (CGRect(x: 1 - 1e-7, y: 0, width: 1 + 2e-7, height: 1), [1, 0, 1, 1]),
      (CGRect(x: 3, y: 3, width: 1e-9, height: 1), [3, 3, 1, 1]),
      (CGRect(x: 0, y: 0, width: 16_777_215, height: 1), [0, 0, 16_777_215, 1]),
      (CGRect(x: 0, y: 0, width: 16_777_216, height: 1), nil),
      (CGRect(x: 0, y: -16_777_216, width: 1, height: 1), nil),
      (.zero, nil), (.null, nil), (.infinite, nil), (CGRect(x: 0, y: 0, width: 2, height: 0), nil),
    ] as [(CGRect, [Int]?)]
  )
  func anAreaHasThePixelsThatARectangleTouches(rect: CGRect, numbers: [Int]?) {
    let area = PixelArea(covering: rect)
    #expect(area.map { [$0.x, $0.y, $0.width, $0.height] } == numbers)
  }

  @Test func areasMeetGrowAndMove() {
    let area = PixelArea(x: 1, y: 2, width: 5, height: 4)
    #expect(area.maxX == 6 && area.maxY == 6)
    let other = PixelArea(x: 4, y: 0, width: 9, height: 3)
    #expect(area.intersection(other) == PixelArea(x: 4, y: 2, width: 2, height: 1))
    #expect(area.intersection(PixelArea(x: 6, y: 2, width: 1, height: 1)) == nil)
    #expect(area.intersection(PixelArea(x: 1, y: 6, width: 1, height: 1)) == nil)
    #expect(area.outset(by: 3) == PixelArea(x: -2, y: -1, width: 11, height: 10))
    #expect(area.offset(dx: 2, dy: -3) == PixelArea(x: 3, y: -1, width: 5, height: 4))
    // Rows of a picture go down from its top.
    let place = area.inPicture(CGPoint(x: 3, y: 5.5))
    #expect(place.x == 2 && place.y == 0.5)
    #expect(CGPoint(x: 3, y: 5.5).applying(area.toPicture) == CGPoint(x: 2, y: 0.5))
  }

  // MARK: Combinations

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

  // MARK: Weights and cubes

  @Test func weightsOfTheSameSizeTakeTheirPixelAlone() {
    let weights = LanczosRecipe.Weights(0..<3, scale: 1)
    #expect(weights.taps == 7 && weights.source == -3..<6 && weights.starts == [0, 1, 2])
    for pixel in 0..<3 {
      let taps = weights.weights[(pixel * 7)..<(pixel * 7 + 7)]
      #expect(zip(taps, [0, 0, 0, 1, 0, 0, 0] as [Float]).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  @Test(arguments: [0.25, 0.5, 0.7, 1.3, 2])
  func weightsAddUpToOneAndAreTurnedWithTheirRows(scale: Double) {
    let weights = LanczosRecipe.Weights(0..<8, scale: scale)
    let count = Int(weights.taps)
    for pixel in 0..<8 {
      let sum = weights.weights[(pixel * count)..<((pixel + 1) * count)].reduce(0, +)
      #expect(abs(sum - 1) < 1e-5)
      #expect(Int(weights.starts[pixel]) + count <= weights.source.count)
    }
    let turned = weights.upsideDown
    #expect(turned.weights == weights.weights.reversed())
    #expect(
      turned.upsideDown.starts == weights.starts
        && turned.starts.last == Int32(weights.source.count) - weights.taps
    )
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
