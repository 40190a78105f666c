import CoreImage
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ImageViewTests {
  @Test func anImageOfCoreImagesHasItsSizeAndNoOther() {
    let image = UIImage(ciImage: Pixels.sample, scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 4.5, height: 6))
    #expect(image.cgImage == nil)
    #expect(image.ciImage === Pixels.sample)
    let other = CIContext().createCGImage(Pixels.sample, from: Pixels.sample.extent)
    #expect(other.map { UIImage(cgImage: $0) }?.ciImage == nil)
    #expect(UIImage(ciImage: .red).size == .zero)
  }

  @Test func anImageViewShowsIt() throws {
    let green = CIImage.green.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    let view = UIImageView(image: UIImage(ciImage: green))
    #expect(view.frame.size == CGSize(width: 4, height: 4))
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(CIImage(image: picture)?.pixel(2, 2) == [0, 255, 0, 255])
  }

  @Test func aDrawingIsDrawnBeforeItIsFiltered() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let image = try #require(CIImage(image: drawn))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(image.pixel(5, 15) == [0, 0, 255, 255])
    #expect(image.pixel(5, 5) == [0, 0, 0, 0])
    #expect(CIImage(image: UIImage()) == nil)
  }
}
