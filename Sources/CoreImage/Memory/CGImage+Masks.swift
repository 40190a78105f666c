import Bitmap
public import CoreGraphics
public import Foundation
import VirtualTime

extension CGImage {
  /// A mask of the bytes of a provider, through which black shows and white does not.
  ///
  /// Nil, with a warning, for other sizes of samples, and for fewer bytes than the mask has.
  public convenience init?(
    maskWidth width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard let samples = MaskSamples(bits: bitsPerComponent, step: bitsPerPixel, decode: decode)
    else {
      StageCore.ambient.warnOnce(
        "CGImage",
        "a mask of \(bitsPerComponent) bits per component cannot be made of bytes here",
        remedy: "use one, two, four or eight bits"
      )
      return nil
    }
    guard width > 0, height > 0, bytesPerRow <= Int.max / height,
      bytesPerRow * 8 / bitsPerPixel >= width, let data = provider.data,
      data.count >= (height - 1) * bytesPerRow + (width * bitsPerPixel + 7) / 8
    else { return nil }
    let bitmap = Bitmap(width: width, height: height) { target in
      target.initializeMemory(as: UInt8.self, repeating: 0)
      for row in 0..<height {
        let line = (data.bytes + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for column in 0..<width {
          let pixel = (row * width + column) * Bitmap.bytesPerPixel
          target[pixel + 3] = samples.alpha(in: line, at: column)
        }
      }
    }
    self.init(bitmap, isMask: true)
  }

  /// The image where the mask lets it show: where a mask is black, or an image is light.
  ///
  /// Nil for a mask that is too large to be drawn.
  public func masking(_ mask: CGImage) -> CGImage? {
    mask.bitmap.map { clipped(to: mask.isMask ? $0 : $0.stencil) }
  }

  /// The image without the colors between each least and greatest component, from 0 to 255.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count >= 6, !isMask, let bitmap else { return nil }
    let ranges = (0..<3).map { (components[2 * $0], components[2 * $0 + 1]) }
    var pixels = bitmap.straightRGBA()
    for pixel in stride(from: 0, to: pixels.count, by: Bitmap.bytesPerPixel) {
      let isHidden = ranges.indices.allSatisfy { index in
        let (least, greatest) = ranges[index]
        let component = CGFloat(pixels[pixel + index])
        return least <= component && component <= greatest
      }
      if isHidden { pixels[pixel + 3] = 0 }
    }
    return CGImage(Bitmap(width: width, height: height, straightRGBA: pixels))
  }
}

/// The samples of a mask's bytes.
private struct MaskSamples {
  private let bits: Int
  private let step: Int
  /// [D] The alpha of each sample: 1 is not painted, unless `decode` says otherwise.
  private let alphas: [UInt8]

  /// Nil for sizes that are not drawn here.
  init?(bits: Int, step: Int, decode: UnsafePointer<CGFloat>?) {
    guard [1, 2, 4, 8].contains(bits), step == bits || bits == 8 && step % 8 == 0, step > 0
    else { return nil }
    (self.bits, self.step) = (bits, step)
    let (first, last) = decode.map { ($0[0], $0[1]) } ?? (0, 1)
    let greatest = (1 << bits) - 1
    alphas = (0...greatest).map { sample in
      let value = first + (last - first) * CGFloat(sample) / CGFloat(greatest)
      return UInt8(((1 - min(1, max(0, value))) * 255).rounded())
    }
  }

  func alpha(in line: UnsafePointer<UInt8>, at column: Int) -> UInt8 {
    let bit = column * step
    let sample = Int(line[bit / 8]) >> (8 - bits - bit % 8)
    return alphas[sample & (alphas.count - 1)]
  }
}
