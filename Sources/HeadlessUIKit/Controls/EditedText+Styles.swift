import Foundation

// How the user styles a text with `allowsEditingTextAttributes`.
extension EditedText {
  /// Whether a command of style has something to change.
  var canStyle: Bool { allowsEditingTextAttributes && isEditing && keptSelection.length > 0 }

  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    guard let first = styled[.font] as? UIFont else { return }
    let isOn = first.has(trait)
    changeSelected {
      $0[.font] = ($0[.font] as? UIFont ?? first).with(trait, isOn: !isOn)
    }
  }

  func toggleUnderline() {
    let isOn = styled[.underlineStyle] as? Int ?? 0 != 0
    changeSelected { $0[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue }
  }

  /// How the first selected letter looks, or what is typed next.
  private var styled: [NSAttributedString.Key: Any] {
    let typing = keptSelection.length > 0 ? nil : givenTyping
    return typing ?? attributesAtSelection
  }

  /// [I] What is selected, or what is typed next; all of it as its first letter becomes.
  private func changeSelected(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard allowsEditingTextAttributes else { return }
    let range = keptSelection
    guard range.length > 0 else {
      var typing = styled
      change(&typing)
      return givenTyping = typing
    }
    DistinctRuns.change(range, of: ownText, change)
    attributesChanged()
  }
}

extension UIFont {
  fileprivate func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
    fontDescriptor.symbolicTraits.contains(trait)
  }

  /// The same font where the family has no such one.
  fileprivate func with(_ trait: UIFontDescriptor.SymbolicTraits, isOn: Bool) -> UIFont {
    let old = fontDescriptor.symbolicTraits
    let new = isOn ? old.union(trait) : old.subtracting(trait)
    return fontDescriptor.withSymbolicTraits(new).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
