import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Imaging
import Scene
import TestSupport
import Testing

@Suite struct GoldenTests {
  static let pictures = Gallery.shapes + Gallery.contents + Gallery.depth + Gallery.effects

  @Test(arguments: pictures)
  func pictureLooksAsItDid(picture: Picture) throws {
    let drawn = try Renderer(scale: 2).draw(picture.scene)
    let golden = GoldenFile("CairoRenderer/\(picture.name).png")
    guard let problem = try golden.problem(with: drawn) else { return }
    Attachment.record(Data(PNG.encode(drawn)), named: "\(picture.name).actual.png")
    Issue.record("\(problem)")
  }

  @Test func everyGoldenBelongsToAPicture() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Goldens/CairoRenderer").path
    )
    let names = Set(files.map { $0.replacingOccurrences(of: ".png", with: "") })
    #expect(names == Set(Self.pictures.map(\.name)))
  }

  @Test func orderAndCachesChangeNothing() throws {
    let cold = try Self.pictures.map {
      try Renderer(scale: 2, cache: RasterCache(limit: 0)).draw($0.scene)
    }
    let warm = Renderer(scale: 2)
    for (picture, alone) in zip(Self.pictures, cold).reversed() {
      _ = try warm.draw(picture.scene)
      #expect(try warm.draw(picture.scene) == alone, "\(picture) depends on what came before")
    }
  }

  // Glass looks beyond its edges, where the larger canvas of this test has more to show.
  @Test(arguments: pictures.filter { !$0.name.hasPrefix("backdrop") })
  func aMoveByWholePixelsIsACopy(picture: Picture) throws {
    let size = picture.scene.size
    let moved = Layer(frame: CGRect(origin: .zero, size: size)).with {
      $0.bounds.origin = CGPoint(x: -7, y: -3)
      $0.children = [picture.scene.root]
    }
    let larger = CGSize(width: size.width + 14, height: size.height + 6)
    func scene(_ root: Node) -> Scene { Scene(size: larger, background: .white, root: root) }
    let renderer = Renderer(scale: 2)
    let still = try renderer.draw(scene(picture.scene.root))
    let shifted = try renderer.draw(scene(Node(moved)))
    let (width, height) = (Int(size.width * 2) * 4, Int(size.height * 2))
    #expect(
      still.rows(0..<height, bytes: 0..<width)
        == shifted.rows(6..<height + 6, bytes: 56..<width + 56)
    )
  }
}

extension Bitmap {
  fileprivate func rows(_ rows: Range<Int>, bytes: Range<Int>) -> [[UInt8]] {
    withUnsafeBytes { all in
      rows.map {
        Array(all[($0 * bytesPerRow + bytes.lowerBound)..<($0 * bytesPerRow + bytes.upperBound)])
      }
    }
  }
}
