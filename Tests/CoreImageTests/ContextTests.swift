import CoreImage
import Foundation
import Testing

@Suite struct ContextTests {
  @Test func memoryIsWrittenInTheFormatsOrder() {
    var bytes = [UInt8](repeating: 7, count: 12)
    CIContext().render(
      CIImage(color: CIColor(red: 1, green: 0, blue: 0)),
      toBitmap: &bytes,
      rowBytes: 4,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 2),
      format: .RGBA8,
      colorSpace: nil
    )
    #expect(bytes == [255, 0, 0, 255, 255, 0, 0, 255, 7, 7, 7, 7])
  }

  @Test func filesComeBackAsTheyWere() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let data = CIContext().pngRepresentation(of: Pixels.sample, format: .RGBA8, colorSpace: space)
    let image = try #require(data.flatMap { CIImage(data: $0) })
    #expect(image.bytes() == Pixels.sample.bytes())
  }

  @Test func anEmptyRectangleHasNoImage() {
    #expect(CIContext().createCGImage(Pixels.sample, from: .zero) == nil)
    #expect(CIContext().createCGImage(CIImage(), from: CIImage().extent) == nil)
  }

  @Test func rectanglesBeyondTheImageAreClearThere() {
    let bytes = Pixels.gray(9, 1, 1).bytes(CGRect(x: -1, y: 0, width: 2, height: 1))
    #expect(bytes == [0, 0, 0, 0, 9, 9, 9, 255])
  }
}
