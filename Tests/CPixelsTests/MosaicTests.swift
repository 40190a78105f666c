import CPixels
import Testing

@Suite struct MosaicTests {
  private let width = 37
  private let height = 23

  private func tiled(_ picture: [UInt8], _ side: Double, at corner: (Double, Double)) -> [UInt8] {
    var bytes = picture
    let done = bytes.withUnsafeMutableBufferPointer { buffer in
      let target = cpixels_target(
        bytes: buffer.baseAddress,
        width: Int32(width),
        height: Int32(height),
        stride: width * 4
      )
      return cpixels_mosaic(target, side, corner.0, corner.1)
    }
    #expect(done)
    return bytes
  }

  @Test(arguments: [-1, 0, 0.5, 1, .nan])
  func tilesOfAPixelChangeNothing(side: Double) {
    let picture = noise(width * height * 4)
    #expect(tiled(picture, side, at: (18, 11)) == picture)
  }

  @Test(arguments: [1.004, 1.5, 2, 3.3, 7, 20.25, 1000])
  func onePlainColorStays(side: Double) {
    let picture = [UInt8](repeating: 201, count: width * height * 4)
    #expect(tiled(picture, side, at: (18, 11)) == picture)
  }

  @Test func aTileIsTheMeanOfItsPixels() {
    let picture = noise(width * height * 4)
    let tiles = tiled(picture, 4, at: (2, 3))
    for (x, y, w, h) in [(2, 3, 4, 4), (0, 0, 2, 3), (34, 19, 3, 4)] {
      for channel in 0..<4 {
        let cells = (y..<y + h).flatMap { row in
          (x..<x + w).map { picture[(row * width + $0) * 4 + channel] }
        }
        let mean = Double(cells.reduce(0) { $0 + Int($1) }) / Double(cells.count)
        let found = Double(tiles[(y * width + x) * 4 + channel])
        // Each direction rounds once.
        #expect(abs(found - mean) <= 1)
      }
    }
    #expect(tiles[(3 * width + 2) * 4] == tiles[(6 * width + 5) * 4])
  }

  @Test(arguments: [1.2, 2.7, 5, 11.9])
  func tilesGrowWithoutAJump(side: Double) {
    let picture = noise(width * height * 4)
    let small = tiled(picture, side, at: (18, 11))
    let large = tiled(picture, side + 1.0 / 256, at: (18, 11))
    let largest = zip(small, large).map { abs(Int($0) - Int($1)) }.max() ?? 0
    // The outermost edge has moved by a sixteenth of a pixel.
    #expect(largest <= 24)
  }

  @Test func aSmearStaysInItsRow() {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for x in 0..<width * 4 { bytes[11 * width * 4 + x] = 90 }
    let before = bytes
    bytes.withUnsafeMutableBufferPointer { buffer in
      let target = cpixels_target(
        bytes: buffer.baseAddress,
        width: Int32(width),
        height: Int32(height),
        stride: width * 4
      )
      #expect(cpixels_smear(target, 6))
    }
    #expect(bytes == before)
  }

  @Test func unlikenessChoosesTheShare() {
    let first: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 255]
    let second: [UInt8] = [10, 120, 230, 255, 255, 255, 255, 255]
    var steps = [UInt16](repeating: 0, count: 256)
    for degree in 100...255 { steps[degree] = 65535 }
    var mixed = first
    cpixels_mix_unlike(&mixed, first, second, steps, false, 2)
    #expect(mixed == [10, 120, 230, 255, 255, 255, 255, 255])
    // √((100² + 200²) / 3) = 129.1
    for degree in 0..<130 { steps[degree] = 0 }
    cpixels_mix_unlike(&mixed, first, second, steps, true, 2)
    #expect(mixed == [10, 20, 30, 255, 255, 255, 255, 255])
  }

  @Test func componentsNeverPassTheirAlpha() {
    let (first, second): ([UInt8], [UInt8]) = ([200, 0, 0, 200], [0, 0, 0, 0])
    var weights = [UInt16](repeating: 65535, count: 256)
    weights[0] = 0
    var mixed = first
    cpixels_mix_unlike(&mixed, [200, 200, 0, 200], [200, 0, 0, 0], weights, false, 1)
    #expect(mixed == [0, 0, 0, 0])
    cpixels_mix_unlike(&mixed, first, second, weights, false, 1)
    #expect(mixed == [0, 0, 0, 0])
  }
}
