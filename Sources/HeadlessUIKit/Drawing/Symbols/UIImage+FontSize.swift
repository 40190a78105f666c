import Foundation
import Typography

extension UIImage {
  /// A symbol in the size and weight of a font, as far as it is not configured otherwise.
  ///
  /// [W] So symbols in a text go with its font.
  func sized(for font: Font) -> UIImage {
    guard let own = traits.symbol else { return self }
    let usual = SymbolConfiguration(
      pointSize: CGFloat(font.size),
      weight: SymbolWeight(font.weight)
    )
    return reconfigured(usual.applying(own))
  }
}
