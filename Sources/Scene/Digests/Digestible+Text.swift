import Bitmap
import Foundation

extension TextRuns.Parts: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(runs)
    builder.add(decorations)
  }
}

extension TextRuns.Run: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(glyphs)
    builder.add(origin)
    builder.add(color)
    builder.field(0, outline)
    builder.field(1, shadow)
    builder.field(2, pictures)
  }
}

extension TextRuns.Picture: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(bitmap.digest)
    builder.add(frame)
  }
}

extension TextRuns.Decoration: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(rect)
    builder.add(color)
    builder.combine(isBehindGlyphs)
  }
}
