import CoreGraphics
import CoreImage
import Foundation
import Testing

/// `resetClip`, read back from the pixels of one row.
@Suite struct ClipResetTests {
  private let canvas = CGRect(x: 0, y: 0, width: 4, height: 1)

  private func marks(_ body: (CGContext) -> Void) throws -> String {
    let context = CGContext(canvas: canvas, scale: 1)
    body(context)
    let data = try #require(context.makeImage()?.dataProvider?.data)
    let bytes = Array(Data(referencing: data))
    return String(stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] == 0 ? "." : "x" })
  }

  private func pixel(_ x: CGFloat, _ width: CGFloat = 1) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: 1)
  }

  @Test func aResetClipIsTheWholeCanvas() throws {
    let row = try marks { context in
      context.clip(to: pixel(0))
      context.resetClip()
      #expect(context.boundingBoxOfClipPath == canvas)
      context.fill(pixel(2, 2))
    }
    #expect(row == "..xx")
  }

  @Test func transformsStay() throws {
    let row = try marks { context in
      context.translateBy(x: 1, y: 0)
      context.clip(to: pixel(2))
      context.resetClip()
      context.fill(pixel(0))
    }
    #expect(row == ".x..")
  }

  @Test func restoringBringsTheOuterClipBack() throws {
    let row = try marks { context in
      context.clip(to: pixel(0, 2))
      context.saveGState()
      context.translateBy(x: 1, y: 0)
      context.resetClip()
      context.fill(pixel(2))
      context.saveGState()
      context.clip(to: pixel(0))
      context.restoreGState()
      context.restoreGState()
      context.fill(pixel(1, 2))
    }
    #expect(row == ".x.x")
  }

  @Test func aTransparencyLayerKeepsTheClipItBeganWith() throws {
    let row = try marks { context in
      context.clip(to: pixel(0, 2))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.clip(to: pixel(0))
      context.resetClip()
      context.fill(canvas)
      context.endTransparencyLayer()
      context.resetClip()
      context.fill(pixel(3))
    }
    #expect(row == "xx.x")
  }
}
