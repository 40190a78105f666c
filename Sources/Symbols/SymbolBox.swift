internal import Foundation

/// The box of a symbol's image around its ink.
enum SymbolBox {
  // [M] Of `chevron.compact.down` at 64 points, light: the image is 70.33 × 25.67, its ink
  // 54.33 × 14.33.
  private static let margin = CGSize(
    width: (70.33 - 54.33) / 64 * SymbolComposer.em,
    height: (25.67 - 14.33) / 64 * SymbolComposer.em
  )

  /// As high as the ink with its margins, as wide as the published proportions require.
  static func box(around ink: CGRect, named name: String) -> CGRect {
    let height = ink.height + margin.height
    let width = proportions[name].map { height * $0 } ?? (ink.width + margin.width)
    return CGRect(
      x: ink.midX - width / 2,
      y: ink.midY - height / 2,
      width: max(width, ink.width),
      height: height
    )
  }

  /// Width over height.
  // [M] From the sizes that Interface Builder writes into documents.
  private static let proportions: [String: CGFloat] = {
    var table: [String: CGFloat] = [:]
    for line in measured.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let width = Double(words[1]), let height = Double(words[2]) else {
        preconditionFailure("'\(line)' is not a name, a width and a height")
      }
      table[String(words[0])] = width / height
    }
    return table
  }()

  private static let measured = """
    at 128 125
    chevron.down 128 70
    chevron.up 128 70
    circle 128 123
    doc 115 128
    doc.on.doc 116 128
    exclamationmark.triangle 128 109
    gear 128 122
    globe 128 123
    hand.thumbsup 123 128
    info.circle 128 123
    line.3.horizontal.decrease 128 73
    person 128 121
    person.3 128 62
    plus 128 113
    safari 128 123
    square.and.arrow.up 110 128
    star 128 116
    star.fill 128 116
    touchid 128 122
    trash 117 128
    """
}
