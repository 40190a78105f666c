import Bitmap
import Foundation
import Geometry
import Imaging
import Scene
import Testing

@testable import FrameExport

@Suite struct ExposureTests {
  private static func scene(_ level: Double, alpha: Double = 1) -> Scene {
    var root = Layer(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    root.background = Color(white: level, alpha: alpha)
    return Scene(size: CGSize(width: 4, height: 4), background: nil, root: Node(root))
  }

  private func pixel(_ scenes: [Scene], linear: Bool) throws -> [UInt8] {
    let exposure = Exposure(index: 0, time: 0, scenes: scenes, inLinearLight: linear)
    return Array(try FrameDrawing(ExportSettings())(exposure).straightRGBA().prefix(4))
  }

  @Test func lightIsAddedUpInsteadOfLevels() throws {
    let half = [Self.scene(0), Self.scene(1)]
    // Half of the light of white: ((0.5·1.055^2.4)^(1/2.4) … = 187.5
    #expect(try pixel(half, linear: true) == [188, 188, 188, 255])
    #expect(try pixel(half, linear: false) == [128, 128, 128, 255])
  }

  @Test(arguments: [0, 1, 2, 9, 80, 128, 200, 254, 255], [true, false])
  func whatStandsStillKeepsItsLevel(level: Int, linear: Bool) throws {
    // Two scenes that differ where nobody looks, so that they are really averaged.
    let one = Self.scene(Double(level) / 255)
    var root = one.root.layer
    root.children = [Node(Layer())]
    let other = Scene(size: one.size, background: nil, root: Node(root))
    let expected = Array(repeating: UInt8(level), count: 3) + [255]
    #expect(try pixel([one, other], linear: linear) == expected)
  }

  @Test func colorsWeighAsMuchAsTheyAreThere() throws {
    let drawn = try pixel([Self.scene(1), Self.scene(0, alpha: 0)], linear: true)
    #expect(drawn == [255, 255, 255, 128])
  }

  @Test func whatCanChangeAPixelChangesTheDigest() {
    let (black, white) = (Self.scene(0), Self.scene(1))
    let digest = { Exposure(index: $0, time: 0, scenes: $1, inLinearLight: $2).digest }
    #expect(digest(0, [black], true) == black.digest)
    #expect(digest(3, [black, black], false) == black.digest)
    let blurred = [
      digest(0, [black, white], true), digest(0, [black, white], false),
      digest(0, [black, black, white], true), digest(0, [white, black], true),
    ]
    #expect(Set(blurred + [black.digest, white.digest]).count == 6)
    #expect(digest(9, [black, white], true) == blurred[0])
  }

  @Test func blurredFramesAreWrittenLikeOthers() throws {
    let folder = try ExportFolder()
    let writer = try FrameWriter(folder: folder.url)
    let exposure = Exposure(index: 0, time: 0, at: [0, 1]) { Self.scene($0) }
    try writer.write(exposure)
    try writer.finish()
    let file = try PNG.decode(folder.bytes("00000.png")).straightRGBA()
    #expect(Array(file.prefix(4)) == [188, 188, 188, 255])
  }
}
