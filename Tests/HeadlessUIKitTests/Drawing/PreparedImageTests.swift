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

  @Test func aContextOfOnesOwnStandsOnItsHead() throws {
    let made = CGContext(
      data: nil,
      width: 20,
      height: 10,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    let context = try #require(made)
    #expect((context.width, context.height) == (20, 10))
    #expect(CGPoint(x: 0, y: 10).applying(context.state.transform) == .zero)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    let image = try #require(context.makeImage())
    #expect((image.width, image.height) == (20, 10))
    #expect(stage.faults.isEmpty)
  }

  @Test func memoryThatStaysUnwrittenIsReported() {
    var pixel: UInt32 = 0
    let context = withUnsafeMutableBytes(of: &pixel) { memory in
      CGContext(
        data: memory.baseAddress,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 1
      )
    }
    #expect(context != nil)
    #expect(stage.faults.map(\.subject) == ["CGContext"])
  }
}
