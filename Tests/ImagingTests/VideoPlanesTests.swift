import Bitmap
import Imaging
import Testing

@Suite struct VideoPlanesTests {
  private struct Sample: CustomStringConvertible {
    let description: String
    let color: [UInt8]
    /// BT.709 of studio range, from its own equations.
    var planes: [Double] {
      let (red, green, blue) = (Double(color[0]), Double(color[1]), Double(color[2]))
      let level = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      return [
        16 + 219 * level / 255, 128 + 224 * (blue - level) / 1.8556 / 255,
        128 + 224 * (red - level) / 1.5748 / 255,
      ]
    }

    init(_ description: String, _ color: [UInt8]) {
      (self.description, self.color) = (description, color)
    }
  }

  private static let samples = [
    Sample("black", [0, 0, 0, 255]), Sample("white", [255, 255, 255, 255]),
    Sample("red", [255, 0, 0, 255]), Sample("green", [0, 255, 0, 255]),
    Sample("blue", [0, 0, 255, 255]), Sample("grey", [127, 127, 127, 255]),
    Sample("orange", [255, 149, 0, 255]), Sample("teal", [48, 176, 199, 255]),
  ]

  @Test(arguments: samples)
  private func colorsAreThoseOfTheStandard(sample: Sample) {
    for (width, height) in [(2, 2), (3, 5), (34, 7), (1, 1)] {
      var planes = VideoPlanes()
      planes.show(Pictures.flat(width, height, sample.color))
      let size = VideoPlanes.side(width) * VideoPlanes.side(height)
      #expect(planes.bytes.count == size / 2 * 3)
      for (index, byte) in planes.bytes.enumerated() {
        let plane = index < size ? 0 : (index < size / 4 * 5 ? 1 : 2)
        #expect(abs(Double(byte) - sample.planes[plane]) <= 0.51)
      }
    }
  }

  @Test func greysHaveNoColor() {
    for level in 0...255 as ClosedRange<UInt8> {
      var planes = VideoPlanes()
      planes.show(Pictures.flat(2, 2, [level, level, level, 255]))
      #expect(planes.bytes[4...].allSatisfy { $0 == 128 })
    }
  }

  @Test func aColorIsTheMeanOfItsSquare() {
    var planes = VideoPlanes()
    planes.show(
      Pictures.drawn(2, 2) { x, y in x == y ? [255, 255, 255, 255] : [0, 0, 255, 255] }
    )
    #expect(planes.bytes == [235, 32, 32, 235, 184, 123])
  }

  @Test func anOddSideGetsItsLastLineTwice() {
    let odd = Pictures.noise(5, 3)
    let even = odd.straightRGBA()
    var (one, other) = (VideoPlanes(), VideoPlanes())
    one.show(odd)
    other.show(
      Pictures.drawn(6, 4) { x, y in
        let start = 4 * (min(y, 2) * 5 + min(x, 4))
        return Array(even[start..<(start + 4)])
      }
    )
    #expect(one.bytes == other.bytes)
  }

  @Test func whatWasShownBeforeChangesNothing() {
    let pictures = [
      Pictures.noise(31, 9), Pictures.flat(31, 9, [1, 2, 3, 255]),
      Pictures.drawn(31, 9) { x, y in y == 8 && x == 30 ? [9, 9, 9, 255] : [1, 2, 3, 255] },
      Pictures.drawn(31, 9) { x, y in y == 3 ? [9, 9, 9, 255] : [1, 2, 3, 255] },
      Pictures.noise(9, 31), Pictures.noise(9, 27), Pictures.noise(11, 27),
    ]
    var film = VideoPlanes()
    for picture in pictures {
      var fresh = VideoPlanes()
      film.show(picture)
      fresh.show(picture)
      #expect(film.bytes == fresh.bytes)
    }
  }
}
