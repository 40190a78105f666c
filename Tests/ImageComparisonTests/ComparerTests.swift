import Bitmap
import Testing

import ImageComparison

@Suite struct ComparerTests {
  /// Opaque grey, with some pixels painted over.
  static func picture(
    _ grey: UInt8 = 128,
    width: Int = 20,
    height: Int = 10,
    dots: [(x: Int, y: Int, grey: UInt8)] = []
  ) -> Bitmap {
    var pixels = Array(repeating: [grey, grey, grey, 255], count: width * height)
    for dot in dots { pixels[dot.y * width + dot.x] = [dot.grey, dot.grey, dot.grey, 255] }
    return Bitmap(width: width, height: height, straightRGBA: pixels.flatMap { $0 })
  }

  static let all: [Comparer] = [
    .exact, .channel(max: 2), .antialiasTolerant, .perceptual(deltaE94: 1), .yiq(threshold: 0.1),
  ]

  @Test(arguments: all.indices)
  func equalPicturesAreIdentical(index: Int) {
    #expect(Self.all[index].compare(Self.picture(), Self.picture()) == Comparison())
  }

  @Test func exactNamesEveryPixelAndWhereItIs() {
    let dots = [(x: 3, y: 2, grey: UInt8(129)), (x: 7, y: 5, grey: UInt8(0))]
    let found = Comparer.exact.compare(Self.picture(), Self.picture(dots: dots))
    #expect(found.differingPixels == 2)
    #expect(found.maxChannelDelta == 128)
    #expect(found.fraction == 0.01)
    #expect(found.bounds == PixelRect(x: 3, y: 2, width: 5, height: 4))
  }

  /// One row of distances 0, 1, 2, 3, as kompari tests its tolerance.
  @Test func aChannelLimitTolerates() {
    let dots = (0..<4).map { (x: $0, y: 0, grey: UInt8(128 + $0)) }
    let found = Comparer.channel(max: 2).compare(Self.picture(), Self.picture(dots: dots))
    #expect(found.differingPixels == 1)
    #expect(found.toleratedPixels == 2)
    #expect(found.bounds == PixelRect(x: 3, y: 0, width: 1, height: 1))
  }

  /// Goldens-of-Transitions.md: the largest uniform grey change that still passes.
  @Test(arguments: [(0.01, 2), (0.05, 13), (0.1, 26), (0.2, 52)])
  func yiqIsAsBlindAsItsThresholdSays(threshold: Double, levels: Int) {
    let comparer = Comparer.yiq(threshold: threshold)
    let within = comparer.compare(Self.picture(100), Self.picture(UInt8(100 + levels)))
    let beyond = comparer.compare(Self.picture(100), Self.picture(UInt8(101 + levels)))
    #expect(within.differingPixels == 0)
    #expect(within.toleratedPixels == 200)
    #expect(beyond.differingPixels == 200)
  }

  @Test func aDimmingThatStopsShortIsADifference() {
    // 0.40 instead of 0.50 of black on white.
    let found = Comparer.antialiasTolerant.compare(Self.picture(128), Self.picture(153))
    #expect(found.differingPixels == 200)
  }

  @Test func theEdgeOfAShapeIsAntialiasing() {
    let edge = { (grey: UInt8) in
      (0..<10).flatMap { y in
        (0..<20).flatMap { x -> [UInt8] in
          let level: UInt8 = x < 10 ? 0 : x > 10 ? 255 : grey
          return [level, level, level, 255]
        }
      }
    }
    let one = Bitmap(width: 20, height: 10, straightRGBA: edge(100))
    let two = Bitmap(width: 20, height: 10, straightRGBA: edge(160))
    let found = Comparer.antialiasTolerant.compare(one, two)
    #expect(found.antialiasedPixels == 10)
    #expect(found.differingPixels == 0)
    #expect(Comparer.exact.compare(one, two).differingPixels == 10)
  }

  @Test func perceptualForgivesWhatNoEyeSees() {
    let near = Comparer.perceptual(deltaE94: 2.3).compare(Self.picture(128), Self.picture(130))
    let far = Comparer.perceptual(deltaE94: 2.3).compare(Self.picture(128), Self.picture(140))
    #expect(near.differingPixels == 0)
    #expect(near.toleratedPixels == 200)
    #expect(near.bounds == nil)
    #expect(far.differingPixels == 200)
  }

  @Test func similarityIsOneForEqualPicturesAndLessForOthers() throws {
    let dots = [(x: 10, y: 8, grey: UInt8(0))]
    let one = Self.picture(width: 20, height: 20)
    let two = Self.picture(width: 20, height: 20, dots: dots)
    #expect(StructuralSimilarity.mean(one, one) == 1)
    #expect(try #require(StructuralSimilarity.mean(one, two)) < 0.9)
    #expect(StructuralSimilarity.mean(Self.picture(), Self.picture()) == nil)
  }

  @Test func differencePicturesShowThePlace() {
    let dots = [(x: 3, y: 2, grey: UInt8(129))]
    let golden = Self.picture()
    let actual = Self.picture(dots: dots)
    let place = (2 * 20 + 3) * 4
    let marked = DifferencePicture.marked(golden: golden, actual: actual).straightRGBA()
    #expect(Array(marked[place..<(place + 4)]) == [255, 0, 0, 255])
    let amplified = DifferencePicture.amplified(golden: golden, actual: actual).straightRGBA()
    #expect(Array(amplified[place..<(place + 4)]) == [255, 255, 255, 255])
    #expect(Array(amplified[0..<4]) == [0, 0, 0, 255])
    let triptych = DifferencePicture.triptych(golden: golden, actual: actual)
    #expect([triptych.width, triptych.height] == [76, 10])
  }

  @Test func aSceneIsFourPicturesInASquare() {
    let golden = Self.picture()
    let actual = Self.picture(dots: [(x: 3, y: 2, grey: UInt8(129))])
    let scene = DifferencePicture.quartet(golden: golden, actual: actual)
    #expect([scene.width, scene.height] == [48, 28])
    let pixels = scene.straightRGBA()
    let pixel = { (x: Int, y: Int) in Array(pixels[((y * 48 + x) * 4)..<((y * 48 + x) * 4 + 4)]) }
    #expect(pixel(3, 2) == [128, 128, 128, 255])
    #expect(pixel(28 + 3, 2) == [129, 129, 129, 255])
    #expect(pixel(3, 18 + 2) == [255, 0, 0, 255])
    #expect(pixel(28 + 3, 18 + 2) == [255, 255, 255, 255])
    #expect(pixel(24, 14) == [0, 0, 0, 255])
  }
}
