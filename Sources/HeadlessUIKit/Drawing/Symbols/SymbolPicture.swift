import Foundation
import Geometry
import Scene
import Symbols

/// A symbol as an image shows it: vectors of a size, in the tint of the view or colours of its own.
struct SymbolPicture: TintedPicture {
  var drawing: SymbolDrawing
  /// In points.
  package var size: CGSize
  /// Pixels to a point.
  package var scale: Double
  var coloring: SymbolColoring

  /// Levels that have colours of their own keep them until a tint is asked for.
  package func commands(in rect: CGRect, tint: Color?) -> [DrawingCommand] {
    drawing.commands(in: rect, colors: coloring.colors(tint: tint))
  }
}

/// How the levels of a symbol are told apart.
enum SymbolColoring: Hashable, Sendable {
  case monochrome
  /// Fainter the further back they lie; nil stands for the tint.
  case hierarchical(UIColor?)
  /// One colour to a level.
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
