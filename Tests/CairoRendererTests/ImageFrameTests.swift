import Bitmap
import Foundation
import Geometry
import Scene
import Testing

@testable import CairoRenderer

/// Where pictures and their parts are put, and what outlines layers have.
@Suite struct ImageFrameTests {
  private func bitmap(_ width: Int, _ height: Int, isPlain: Bool = false) -> Bitmap {
    let levels = (0..<width * height).map { UInt8(isPlain ? 7 : $0 * 3 % 251) }
    return Bitmap(
      width: width,
      height: height,
      straightRGBA: levels.flatMap { [$0, $0, $0, 255] }
    )
  }

  private let rect = CGRect(10, 20, 100, 60)

  /// A picture of 20 × 10 points.
  @Test(
    arguments: [
      (.resize, CGRect(10, 20, 100, 60)), (.resizeAspect, CGRect(10, 25, 100, 50)),
      (.resizeAspectFill, CGRect(0, 20, 120, 60)), (.center, CGRect(50, 45, 20, 10)),
      (.top, CGRect(50, 20, 20, 10)), (.bottom, CGRect(50, 70, 20, 10)),
      (.left, CGRect(10, 45, 20, 10)), (.right, CGRect(90, 45, 20, 10)),
      (.topLeft, CGRect(10, 20, 20, 10)), (.topRight, CGRect(90, 20, 20, 10)),
      (.bottomLeft, CGRect(10, 70, 20, 10)), (.bottomRight, CGRect(90, 70, 20, 10)),
    ] as [(ImageContent.Gravity, CGRect)]
  )
  func gravityPutsAPicture(gravity: ImageContent.Gravity, frame: CGRect) {
    let image = ImageContent(bitmap: bitmap(40, 20), scale: 2, gravity: gravity)
    #expect(image.frame(in: rect) == frame)
  }

  @Test func thePartThatIsShownHasTheSize() {
    var image = ImageContent(bitmap: bitmap(40, 20), scale: 2, gravity: .topLeft)
    image.contentsRect = CGRect(0.5, 0, 0.5, 0.5)
    #expect(image.frame(in: rect) == CGRect(10, 20, 10, 5))
    #expect(image.pieces(over: rect).map(\.source) == [CGRect(20, 0, 20, 10)])
    image.contentsRect = CGRect(0, 0, 0, 1)
    #expect(image.frame(in: rect).isNull)
    image.contentsRect = CGRect(0, 0, 1, 0)
    #expect(image.frame(in: rect).isNull)
  }

  // MARK: Parts that stretch

  private func slices(
    _ center: CGRect,
    to target: CGRect,
    scale: Double = 1
  ) -> [NineSlices.Slice] {
    NineSlices(source: CGRect(0, 0, 32, 32), center: center, target: target, scale: scale).parts
  }

  private let middle = CGRect(0.25, 0.25, 0.5, 0.5)

  @Test func aPictureWithoutCapsIsOnePart() {
    let parts = slices(CGRect(0, 0, 1, 1), to: rect)
    #expect(parts.map(\.source) == [CGRect(0, 0, 32, 32)])
    #expect(parts.map(\.target) == [rect])
    #expect(parts.allSatisfy { $0.isCenter.x && $0.isCenter.y })
  }

  @Test func capsKeepTheirSize() {
    let parts = slices(middle, to: CGRect(0, 0, 100, 50))
    #expect(parts.count == 9)
    #expect(parts.prefix(3).map(\.source.minX) == [0, 8, 24])
    #expect(parts.prefix(3).map(\.target.minX) == [0, 8, 92])
    #expect(parts.prefix(3).map(\.target.width) == [8, 84, 8])
    let rows = [parts[0], parts[3], parts[6]]
    #expect(rows.map(\.target.minY) == [0, 8, 42])
    #expect(rows.map(\.target.height) == [8, 34, 8])
    #expect(rows.map(\.source.height) == [8, 16, 8])
    #expect(parts.map { $0.isCenter.x } == (0..<9).map { $0 % 3 == 1 })
    #expect(parts.map { $0.isCenter.y } == (0..<9).map { $0 / 3 == 1 })
    let half = slices(middle, to: CGRect(0, 0, 100, 50), scale: 0.5)
    #expect(half.prefix(3).map(\.target.width) == [4, 92, 4])
  }

  @Test func capsWithoutRoomShrinkTogether() {
    let parts = slices(middle, to: CGRect(0, 0, 8, 50))
    #expect(parts.count == 6)
    #expect(parts.prefix(2).map(\.target.minX) == [0, 4])
    #expect(parts.prefix(2).map(\.source.minX) == [0, 24])
    #expect(parts.prefix(2).map(\.target.width) == [4, 4])
    #expect(slices(middle, to: CGRect(0, 0, 0, 50)).isEmpty)
  }

  @Test func aPictureMayHaveACapOnOneSide() {
    let parts = slices(CGRect(0, 0, 0.5, 1), to: CGRect(0, 0, 50, 10))
    #expect(parts.map(\.source.width) == [16, 16])
    #expect(parts.map(\.target.width) == [34, 16])
    #expect(parts.map { $0.isCenter.x } == [true, false])
  }

  /// Tiles of four points, of which the last is cut off; one colour is not repeated.
  @Test func partsMayRepeat() {
    var image = ImageContent(bitmap: bitmap(8, 8), contentsCenter: middle, tilesCenter: true)
    let frame = CGRect(0, 0, 14, 8)
    let pieces = image.pieces(over: frame)
    #expect(pieces.count == 15)
    #expect(pieces.prefix(5).map(\.target.minX) == [0, 2, 6, 10, 12])
    #expect(pieces.prefix(5).map(\.target.width) == [2, 4, 4, 2, 2])
    #expect(pieces.prefix(5).map(\.source.width) == [2, 4, 4, 2, 2])
    #expect(pieces.prefix(5).map(\.source.minX) == [0, 2, 2, 2, 6])
    image.tilesCenter = false
    #expect(image.pieces(over: frame).count == 9)
    image = ImageContent(
      bitmap: bitmap(8, 8, isPlain: true),
      contentsCenter: middle,
      tilesCenter: true
    )
    #expect(image.pieces(over: frame).count == 9)
  }

  // MARK: Outlines

  @Test func anOutlineInsideHasSmallerCorners() {
    var layer = Layer(frame: CGRect(0, 0, 40, 20))
    layer.cornerRadii = CornerRadii(6)
    #expect(layer.outline == Path(roundedRect: CGRect(0, 0, 40, 20), cornerRadii: CornerRadii(6)))
    let inner = Path(roundedRect: CGRect(2, 2, 36, 16), cornerRadii: CornerRadii(4))
    #expect(layer.outline(inset: 2) == inner)
    let square = Path(roundedRect: CGRect(8, 8, 24, 4), cornerRadii: CornerRadii(0))
    #expect(layer.outline(inset: 8) == square)
    #expect(layer.outline(inset: 10).isEmpty && !layer.outline(inset: 9.5).isEmpty)
  }

  /// The curve reaches 1.52866 radii along each side, where there is room.
  @Test(arguments: [(4.0, 33.88536), (20.0, 20.0)])
  func continuousCornersReachFurther(radius: Double, start: Double) throws {
    var layer = Layer(frame: CGRect(0, 0, 40, 40))
    layer.cornerRadii = CornerRadii(CGFloat(radius))
    layer.hasContinuousCorners = true
    guard case .move(let point) = try #require(layer.outline.elements.first) else {
      Issue.record("an outline begins somewhere")
      return
    }
    #expect(abs(point.x - start) < 1e-9 && point.y == 0)
    layer.cornerRadii = .zero
    #expect(layer.outline == Path(rect: CGRect(0, 0, 40, 40)))
  }
}
