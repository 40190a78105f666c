import CPixels
import Testing

/// A picture at a place between pixels, over a ground.
@Suite struct ShiftTests {
  private static let (width, height) = (11, 6)

  /// Premultiplied noise, half of whose pixels are opaque.
  private static let picture = noise(width * height * 4).enumerated().map { i, level in
    i / 4 % 2 == 0 ? (i % 4 == 3 ? UInt8(255) : level) : (i % 4 == 3 ? UInt8(150) : level % 151)
  }

  @Test(arguments: [(0, 0), (0, 128), (64, 0), (200, 37), (255, 255)])
  func shiftingIsBilinear(part: (Int, Int)) {
    let (width, height) = (Self.width, Self.height)
    let moved = Canvas(width: width + 1, height: height + 1).showing(at: part)
    func level(_ x: Int, _ y: Int, _ k: Int) -> Double {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
      return Double(Self.picture[(y * width + x) * 4 + k])
    }
    let (fx, fy) = (Double(part.0) / 256, Double(part.1) / 256)
    for y in 0...height {
      for x in 0...width {
        for k in 0..<4 {
          let right = level(x, y, k) * (1 - fy) + level(x, y - 1, k) * fy
          let left = level(x - 1, y, k) * (1 - fy) + level(x - 1, y - 1, k) * fy
          let truth = right * (1 - fx) + left * fx
          #expect(abs(Double(moved.bytes[(y * (width + 1) + x) * 4 + k]) - truth) <= 1)
        }
      }
    }
  }

  private static let places = [
    (0, 0), (100, 200), (-300, 77), (-2700, -1400), (-2816, 0), (2500, 1300), (-900, 256 * 3),
    (256 * 40, 0), (0, 256 * -40), (-1, -1),
  ]

  @Test(arguments: places)
  func whatIsCutOffIsAPartOfTheWhole(place: (Int, Int)) {
    let margin = 14
    let whole = Canvas(width: 13 + 2 * margin, height: 9 + 2 * margin)
      .showing(at: (place.0 + 256 * margin, place.1 + 256 * margin))
    let cut = Canvas(width: 13, height: 9).showing(at: place)
    for y in 0..<9 {
      let start = ((y + margin) * whole.width + margin) * 4
      #expect(cut.bytes[(y * 13 * 4)..<((y + 1) * 13 * 4)] == whole.bytes[start..<(start + 13 * 4)])
    }
  }

  @Test(arguments: places, [255, 254, 128, 0])
  func aShiftedPictureIsLaidLikeAnyOther(place: (Int, Int), opacity: Int) {
    var ground = Canvas(width: 13, height: 9)
    ground.bytes = noise(ground.bytes.count, 2)
    let alone = Canvas(width: 13, height: 9).showing(at: place)
    var laid = ground
    laid.withTarget { target in
      with(alone.bytes, width: 13, height: 9) { cpixels_lay(target, $0, Int32(opacity)) }
    }
    #expect(ground.showing(at: place, opacity: opacity).bytes == laid.bytes)
  }

  private struct Canvas {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      bytes = Array(repeating: 0, count: width * height * 4)
    }

    mutating func withTarget(_ body: (cpixels_target) -> Void) {
      let (width, height) = (width, height)
      bytes.withUnsafeMutableBufferPointer {
        body(
          cpixels_target(
            bytes: $0.baseAddress,
            width: Int32(width),
            height: Int32(height),
            stride: width * 4
          )
        )
      }
    }

    func showing(at place: (Int, Int), opacity: Int = 255) -> Canvas {
      var canvas = self
      let at = cpixels_point(x: Int32(place.0), y: Int32(place.1))
      canvas.withTarget { target in
        with(ShiftTests.picture, width: ShiftTests.width, height: ShiftTests.height) {
          cpixels_shift(target, $0, at, Int32(opacity))
        }
      }
      return canvas
    }
  }
}
