import Bitmap
import Foundation
import Geometry
import Scene
import Testing

@testable import CairoRenderer

/// A picture told as rows of kept pictures is the picture that would be drawn.
@Suite struct StackTests {
  static let screen = CGRect(x: 0, y: 0, width: 20, height: 30)

  /// An opaque screen of its own colour with a mark on it.
  static func page(_ color: Color, y: Double = 0, x: Double = 0) -> Node {
    var mark = Layer(frame: CGRect(x: 3, y: 4, width: 6.5, height: 9))
    mark.background = Color(red: 0, green: 0.5, blue: 0)
    var page = Layer(frame: screen.offsetBy(dx: x, dy: y), children: [Node(mark)])
    page.background = color
    page.isRasterGroup = true
    page.clipsToBounds = true
    return Node(page)
  }

  static func scene(_ children: [Node]) -> Scene {
    Scene(
      size: screen.size,
      background: .black,
      root: Node(Layer(frame: screen, children: children))
    )
  }

  static func bytes(of stack: RowStack) -> [UInt8] {
    stack.runs.flatMap { run in
      run.bitmap.withUnsafeBytes { bytes in
        let row = run.bitmap.bytesPerRow
        return Array(bytes[(run.rows.lowerBound * row)..<(run.rows.upperBound * row)])
      }
    }
  }

  @Test(arguments: [0, 0.2, 7, 7.5, 12.34, 29.9])
  func aCoverIsRowsOfTwoPages(y: Double) throws {
    let scene = Self.scene([Self.page(.white), Self.page(Color(white: 0.5), y: y)])
    let renderer = Renderer(scale: 2)
    let stack = try renderer.stack(scene)
    #expect(stack.isShared)
    #expect(stack.height == 60)
    let drawn = try renderer.draw(scene).withUnsafeBytes { Array($0) }
    #expect(Self.bytes(of: stack) == drawn)
  }

  @Test func aPageThatIsCutIsNoRows() throws {
    var leaning = Self.page(.white).layer
    leaning.transform.m13 = 0.5
    let scene = Self.scene([Node(leaning), Self.page(Color(white: 0.5))])
    let renderer = Renderer(scale: 2)
    let stack = try renderer.stack(scene)
    #expect(!stack.isShared)
    #expect(Self.bytes(of: stack) == (try renderer.draw(scene).withUnsafeBytes { Array($0) }))
  }

  @Test func whatIsPreparedIsDrawnAndChangesNoByte() throws {
    let pages = [Self.page(.white), Self.page(Color(white: 0.5), y: 12)]
    let scene = Self.scene(pages)
    let cache = RasterCache()
    let renderer = Renderer(scale: 2, cache: cache)
    renderer.prepare(scene)
    let keys = pages.map {
      RasterCache.Key(picture: $0.pictureDigest, scale: 2, placement: .whole)
    }
    // Whoever draws the frame begins with the rearmost.
    #expect(keys.map(cache.lacks) == [true, false])
    #expect(try renderer.draw(scene) == Renderer(scale: 2).draw(scene))
  }

  @Test func aPageThatLeavesBothEndsFreeSplitsTheOneBelow() throws {
    var band = Layer(frame: CGRect(x: 0, y: 10, width: 20, height: 5))
    band.background = .black
    band.isRasterGroup = true
    let scene = Self.scene([Self.page(.white), Node(band)])
    let renderer = Renderer(scale: 1)
    let stack = try renderer.stack(scene)
    #expect(stack.runs.map(\.rows.count) == [10, 5, 15])
    #expect(stack.runs.map(\.rows.lowerBound) == [0, 0, 15])
    #expect(try Self.bytes(of: stack) == renderer.draw(scene).withUnsafeBytes { Array($0) })
  }

  /// Whatever is more than rows of opaque pages is drawn.
  @Test(arguments: 0..<7)
  func anythingElseIsDrawn(index: Int) throws {
    var faded = Self.page(.white).layer
    faded.opacity = 0.5
    var dim = Layer(frame: Self.screen)
    dim.background = Color(white: 0, alpha: 0.2)
    var group = Layer(frame: Self.screen, children: [Self.page(.white)])
    group.cornerRadii = CornerRadii(4)
    group.clipsToBounds = true
    let scenes = [
      Self.scene([Self.page(.white), Self.page(.black, x: 3)]),
      Self.scene([Self.page(.white, y: 5)]),
      Self.scene([Self.page(.white), Node(faded)]),
      Self.scene([Self.page(.white), Node(dim)]),
      Self.scene([Node(group)]),
      Self.scene([]),
      Self.scene([Self.page(Color(white: 1, alpha: 0.9))]),
    ]
    let renderer = Renderer(scale: 1)
    let stack = try renderer.stack(scenes[index])
    #expect(!stack.isShared)
    let drawn = try renderer.draw(scenes[index]).withUnsafeBytes { Array($0) }
    #expect(Self.bytes(of: stack) == drawn)
  }

  @Test func fractionsAreDrawn() throws {
    let scene = Self.scene([Self.page(.white), Self.page(.black, y: 7.3)])
    #expect(try !Renderer(scale: 1, placement: .subpixel).stack(scene).isShared)
  }
}
