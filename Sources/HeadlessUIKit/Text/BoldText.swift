import Foundation
import Typography

/// The user's wish for bold text.
enum BoldText {
  /// By the traits, or else by the setting of the current stage; off the main queue there is none.
  static func isWanted(in traits: UITraitCollection?) -> Bool {
    switch traits?.legibilityWeight ?? .unspecified {
    case .bold: return true
    case .regular: return false
    case .unspecified:
      guard let core = StageCore.inUse else { return false }
      return MainActor.assumeIsolated { core.stage?.usesBoldText } ?? false
    }
  }
}

extension Font {
  /// [I] Two weights more up to medium, which makes regular text semibold, and one above.
  var bolder: Font {
    let steps = weight < .semibold ? 2 : 1
    var font = self
    font.weight = FontWeight(rawValue: weight.rawValue + steps) ?? .black
    return font
  }
}
