import Foundation
import Geometry
import Scene

/// The placeholder for a symbol without a picture: an outlined square, labelled with its name.
enum SymbolPlaceholder {
  static func picture(
    _ name: String,
    configuration: UIImage.SymbolConfiguration,
    scale: CGFloat
  ) -> DrawnPicture {
    // [I] A symbol's square is about 1.2 times its point size.
    let side = CGFloat(configuration.drawnPoints * 1.2).rounded()
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    let outline = Path(
      roundedRect: frame.insetBy(dx: side / 8, dy: side / 8),
      cornerRadii: CornerRadii(side / 8)
    )
    let stroke = DrawingCommand.stroke(
      outline,
      style: StrokeStyle(width: Double(side) / 12),
      ink: .color(.black)
    )
    return DrawnPicture(
      [stroke],
      size: frame.size,
      scale: Double(scale),
      label: "symbol \(name)"
    )
  }
}
