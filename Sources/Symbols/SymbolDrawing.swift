package import Foundation
package import Typography

/// The picture of a symbol in one weight, as vectors in a box.
package struct SymbolDrawing: Hashable, Sendable {
  /// The size as a multiple of the point size.
  package let size: CGSize
  /// The distance of the text baseline from the bottom, as a multiple of the point size.
  package let baseline: Double
  let nodes: [SymbolNode]
  /// The box in the nodes' coordinates.
  let box: CGRect

  /// Nil if there is no picture of that name.
  ///
  /// `magnification` is the scale at which it will be drawn: lines grow less than that.
  package init?(
    named name: String,
    weight: FontWeight = .regular,
    magnification: Double = 1,
    from source: FontSource = .current
  ) throws(TypographyError) {
    guard let form = SymbolForm(named: name) else { return nil }
    let pen = SymbolPen(weight: weight, magnification: magnification)
    self = try SymbolStore.shared.drawing(of: form, named: name, pen, from: source)
  }

  init(
    _ form: SymbolForm,
    named name: String,
    _ pen: SymbolPen,
    from source: FontSource
  ) throws(TypographyError) {
    let drawn = try SymbolComposer(pen: pen, source: source).nodes(form)
    // One box for all weights, so that the layout does not depend on the weight.
    let regular = try SymbolComposer(pen: SymbolPen(weight: .regular), source: source).nodes(form)
    nodes = drawn
    box = SymbolBox.box(around: regular.bounds, named: name)
    size = CGSize(width: box.width / SymbolComposer.em, height: box.height / SymbolComposer.em)
    // The centre of the grid is the centre of a capital letter.
    let capital = FontMetrics.capitalHeight * SymbolComposer.em
    baseline = (box.maxY - 12 - capital / 2) / SymbolComposer.em
  }

  /// Whether there is a picture of that name; no font is read for the answer.
  package static func isKnown(_ name: String) -> Bool { SymbolForm(named: name) != nil }

  /// The names that have their own picture, in the order of the table.
  package static var names: [String] { SymbolTable.names }
}

extension FontMetrics {
  // [M] The system font's, per em.
  fileprivate static let capitalHeight = 1443.0 / 2048
}
