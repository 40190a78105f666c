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
  var hasText: Bool { !typed.isEmpty }

  func insertText(_ text: String) {
    let digits = text.compactMap(\.wholeNumberValue)
    guard !digits.isEmpty else { return }
    for digit in digits { typed.type(digit) }
    timeTyped(typed)
  }

  /// What is typed next is another time.
  func restart() { typed = TypedTime(usesHalves: typed.usesHalves) }

  func deleteBackward() {
    typed.deleteLast()
    timeTyped(typed)
  }
}
