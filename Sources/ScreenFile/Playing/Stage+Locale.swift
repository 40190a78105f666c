package import Foundation
package import HeadlessUIKit

extension Stage {
  /// Sets the layout direction and the keyboard of the locale's language.
  package func use(_ locale: Locale) {
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    keyboardLanguage = locale.language.languageCode?.identifier ?? keyboardLanguage
  }
}
