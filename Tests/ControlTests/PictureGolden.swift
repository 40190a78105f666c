import Bitmap
import CairoRenderer
import Foundation
import Imaging
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Pictures in `Goldens/Controls`; the same to the last bit.
@MainActor
enum PictureGolden {
  /// What stands on the stage now.
  static func compare(_ stage: Stage, _ name: String) throws {
    let film = try stage.record(for: 0) {}
    let shown = try Renderer(scale: 1).draw(film.end.scene)
    guard let problem = try GoldenFile("Controls/\(name).png").problem(with: shown) else { return }
    Attachment.record(PNG.encode(shown), named: name + ".png")
    Issue.record("\(problem)")
  }
}
