public import Foundation

/// The sections of an alphabetical list, here those of English: A to Z, and # for the rest.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  open class func current() -> Self { self.init() }

  public required override init() {
    super.init()
  }

  private static let english = Locale(identifier: "en")
  private static let letters = (UnicodeScalar("A").value...UnicodeScalar("Z").value)
    .compactMap { UnicodeScalar($0).map(String.init) }

  open var sectionTitles: [String] { Self.letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of the text that the object returns for the selector.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let plain = text(of: object, selector)
      .folding(options: .diacriticInsensitive, locale: Self.english)
      .uppercased()
    // [I] Letters of other alphabets have no section, like digits and empty texts.
    let letter = plain.first.flatMap { Self.letters.firstIndex(of: String($0)) }
    return letter ?? Self.letters.count
  }

  /// The objects in the order of their texts; equal ones stay in their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { text(of: $0, selector) }
    let order = array.indices.sorted { left, right in
      let result = texts[left].compare(
        texts[right],
        options: .caseInsensitive,
        locale: Self.english
      )
      return result == .orderedSame ? left < right : result == .orderedAscending
    }
    return order.map { array[$0] }
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    let value = selector.value(of: object)
    return value as? String ?? (value as? NSString).map(String.init) ?? ""
  }
}
