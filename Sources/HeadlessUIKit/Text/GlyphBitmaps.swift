import Bitmap
import Foundation
import Imaging
import Scene
import Typography

/// The pictures of emoji, each decoded once.
final class GlyphBitmaps: @unchecked Sendable {
  static let shared = GlyphBitmaps()

  private let lock = NSLock()
  private var known: [GlyphPicture: Bitmap] = [:]

  /// As a scene has it; one that cannot be read is reported, and left out.
  func picture(_ picture: StyledRun.Picture) -> TextRuns.Picture? {
    bitmap(of: picture.glyph).map { TextRuns.Picture($0, frame: picture.frame) }
  }

  private func bitmap(of picture: GlyphPicture) -> Bitmap? {
    if let bitmap = lock.withLock({ known[picture] }) { return bitmap }
    do throws(PNG.Fault) {
      let bitmap = try PNG.decode(picture.file)
      lock.withLock { known[picture] = bitmap }
      return bitmap
    } catch {
      StageCore.ambient.warnOnce(
        "text",
        "the font's picture of a character cannot be read: \(error.reason)",
        remedy: "use another font"
      )
      return nil
    }
  }
}
