import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// What image code asks beyond drawing: thumbnails, coloured symbols, contexts of its own.
@MainActor
@Suite struct PreparedImageTests {
  private let stage = Stage(device: .iPhone15)

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func aThumbnailKeepsItsProportions() throws {
    let small = try #require(
      picture(400, 200).preparingThumbnail(of: CGSize(width: 50, height: 50))
    )
    #expect(small.size == CGSize(width: 50, height: 25))
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 5, height: 5)) == nil)
  }

  @Test func handlersAreCalledInALaterTurn() {
    var sizes: [CGSize?] = []
    picture(40, 40).prepareThumbnail(of: CGSize(width: 10, height: 10)) { sizes.append($0?.size) }
    #expect(sizes.isEmpty)
    stage.advance(by: 0)
    #expect(sizes == [CGSize(width: 10, height: 10)])
  }

  @Test func aSymbolTakesTheColorOfItsConfiguration() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
      .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
    let image = UIImage(systemName: "star", withConfiguration: configuration)
    #expect(image?.isTemplate == false)
    #expect(image?.tint(in: .white) == nil)
    #expect(
      image?.cgImage?.picture.commands(in: .init(x: 0, y: 0, width: 9, height: 9)).isEmpty == false
    )
  }
}
