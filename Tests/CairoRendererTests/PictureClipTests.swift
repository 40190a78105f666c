import Foundation
import Geometry
import Scene
import Testing

/// Clips to the alpha of a picture that is itself a drawing.
@Suite struct PictureClipTests {
  private static let frame = CGRect(x: 0, y: 0, width: 20, height: 20)

  private func drawn(_ clip: DrawingCommand) throws -> Drawn {
    var layer = Layer(frame: Self.frame)
    let whole = DrawingCommand.fill(Path(rect: Self.frame), rule: .winding, ink: .color(.red))
    layer.content = .drawing(Drawing([.save, clip, whole, .restore]))
    return try Drawn(layer)
  }

  /// A picture of 10 × 10 points with a shape in it.
  private func picture(_ shape: Path, _ ink: Color) -> FrozenContent {
    var layer = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.content = .drawing(Drawing([.fill(shape, rule: .winding, ink: .color(ink))]))
    return FrozenContent(Node(layer), source: layer.bounds)
  }

  @Test func `it clips like the path that was drawn, whatever its colour`() throws {
    let shape = Path(rect: CGRect(x: 2, y: 3, width: 5, height: 4))
    let clipped = try drawn(
      .clip(Path(rect: CGRect(x: 6, y: 7, width: 5, height: 4)), rule: .winding)
    )
    let place = CGRect(x: 4, y: 4, width: 10, height: 10)
    for ink in [Color.black, .blue] {
      #expect(try drawn(.clipToPicture(picture(shape, ink), in: place)) == clipped)
    }
    #expect(clipped.count(of: red) == 20)
  }

  @Test func `it is stretched, and thins out what is half transparent`() throws {
    let half = picture(Path(rect: Self.frame), Color.black.withAlpha(0.5))
    let result = try drawn(.clipToPicture(half, in: CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(result[3, 3][1] > 120 && result[3, 3][1] < 135)
    #expect(result[3, 12] == white)
  }

  /// The border and the children of the layer, and the layers above it.
  @Test(arguments: [false, true])
  func `a clip that a drawing leaves behind ends with it`(isPicture: Bool) throws {
    let corner = CGRect(x: 0, y: 0, width: 10, height: 10)
    let clip =
      isPicture
      ? DrawingCommand.clipToPicture(picture(Path(rect: corner), .black), in: corner)
      : .clip(Path(rect: corner), rule: .winding)
    let child = box(CGRect(x: 5, y: 15, width: 5, height: 5), .blue)
    let clipped = box(Self.frame, nil, [child]).with {
      let whole = DrawingCommand.fill(Path(rect: Self.frame), rule: .winding, ink: .color(.red))
      $0.content = .drawing(Drawing([clip, whole]))
    }
    let above = box(CGRect(x: 15, y: 10, width: 5, height: 5))
    let result = try Drawn(stage(clipped, above))
    #expect(result.box(of: red) == corner)
    #expect(result.box(of: blue) == CGRect(x: 5, y: 15, width: 5, height: 5))
    #expect(result.box(of: black) == CGRect(x: 15, y: 10, width: 5, height: 5))
  }
}
