import Foundation
import HeadlessUIKit

extension Shape {
  /// `de`, `ar-EG`, `zh-Hant`.
  static var locale: Shape<Locale> {
    Shape<Locale>("a language, with or without a region, such as de or ar-EG", schema: .text) {
      node in
      let locale = node.text.map { Locale(identifier: $0) }
      return locale?.language.languageCode?.isISOLanguage == true ? locale : nil
    }
  }
}
