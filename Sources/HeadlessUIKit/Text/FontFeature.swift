import Foundation
import Geometry

/// A setting of a font feature, by Apple's types and selectors.
struct FontFeature: Hashable, Sendable {
  let type: Int
  let selector: Int

  static let monospacedDigits = FontFeature(
    type: kNumberSpacingType,
    selector: kMonospacedNumbersSelector
  )

  init(type: Int, selector: Int) {
    self.type = type
    self.selector = selector
  }

  init?(_ setting: [UIFontDescriptor.FeatureKey: Any]) {
    guard let type = Double(boxed: setting[.type]), let selector = Double(boxed: setting[.selector])
    else { return nil }
    self.init(type: Int(type), selector: Int(selector))
  }

  var setting: [UIFontDescriptor.FeatureKey: Int] { [.type: type, .selector: selector] }

  /// Whether both cannot hold at once.
  func excludes(_ other: FontFeature) -> Bool {
    type == other.type && (!isSwitch || selector / 2 == other.selector / 2)
  }

  /// What fonts do by themselves.
  var isDefault: Bool {
    switch type {
    case kLigaturesType:
      isOn == [0, kCommonLigaturesOnSelector, kContextualLigaturesOnSelector].contains(pair)
    case kContextualAlternatesType: isOn == (pair == kContextualAlternatesOnSelector)
    case kStylisticAlternativesType: !isOn || selector == kNoStylisticAlternatesSelector
    case kTypographicExtrasType, kCaseSensitiveLayoutType: !isOn
    case kLetterCaseType, kLowerCaseType, kUpperCaseType, kVerticalPositionType, kFractionsType,
      kCharacterAlternativesType, kTextSpacingType:
      selector == 0
    default: false
    }
  }

  /// [D] SFNTLayoutTypes: in some types each even selector turns on what the next one turns off;
  /// in the others one selector holds at a time.
  private var isSwitch: Bool {
    [
      kLigaturesType, kTypographicExtrasType, kCaseSensitiveLayoutType,
      kStylisticAlternativesType, kContextualAlternatesType,
    ].contains(type)
  }

  private var isOn: Bool { selector.isMultiple(of: 2) }
  private var pair: Int { selector / 2 * 2 }
}
