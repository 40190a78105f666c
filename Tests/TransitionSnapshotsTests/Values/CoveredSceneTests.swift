import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import Testing

@testable import TransitionSnapshots

/// What a picture shows where parts of it are covered, or kept alone.
@Suite struct CoveredSceneTests {
  private static let scene: Scene = {
    var box = Layer(frame: CGRect(x: 4.5, y: 6, width: 3, height: 4))
    box.background = Color(red: 1, green: 0, blue: 0)
    let root = Layer(
      frame: CGRect(x: 0, y: 0, width: 20, height: 16),
      children: [Node(box, id: 3, label: "UIView", title: "UIView 'box'")]
    )
    return Scene(
      size: root.bounds.size,
      background: Color(red: 0, green: 0, blue: 1),
      root: Node(root)
    )
  }()

  /// One letter for each pixel of a row: grey, red, blue, or a mixture.
  private func row(_ y: Int, of scene: Scene) throws -> String {
    let bitmap = try Renderer(scale: 1).draw(scene)
    let bytes = bitmap.straightRGBA()
    return (0..<bitmap.width).map { x in
      switch Array(bytes[((y * bitmap.width + x) * 4)...].prefix(3)) {
      case [153, 153, 153]: "g"
      case [255, 0, 0]: "r"
      case [0, 0, 255]: "b"
      default: "m"
      }
    }.joined()
  }

  private static let rows: [(IgnoredRegion.Target, ClosedRange<Int>)] = [
    (.layer(3), 6...9), (.identifier("box"), 6...9),
    (.rectangle(CGRect(x: 4.5, y: 6, width: 3, height: 4)), 6...9),
    (.rectangle(CGRect(x: 4, y: 5.5, width: 4, height: 3)), 5...8),
  ]

  @Test(arguments: rows.indices)
  func wholePointsAreCovered(index: Int) throws {
    let (target, rows) = Self.rows[index]
    let covered = Self.scene.covering([target])
    for y in 0..<16 {
      let plain = (6...9).contains(y) ? "bbbbmrrmbbbbbbbbbbbb" : String(repeating: "b", count: 20)
      #expect(try row(y, of: Self.scene) == plain)
      #expect(try row(y, of: covered) == (rows.contains(y) ? "bbbbggggbbbbbbbbbbbb" : plain))
    }
  }

  @Test(arguments: rows.indices)
  func wholePointsAreKept(index: Int) throws {
    let (target, rows) = Self.rows[index]
    let kept = Self.scene.keeping([target])
    for y in 0..<16 {
      let inside = (6...9).contains(y) ? "ggggmrrmgggggggggggg" : "ggggbbbbgggggggggggg"
      #expect(
        try row(y, of: kept) == (rows.contains(y) ? inside : String(repeating: "g", count: 20))
      )
    }
  }

  @Test func severalRegionsAreCovered() throws {
    let targets: [IgnoredRegion.Target] = [
      .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .layer(3),
      .rectangle(CGRect(x: 19, y: 15, width: 1, height: 1)),
    ]
    let covered = Self.scene.covering(targets)
    #expect(try row(0, of: covered) == "gbbbbbbbbbbbbbbbbbbb")
    #expect(try row(7, of: covered) == "bbbbggggbbbbbbbbbbbb")
    #expect(try row(15, of: covered) == "bbbbbbbbbbbbbbbbbbbg")
  }

  @Test(arguments: [IgnoredRegion.Target.layer(9), .identifier("bo"), .identifier("UIView")])
  func whatIsNotThereCoversNothing(target: IgnoredRegion.Target) throws {
    #expect(Self.scene.covering([target]) == Self.scene)
    #expect(try row(7, of: Self.scene.keeping([target])) == String(repeating: "g", count: 20))
  }

  /// A frame of a point and a half around each, and a plate with its number in the corner.
  @Test func elementsAreNumbered() throws {
    let frames = [
      CGRect(x: 0, y: 0, width: 20, height: 16), CGRect(x: 5, y: 6, width: 9, height: 9),
    ]
    let numbered = try Self.scene.numbering(frames)
    let marks = numbered.root.layer.children.dropFirst()
    #expect(marks.count == 4 && numbered.size == Self.scene.size)
    #expect(marks.map(\.layer.frame.origin) == [.zero, .zero, frames[1].origin, frames[1].origin])
    #expect(marks.map(\.layer.bounds.width) == [20, 12.5, 9, 12.5])
    #expect(marks.map { $0.layer.border?.width ?? 0 } == [1.5, 0, 1.5, 0])
    #expect(numbered.root.layer.children.first == Self.scene.root)
    let ten = try Self.scene.numbering(Array(repeating: frames[0], count: 10))
    #expect(ten.root.layer.children.last?.layer.bounds.width == 19)
  }
}
