public import Foundation
public import Typography

/// The picture of a symbol in one weight: vectors in a box.
public struct SymbolDrawing: Hashable, Sendable {
  /// In point sizes.
  public let size: CGSize
  /// How far the baseline of the text beside it stands above the bottom, in point sizes.
  public let baseline: Double
  let nodes: [SymbolNode]
  /// Where the box stands among the nodes.
  let box: CGRect

  /// Nil if there is no picture of that name.
  ///
  /// `magnification` says how much larger than its point size it will be drawn: lines do not grow
  /// as much.
  public init?(
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
    // One box for all weights: what is beside it stays where it is.
    let regular = try SymbolComposer(pen: SymbolPen(weight: .regular), source: source).nodes(form)
    nodes = drawn
    box = SymbolBox.box(around: regular.bounds, named: name)
    size = CGSize(width: box.width / SymbolComposer.em, height: box.height / SymbolComposer.em)
    // The middle of the grid is the middle of a capital letter.
    let capital = FontMetrics.capitalHeight * SymbolComposer.em
    baseline = (box.maxY - 12 - capital / 2) / SymbolComposer.em
  }

  /// The names that have a picture of their own, in the order of the table.
  public static var names: [String] { SymbolTable.names }
}

extension FontMetrics {
  // [M] The system font's, per em.
  fileprivate static let capitalHeight = 1443.0 / 2048
}
