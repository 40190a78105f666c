import Testing
import UIKit

@MainActor @Suite struct FilteredPhotoTests {
  private let photo = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
    UIColor.orange.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func aBlurredPhotoHasItsSizeAndColor() throws {
    let controller = FilteredPhotoController(photo: photo)
    controller.loadViewIfNeeded()
    let image = try #require(controller.background.image)
    #expect(image.size == photo.size && image.scale == photo.scale)
    #expect(
      image.pngData()
        == CIImage(image: photo).map { UIImage(ciImage: $0) }
        .flatMap { controller.blurred($0, radius: 0.1)?.pngData() }
    )
  }

  @Test func aFilteredPhotoIsShown() throws {
    let controller = FilteredPhotoController(photo: photo)
    let stage = Stage()
    stage.show(controller)
    controller.background.image = controller.sepia(photo)
    let film = try stage.record(for: 0.1) {}
    #expect(film.faults.isEmpty)
    #expect(controller.background.image?.cgImage == nil)
  }
}
