import Bitmap
import ImageComparison

/// Two full screens of 1170×2532 that differ in one pixel of the last row, or a little everywhere.
func comparisonBenchmarks() {
  let golden = noise(shift: 0)
  let last = changedAtTheEnd(golden)
  let everywhere = noise(shift: 7)
  measure("compare exactly, one pixel off", count: 1) {
    Double(Comparer.exact.compare(golden, last).differingPixels)
  }
  measure("compare exactly, equal", count: 1) {
    Double(Comparer.exact.compare(golden, noiseAgain).differingPixels)
  }
  measure("compare by YIQ, every pixel off", count: 1) {
    Double(Comparer.yiq(threshold: 0.1).compare(golden, everywhere).differingPixels)
  }
  let negative = noise(shift: 128)
  measure("compare by YIQ, every pixel far off", count: 1) {
    Double(Comparer.yiq(threshold: 0.1).compare(golden, negative).differingPixels)
  }
}

private let (width, height) = (1170, 2532)
private let noiseAgain = noise(shift: 0)

/// Steps of grey, eight pixels wide, so that there are edges to look at.
private func noise(shift: Int) -> Bitmap {
  Bitmap(width: width, height: height) { pixels in
    for index in 0..<(width * height) {
      let level = UInt32((index / 8 * 37 + index / width / 16 * 11 + shift) % 256)
      let pixel = 255 << 24 | level << 16 | level << 8 | level
      pixels.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
    }
  }
}

private func changedAtTheEnd(_ bitmap: Bitmap) -> Bitmap {
  Bitmap(width: width, height: height) { pixels in
    bitmap.withUnsafeBytes { pixels.copyMemory(from: $0) }
    pixels[pixels.count - 2] ^= 1
  }
}
