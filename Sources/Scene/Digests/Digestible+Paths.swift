import Bitmap
import Foundation
import Geometry

extension Path: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(elements.count)
    for element in elements { element.feed(&builder) }
  }
}

extension Path.Element: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    switch self {
    case .move(let point):
      builder.combine(0)
      builder.add(point)
    case .line(let point):
      builder.combine(1)
      builder.add(point)
    case .quad(let control, let point):
      builder.combine(2)
      builder.add(control)
      builder.add(point)
    case .cubic(let one, let two, let point):
      builder.combine(3)
      builder.add(one)
      builder.add(two)
      builder.add(point)
    case .close:
      builder.combine(4)
    }
  }
}

extension GlyphRun: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(text)
    builder.combine(font)
    builder.combine(size)
    builder.combine(unitsPerEm)
    builder.combine(glyphs.count)
    for glyph in glyphs {
      builder.add(glyph.position)
      builder.add(glyph.outline)
    }
  }
}
