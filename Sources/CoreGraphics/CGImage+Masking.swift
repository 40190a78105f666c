package import Bitmap
import Foundation
import Geometry
import Scene

extension CGImage {
  /// Clips to where the image lets something show.
  func clip(to rect: CGRect) -> DrawingCommand {
    switch picture {
    case .bitmap(let bitmap): .clipToAlpha(isMask ? bitmap : bitmap.stencil, in: rect)
    case .drawn(let drawn): .clipToPicture(drawn.frozen, in: rect)
    case .symbol(let symbol): .clipToPicture(symbol.drawn.frozen, in: rect)
    }
  }

  /// The image where `stencil`, stretched over it, is opaque.
  package func clipped(to stencil: Bitmap) -> CGImage {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let commands = [.clipToAlpha(stencil, in: rect)] + picture.commands(in: rect)
    return CGImage(.drawn(DrawnPicture(commands, size: rect.size, scale: 1)))
  }
}

extension Bitmap {
  /// The bitmap itself if it has alpha; otherwise one that is opaque where this one is light.
  ///
  /// [D] Images that serve as masks are gray and have no alpha. [I] Alpha counts where there is any.
  package var stencil: Bitmap {
    withUnsafeBytes { source in
      let pixels = stride(from: 0, to: source.count, by: Self.bytesPerPixel)
      guard pixels.allSatisfy({ source[$0 + 3] == .max }) else { return self }
      return Bitmap(width: width, height: height) { target in
        target.initializeMemory(as: UInt8.self, repeating: 0)
        for pixel in pixels {
          let (blue, green, red) = (source[pixel], source[pixel + 1], source[pixel + 2])
          target[pixel + 3] = Self.luma(blue: blue, green: green, red: red)
        }
      }
    }
  }
}
