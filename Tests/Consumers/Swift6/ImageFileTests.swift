import Testing
import UIKit

@MainActor
@Suite struct ImageFileTests {
  @Test func aDrawnImageBecomesAFileThatReadsBack() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
    }
    let data = try #require(image.pngData())
    #expect([UInt8](data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == image.size)
    #expect(read.pngData() == data)
  }

  @Test func textInADrawingChangesItsPixels() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    let empty = renderer.pngData { _ in }
    let written = renderer.pngData { _ in "ab".draw(at: .zero, withAttributes: nil) }
    #expect(empty != written)
  }

  @Test func anImageWithoutPixelsHasNoFile() {
    #expect(UIImage().pngData() == nil)
  }
}
