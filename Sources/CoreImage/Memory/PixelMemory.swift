import Bitmap
import CairoRenderer
import CoreGraphics
import Foundation
import Geometry
import Scene
import VirtualTime

/// The memory of a bitmap context, which the caller brings or which is made when it is asked for.
final class PixelMemory: ContextMemory {
  let format: PixelFormat
  let bytesPerRow: Int
  private let height: Int
  private let isOwn: Bool
  private(set) var start: UnsafeMutableRawPointer?

  init(_ start: UnsafeMutableRawPointer?, _ format: PixelFormat, bytesPerRow: Int, height: Int) {
    self.format = format
    self.bytesPerRow = bytesPerRow
    self.height = height
    self.start = start
    isOwn = start == nil
  }

  deinit {
    if isOwn { free(start) }
  }

  /// From now on every painting is rendered at once; none is in a context that is too large.
  func open(for context: CGContext) {
    guard start == nil else { return }
    // Rows may be of any length.
    guard context.canBeDrawn, let zeros = calloc(height, bytesPerRow) else { return warnOfSize() }
    start = zeros
    settle(context)
  }

  func contextPainted(_ context: CGContext) {
    if start != nil, !context.isInGroup { settle(context) }
  }

  func picture(of context: CGContext) -> DrawingCommand? {
    start.map { picture(bitmap(at: $0, of: context), in: context) }
  }

  func image(of context: CGContext) -> CGImage? {
    // Drawings have colors that such pixels have not.
    if format.isGray { open(for: context) }
    guard let start else { return nil }
    let bitmap = bitmap(at: start, of: context)
    if format.beginsWithRed || format.isGray { return CGImage(bitmap) }
    return image([picture(bitmap, in: context)], in: context)
  }

  private func settle(_ context: CGContext) {
    guard let start, context.canBeDrawn else { return warnOfSize() }
    let before = picture(bitmap(at: start, of: context), in: context)
    let commands = [before] + context.unsettledCommands
    guard let after = image(commands, in: context).bitmap else { return warnOfSize() }
    after.withUnsafeBytes { source in
      guard let rows = source.bindMemory(to: UInt8.self).baseAddress else { return }
      for row in 0..<height {
        let line = (start + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
        format.write(rows + row * after.bytesPerRow, to: line, width: after.width)
      }
    }
    context.settle(on: picture(after, in: context))
  }

  private func image(_ commands: [DrawingCommand], in context: CGContext) -> CGImage {
    let frame = context.pixelFrame
    let origin = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    let drawn = DrawnPicture(
      [.concatenate(origin)] + commands,
      size: frame.size,
      scale: Double(context.scale)
    )
    return CGImage(.drawn(drawn))
  }

  private func warnOfSize() {
    StageCore.ambient.warnOnce(
      "CGContext",
      "a bitmap context is too large to be drawn here; memory of the caller's stays as it was",
      remedy: "draw into a smaller one"
    )
  }

  private func bitmap(at start: UnsafeRawPointer, of context: CGContext) -> Bitmap {
    format.bitmap(in: (start, bytesPerRow), width: context.width, height: height)
  }

  /// The bitmap over the whole canvas, pixel by pixel.
  private func picture(_ bitmap: Bitmap, in context: CGContext) -> DrawingCommand {
    let content = ImageContent(
      bitmap: bitmap,
      scale: Double(context.scale),
      magnification: .nearest,
      minification: .nearest
    )
    return .image(content, in: context.pixelFrame, opacity: 1, blendMode: .normal)
  }
}

extension CGContext {
  fileprivate var canBeDrawn: Bool { max(width, height) <= Renderer.largestSide }

  /// All pixels, in points: the canvas may end inside of one.
  fileprivate var pixelFrame: CGRect {
    let (width, height) = (CGFloat(width) / scale, CGFloat(height) / scale)
    return CGRect(x: canvas.minX, y: canvas.minY, width: width, height: height)
  }
}
