import Bitmap
import CairoRenderer
import Foundation
import Glibc
import Imaging
import NaiveCairo
import Scene

/// Encoders alone on three frames of a cover, against cairo's.
///
/// Wanted: `fast` 15 times as quick at 1.3 of the bytes, `small` 4.5 times at 0.87.
func encoderBenchmarks() throws {
  print("PNG encoders alone")
  let work = Work.all[0]
  let screens = try Screens()
  let renderer = Renderer(scale: work.scale)
  let pictures = try [0, 15, 30].map { try renderer.draw(work.frame($0, screens).scene) }
  let unit = clock(pictures) { picture in
    picture.withUnsafeBytes { bytes in
      let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return naive_cairo_encode(pixels, Int32(picture.width), Int32(picture.height), 1)
    }
  }
  for (name, setting) in [("fast", PNG.Setting.fast), ("small", .small)] {
    let own = clock(pictures) { PNG.encode($0, as: setting).count }
    let ratio = (unit.milliseconds / own.milliseconds, Double(own.bytes) / Double(unit.bytes))
    print(
      String(
        format: "  %@ %7.2f ms, %5.1f × cairo at %4.2f of its bytes",
        name.padding(toLength: 6, withPad: " ", startingAt: 0),
        own.milliseconds,
        ratio.0,
        ratio.1
      )
    )
  }
}

/// The best processor time of a few runs, and the bytes of all files.
private func clock(
  _ pictures: [Bitmap],
  _ encode: (Bitmap) -> Int
) -> (milliseconds: Double, bytes: Int) {
  var best = Double.infinity
  var bytes = 0
  for _ in 0..<4 {
    let start = Glibc.clock()
    bytes = pictures.reduce(0) { $0 + encode($1) }
    let seconds = Double(Glibc.clock() - start) / Double(CLOCKS_PER_SEC)
    best = min(best, seconds * 1000 / Double(pictures.count))
  }
  return (best, bytes)
}
