import Foundation

/// A button's values for each of its states.
struct ButtonLooks {
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var colors = StateTable<UIColor>()
  var shadows = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgrounds = StateTable<UIImage>()
  var symbols = StateTable<UIImage.SymbolConfiguration>()

  /// [D] An attributed title comes before a plain one.
  func title(for state: UIControl.State) -> AttributedString? {
    attributedTitles[state].map { AttributedString($0) }
      ?? titles[state].map { AttributedString($0) }
  }

  /// What is set for that state itself.
  func ownTitle(for state: UIControl.State) -> AttributedString? {
    attributedTitles.own(state).map { AttributedString($0) }
      ?? titles.own(state).map { AttributedString($0) }
  }
}

/// [D] A state without a value uses the normal state's.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }

  func own(_ state: UIControl.State) -> Value? { values[state] }
}
