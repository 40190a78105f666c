import Bitmap
import CoreGraphics
import Foundation

// A bitmap's pixels are blue, green, red and alpha, as those of most contexts are.

extension PixelFormat {
  private var isNative: Bool {
    if case .colors(blue: 0, green: 1, red: 2, alpha: 3) = layout { !isOpaque } else { false }
  }

  /// Writes a row of a bitmap to the memory of a context.
  func write(_ row: UnsafePointer<UInt8>, to memory: UnsafeMutablePointer<UInt8>, width: Int) {
    if isNative { return memory.update(from: row, count: width * 4) }
    switch layout {
    case .colors(let blue, let green, let red, let alpha):
      for start in stride(from: 0, to: width * 4, by: 4) {
        memory[start + blue] = row[start]
        memory[start + green] = row[start + 1]
        memory[start + red] = row[start + 2]
        memory[start + alpha] = isOpaque ? .max : row[start + 3]
      }
    case .gray:
      for pixel in 0..<width {
        let color = row + pixel * 4
        memory[pixel] = Bitmap.luma(blue: color[0], green: color[1], red: color[2])
      }
    case .alpha:
      for pixel in 0..<width { memory[pixel] = row[pixel * 4 + 3] }
    }
  }

  /// Reads a row of a bitmap from the memory of a context.
  func read(_ memory: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<UInt8>, width: Int) {
    if isNative { return row.update(from: memory, count: width * 4) }
    switch layout {
    case .colors(let blue, let green, let red, let alpha):
      for start in stride(from: 0, to: width * 4, by: 4) {
        row[start] = memory[start + blue]
        row[start + 1] = memory[start + green]
        row[start + 2] = memory[start + red]
        row[start + 3] = isOpaque ? .max : memory[start + alpha]
      }
    case .gray:
      for pixel in 0..<width {
        (row + pixel * 4).update(repeating: memory[pixel], count: 3)
        row[pixel * 4 + 3] = .max
      }
    case .alpha:
      for pixel in 0..<width {
        (row + pixel * 4).update(repeating: 0, count: 3)
        row[pixel * 4 + 3] = memory[pixel]
      }
    }
  }

  /// The pixels in memory as a bitmap, each of whose rows may be changed before it is done.
  func bitmap(
    in memory: (start: UnsafeRawPointer, bytesPerRow: Int),
    width: Int,
    height: Int,
    finishing finish: (_ row: UnsafeMutablePointer<UInt8>) -> Void = { _ in }
  ) -> Bitmap {
    Bitmap(width: width, height: height) { target in
      guard let rows = target.bindMemory(to: UInt8.self).baseAddress else { return }
      for number in 0..<height {
        let line = memory.start + number * memory.bytesPerRow
        let row = rows + number * width * Bitmap.bytesPerPixel
        read(line.assumingMemoryBound(to: UInt8.self), to: row, width: width)
        finish(row)
      }
    }
  }
}
