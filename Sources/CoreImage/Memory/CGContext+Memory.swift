public import CoreGraphics
import Foundation
public import Geometry
import Scene
import VirtualTime

extension CGContext {
  /// A bitmap context with the origin at the bottom left.
  ///
  /// It draws into `data`, or into memory of its own that is made when `data` is asked for. Formats
  /// that Core Graphics does not draw into are accepted, without memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    // No address space is larger.
    guard width > 0, height > 0, bitsPerComponent > 0, width <= Int.max / 8 / height else {
      return nil
    }
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent,
      space: space,
      bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo)
    )
    let rowBytes = bytesPerRow > 0 ? bytesPerRow : width * (format?.bytesPerPixel ?? 4)
    // [D] A row must have room for its pixels.
    guard rowBytes >= width * (format?.bytesPerPixel ?? 1), rowBytes <= Int.max / 2 / height else {
      return nil
    }
    self.init(canvas: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
    concatenate(CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)))
    patternSpace = state.transform
    if let format {
      memory = PixelMemory(data, format, bytesPerRow: rowBytes, height: height)
    } else {
      memory = NoMemory()
      if data != nil { warnOfMissingMemory() }
    }
  }

  /// The pixels, as `bitmapInfo` describes them, from the top row; what is written there is drawn.
  ///
  /// Nil for a format that Core Graphics does not draw into.
  public var data: UnsafeMutableRawPointer? {
    guard width > 0, height > 0 else { return nil }
    guard let memory = pixelMemory else {
      warnOfMissingMemory()
      return nil
    }
    self.memory = memory
    memory.open(for: self)
    return memory.start
  }

  public var bytesPerRow: Int { pixelMemory?.bytesPerRow ?? width * 4 }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 8 * (pixelMemory?.format.bytesPerPixel ?? 4) }
  public var bitmapInfo: CGBitmapInfo { (pixelMemory?.format ?? .native).bitmapInfo }
  public var alphaInfo: CGImageAlphaInfo { (pixelMemory?.format ?? .native).alphaInfo }
  public var colorSpace: CGColorSpace? { (pixelMemory?.format ?? .native).colorSpace }

  /// UIKit's contexts get one when it is asked for.
  private var pixelMemory: PixelMemory? {
    guard let memory else {
      return PixelMemory(nil, .native, bytesPerRow: width * 4, height: height)
    }
    return memory as? PixelMemory
  }

  private func warnOfMissingMemory() {
    StageCore.ambient.warnOnce(
      "CGContext",
      "a bitmap context of this format has no memory here",
      remedy: "ask for eight bits per component and premultiplied alpha, or use makeImage()"
    )
  }
}

/// What contexts of other formats have.
private final class NoMemory: ContextMemory {
  func contextPainted(_ context: CGContext) {}
  func picture(of context: CGContext) -> DrawingCommand? { nil }
  func image(of context: CGContext) -> CGImage? { nil }
}
