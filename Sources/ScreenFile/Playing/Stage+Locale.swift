package import Foundation
package import HeadlessUIKit

extension Stage {
  /// Sets screens in the direction in which the locale's language is written.
  package func use(_ locale: Locale) {
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
