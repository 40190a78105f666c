import Foundation
import Geometry
import Scene
import Symbols

/// A symbol in an image: vectors with a size, in the view's tint or in their own colours.
struct SymbolPicture: TintedPicture {
  var drawing: SymbolDrawing
  /// In points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  var coloring: SymbolColoring

  /// Levels with colours keep them unless a tint is given.
  package func commands(in rect: CGRect, tint: Color?) -> [DrawingCommand] {
    drawing.commands(in: rect, colors: coloring.colors(tint: tint))
  }
}

/// How the levels of a symbol are coloured.
enum SymbolColoring: Hashable, Sendable {
  case monochrome
  /// Fainter towards the back; nil means the tint.
  case hierarchical(UIColor?)
  /// One colour for each level.
  case palette([UIColor])

  var hasOwnColors: Bool {
    switch self {
    case .monochrome, .hierarchical(nil): false
    case .hierarchical, .palette: true
    }
  }

  fileprivate func colors(tint: Color?) -> [Color] {
    switch self {
    case .monochrome: [tint ?? .black]
    case .hierarchical(let color): Self.faded(tint ?? color?.value ?? .black)
    case .palette(let colors): tint.map { [$0] } ?? colors.map(\.value)
    }
  }

  // [W] Half and a quarter of the colour's own opacity.
  private static func faded(_ color: Color) -> [Color] {
    [1, 0.5, 0.25].map { share in
      var faded = color
      faded.alpha *= share
      return faded
    }
  }
}
