import Foundation

/// Takes the digits of a time from the keyboard.
@MainActor
final class TimeEntry: UIView, UIKeyInput {
  private var typed: TypedTime
  var timeTyped: (TypedTime) -> Void = { _ in }

  init(usesHalves: Bool) {
    typed = TypedTime(usesHalves: usesHalves)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var keyboardType: UIKeyboardType {
    get { .numberPad }
    set {}
  }
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { typed.hour != nil }

  func insertText(_ text: String) {
    for digit in text.compactMap(\.wholeNumberValue) { typed.type(digit) }
    timeTyped(typed)
  }

  func deleteBackward() {
    typed.deleteLast()
    timeTyped(typed)
  }
}
