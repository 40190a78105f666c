internal import Imaging

/// Checks whether a PNG file has the format in which goldens are written.
enum PNGForm {
  // The header is the first chunk: 8 bytes of signature, 8 of chunk head, then width, height,
  // depth, colour type, compression, filter and interlace (PNG third edition, 11.2.1).
  private static let (depth, color, interlace, headerEnd) = (24, 25, 28, 33)

  static func check(_ bytes: [UInt8], isAnimation: Bool) throws(GoldenFault) {
    guard bytes.count >= headerEnd else {
      // The decoder explains what is wrong with a file that is too short for a header.
      do throws(PNG.Fault) { _ = try PNG.decode(bytes) } catch { throw .picture(error) }
      return
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      if bytes[depth] == 16 { throw .sixteenBit }
      if bytes[color] == 3 { throw .palette }
      if bytes[interlace] != 0 { throw .interlaced }
      let isAnimated = PNG.isAnimated(bytes)
      if isAnimated, !isAnimation { throw .animated }
      if !isAnimated, isAnimation { throw .still }
    }
  }
}
