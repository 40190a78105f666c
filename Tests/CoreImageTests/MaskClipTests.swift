import Bitmap
import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Clips to masks, read back from the pixels of two rows.
@Suite struct MaskClipTests {
  private let canvas = CGRect(x: 0, y: 0, width: 1, height: 2)

  /// The rows that are painted through a mask whose upper row alone is opaque.
  private func marks(_ mask: CGImage, _ prepare: (CGContext) -> Void) throws -> String {
    let context = CGContext(canvas: canvas, scale: 1)
    context.saveGState()
    prepare(context)
    context.clip(to: canvas, mask: mask)
    context.fill(canvas)
    context.restoreGState()
    let data = try #require(context.makeImage()?.dataProvider?.data)
    let bytes = Array(Data(referencing: data))
    return String([3, 7].map { bytes[$0] == 0 ? "." : "x" })
  }

  private var masks: [CGImage?] {
    let drawing = CGContext(canvas: canvas, scale: 1)
    drawing.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bitmap = Bitmap(width: 1, height: 2, straightRGBA: [0, 0, 0, 255, 0, 0, 0, 0])
    return [drawing.makeImage(), CGImage(bitmap)]
  }

  @Test func aMaskLiesAsAnImageDoes() throws {
    for mask in masks {
      let mask = try #require(mask)
      let plain = try marks(mask) { _ in }
      #expect(plain == ".x")
      let upright = try marks(mask) { context in
        context.translateBy(x: 0, y: 2)
        context.scaleBy(x: 1, y: -1)
      }
      #expect(upright == "x.")
    }
  }

  @Test func aMaskLeavesTheTransformAlone() throws {
    let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 1, height: 9), scale: 1)
    context.translateBy(x: 0, y: 3)
    let before = context.ctm
    context.clip(to: canvas, mask: try #require(masks[0]))
    #expect(context.ctm == before && context.boundingBoxOfClipPath == canvas)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let data = try #require(context.makeImage()?.dataProvider?.data)
    let bytes = Array(Data(referencing: data))
    #expect((0..<9).filter { bytes[$0 * 4 + 3] != 0 } == [4])
  }
}
