import Bitmap
import CairoRenderer
import Foundation
import Imaging
import Scene
import Testing

@testable import HeadlessUIKit

/// Pictures in `Goldens/Controls`; the same to the last bit.
@MainActor
enum PictureGolden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens/Controls")

  /// What stands on the stage now.
  static func compare(_ stage: Stage, _ name: String) throws {
    let film = try stage.record(for: 0) {}
    let shown = try Renderer(scale: 1).draw(film.end.scene)
    let file = folder.appending(path: name + ".png")
    let recorded = try (try? Data(contentsOf: file)).map { try PNG.decode(Array($0)) }
    if recorded != shown, ProcessInfo.processInfo.environment["TRANSRENDER_RECORD"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(PNG.encode(shown)).write(to: file, options: .atomic)
    }
    if recorded != shown { Attachment.record(PNG.encode(shown), named: name + ".png") }
    #expect(recorded == shown, "\(name) does not look as it did")
  }
}
