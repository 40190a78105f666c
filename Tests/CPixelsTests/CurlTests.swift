import CPixels
import TestSupport
import Testing

/// Pages that peel off, in target pixels.
struct Peel: CustomTestStringConvertible, Sendable {
  let name: String
  let direction: (x: Double, y: Double)
  let fold: Double
  var radius = 24.0
  var left = 0.0

  var testDescription: String { name }

  static let all = [
    Peel(name: "from the right", direction: (1, 0), fold: 40),
    Peel(name: "from below", direction: (0, 1), fold: 30),
    Peel(name: "from a corner", direction: (0.6, 0.8), fold: 60),
    Peel(name: "from the other corner", direction: (-0.6, 0.8), fold: -10),
    Peel(name: "just begun", direction: (0.6, 0.8), fold: 125),
    Peel(name: "nearly gone", direction: (0.6, 0.8), fold: -20),
    Peel(name: "tightly rolled", direction: (0.6, 0.8), fold: 70, radius: 5),
    Peel(name: "between pixels", direction: (0.6, 0.8), fold: 60, left: 0.5),
  ]
}

@Suite struct CurlTests {
  private static let width = 120
  private static let height = 100

  /// Opaque noise and, further down, some that is not.
  private static let page: [UInt8] = {
    var generator = SeededGenerator(seed: 4)
    var bytes = generator.bytes(width * height * 4)
    for i in stride(from: 0, to: bytes.count, by: 4) {
      bytes[i + 3] = i / 4 / width < 80 ? 255 : max(bytes[i], bytes[i + 1], bytes[i + 2])
    }
    return bytes
  }()

  /// Runs of fewer than four pixels are drawn one by one.
  @Test(arguments: Peel.all)
  func fourPixelsAtATimeAreOneByOne(peel: Peel) {
    var stripes = [UInt8](repeating: 7, count: Self.page.count)
    for x in stride(from: 0, to: Self.width, by: 3) {
      draw(peel, into: &stripes, columns: x..<min(x + 3, Self.width))
    }
    var whole = [UInt8](repeating: 9, count: Self.page.count)
    draw(peel, into: &whole, columns: 0..<Self.width)
    #expect(whole == stripes)
    #expect(whole != Self.page, "the page bends")
  }

  @Test func aPageThatLiesFlatIsItself() {
    var seen = [UInt8](repeating: 7, count: Self.page.count)
    let flat = Peel(name: "flat", direction: (0.6, 0.8), fold: 400)
    draw(flat, into: &seen, columns: 0..<Self.width)
    #expect(seen == Self.page)
  }

  private func draw(_ peel: Peel, into target: inout [UInt8], columns: Range<Int>) {
    let x = Double(columns.lowerBound)
    var curl = cpixels_curl()
    (curl.left, curl.right) = (peel.left - x, peel.left + Double(Self.width) - x)
    (curl.top, curl.bottom) = (0, Double(Self.height))
    (curl.x, curl.y) = peel.direction
    curl.fold = peel.fold - x * curl.x
    curl.radius = peel.radius
    curl.back_tint = (250, 240, 230, 0.625)
    (curl.shading, curl.shadow) = (0.375, 0.25)
    target.withUnsafeMutableBufferPointer { bytes in
      let part = cpixels_target(
        bytes: bytes.baseAddress?.advanced(by: columns.lowerBound * 4),
        width: Int32(columns.count),
        height: Int32(Self.height),
        stride: Self.width * 4
      )
      with(Self.page, width: Self.width, height: Self.height) {
        cpixels_page_curl(part, $0, &curl)
      }
    }
  }
}
