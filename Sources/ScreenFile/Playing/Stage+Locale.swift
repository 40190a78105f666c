package import Foundation
package import HeadlessUIKit

extension Stage {
  /// Sets screens in the direction in which the locale's language is written, and shows its keys.
  package func use(_ locale: Locale) {
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    keyboardLanguage = locale.language.languageCode?.identifier ?? keyboardLanguage
  }
}
