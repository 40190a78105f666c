import Bitmap
import Foundation
import Geometry
import Imaging

/// Reads the bitmaps in a file (ISO 32000-1, 8.9).
struct PDFImage {
  private let file: PDFFile
  private let stream: PDFStream
  private let spaces: [String: PDFObject]
  private let width: Int
  private let height: Int
  /// Whether its bits say where to paint instead of which color.
  let isStencil: Bool

  /// Returns nil if the image's parameters are invalid.
  init?(_ stream: PDFStream, in file: PDFFile, named spaces: [String: PDFObject]) {
    (self.file, self.stream, self.spaces) = (file, stream, spaces)
    func entry(_ long: String, _ short: String) -> PDFObject {
      file.resolve(stream.dictionary[long] ?? stream.dictionary[short])
    }
    guard let width = entry("Width", "W").integer, let height = entry("Height", "H").integer,
      width > 0, height > 0, width <= VectorLimits.pixels, height <= VectorLimits.pixels / width
    else { return nil }
    (self.width, self.height) = (width, height)
    isStencil = entry("ImageMask", "IM").boolean ?? false
  }

  /// Its pixels and those of its mask.
  var pixels: Int {
    width * height
      + ["SMask", "Mask"].reduce(0) { sum, key in
        sum + (maskImage(key).map { $0.width * $0.height } ?? 0)
      }
  }

  private func entry(_ long: String, _ short: String) -> PDFObject {
    file.resolve(stream.dictionary[long] ?? stream.dictionary[short])
  }

  /// Returns nil if the bytes are damaged or of an unsupported kind.
  func bitmap() -> Bitmap? {
    guard let unpacked = PDFFilters(file).unpack(stream) else { return nil }
    switch unpacked.image {
    case .other: return nil
    case .jpeg:
      let bytes = Array(unpacked.bytes)
      // Only the size that the dictionary states was counted.
      guard let size = try? JPEG.size(of: bytes), size.width * size.height <= width * height,
        let picture = try? JPEG.decode(bytes)
      else { return nil }
      return masked(picture)
    case nil: return isStencil ? stencil(unpacked.bytes) : colored(unpacked.bytes)
    }
  }

  private func stencil(_ bytes: ArraySlice<UInt8>) -> Bitmap? {
    let rowBytes = (width + 7) / 8
    guard bytes.count >= rowBytes * height else { return nil }
    let paints: UInt8 = file.numbers(entry("Decode", "D")).map { $0.first == 1 ? 1 : 0 } ?? 0
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let byte = bytes[bytes.startIndex + y * rowBytes + x / 8]
        if byte >> UInt8(7 - x % 8) & 1 == paints { pixels[(y * width + x) * 4 + 3] = 255 }
      }
    }
    return Bitmap(width: width, height: height, straightRGBA: pixels)
  }

  private func colored(_ bytes: ArraySlice<UInt8>) -> Bitmap? {
    let bits = entry("BitsPerComponent", "BPC").integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits),
      let space = PDFColorSpace(entry("ColorSpace", "CS"), in: file, named: spaces)
    else { return nil }
    let count = space.componentCount
    let rowBytes = (width * count * bits + 7) / 8
    guard count > 0, bytes.count >= rowBytes * height else { return nil }
    let stated = file.numbers(entry("Decode", "D")) ?? []
    let decode = stated.count == count * 2 ? stated : space.decode(bits: bits)
    var colors = SampleColors(space: space, bits: bits, decode: decode)
    var reader = BitReader(bytes)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<height {
      for _ in 0..<width {
        pixels += colors.pixel((0..<count).map { _ in reader.next(bits) ?? 0 })
      }
      reader.skipToByte()
    }
    return masked(Bitmap(width: width, height: height, straightRGBA: pixels))
  }

  // MARK: Masks

  private func masked(_ picture: Bitmap) -> Bitmap {
    if let alpha = mask("SMask", isStencil: false) {
      let entries = file.resolve(stream.dictionary["SMask"]).dictionary ?? [:]
      let matte = file.numbers(entries["Matte"])
      return picture.masked(by: alpha, isStencil: false, matte: matte.flatMap(matteColor))
    }
    if let alpha = mask("Mask", isStencil: true) {
      return picture.masked(by: alpha, isStencil: true)
    }
    return picture
  }

  /// The matte color that the picture was blended with beforehand (ISO 32000-1, 11.6.5.3).
  private func matteColor(_ components: [Double]) -> Color? {
    PDFColorSpace(entry("ColorSpace", "CS"), in: file, named: spaces)?.color(components)
  }

  /// The image that holds this image's opacity.
  private func mask(_ key: String, isStencil: Bool) -> Bitmap? {
    guard let image = maskImage(key), image.isStencil == isStencil else { return nil }
    return image.bitmap()
  }

  private func maskImage(_ key: String) -> PDFImage? {
    guard let stream = file.resolve(stream.dictionary[key]).stream,
      stream.dictionary["SMask"] == nil, stream.dictionary["Mask"] == nil
    else { return nil }
    return PDFImage(stream, in: file, named: spaces)
  }
}

/// Converts samples to pixels; cached, because most pictures repeat few colors.
private struct SampleColors {
  let space: PDFColorSpace
  let bits: Int
  let decode: [Double]
  private var known: [[Int]: [UInt8]] = [:]

  init(space: PDFColorSpace, bits: Int, decode: [Double]) {
    (self.space, self.bits, self.decode) = (space, bits, decode)
  }

  mutating func pixel(_ samples: [Int]) -> [UInt8] {
    if let pixel = known[samples] { return pixel }
    let most = Double((1 << bits) - 1)
    let color = space.color(
      samples.enumerated().map { index, sample in
        let (low, high) = (decode[index * 2], decode[index * 2 + 1])
        return low + (high - low) * Double(sample) / most
      }
    )
    let pixel = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) } + [255]
    if known.count < 65_536 { known[samples] = pixel }
    return pixel
  }
}

extension Bitmap {
  /// Returns the picture with the alpha of a mask: its lightness, or the painted part of a stencil.
  fileprivate func masked(by mask: Bitmap, isStencil: Bool, matte: Color? = nil) -> Bitmap {
    let ground = matte.map { [$0.red * 255, $0.green * 255, $0.blue * 255] }
    // The finer resolution of both, to keep the mask's edges sharp.
    let (width, height) = (max(width, mask.width), max(height, mask.height))
    guard width <= VectorLimits.pixels / height else { return self }
    let (colors, alphas) = (straightRGBA(), mask.straightRGBA())
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let target = (y * width + x) * 4
        let color = (y * self.height / height * self.width + x * self.width / width) * 4
        let alpha = (y * mask.height / height * mask.width + x * mask.width / width) * 4
        // [D] A stencil's painted bits are visible.
        let opacity = isStencil ? alphas[alpha + 3] : alphas[alpha]
        for channel in 0..<3 {
          let value = colors[color + channel]
          pixels[target + channel] =
            ground.map { value.parted(from: $0[channel], opacity: opacity) } ?? value
        }
        pixels[target + 3] = opacity
      }
    }
    return Bitmap(width: width, height: height, straightRGBA: pixels)
  }
}

extension UInt8 {
  /// Returns the value that gives this one when blended over `ground` with that opacity.
  fileprivate func parted(from ground: Double, opacity: UInt8) -> UInt8 {
    guard opacity > 0 else { return self }
    let value = ground + (Double(self) - ground) * 255 / Double(opacity)
    return UInt8(value.clamped(to: 0...255).rounded())
  }
}
