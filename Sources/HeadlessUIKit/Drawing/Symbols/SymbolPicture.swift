import Foundation
import Geometry
import Scene
import Symbols

/// A symbol as an image shows it: vectors of a size, in the tint of the view or colours of its own.
struct SymbolPicture: Hashable, Sendable {
  var drawing: SymbolDrawing
  /// In points.
  var size: CGSize
  /// Pixels to a point.
  var scale: Double
  var coloring: SymbolColoring

  var pixels: (width: Int, height: Int) {
    let scale = CGFloat(scale)
    return (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// Levels that have colours of their own keep them until a tint is asked for.
  func commands(in rect: CGRect, tint: Color?) -> [DrawingCommand] {
    drawing.commands(in: rect, colors: coloring.colors(tint: tint))
  }

  /// The same, as a drawing of which parts can be shown.
  var drawn: DrawnPicture {
    let frame = CGRect(origin: .zero, size: size)
    return DrawnPicture(commands(in: frame, tint: nil), size: size, scale: scale, label: "symbol")
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
