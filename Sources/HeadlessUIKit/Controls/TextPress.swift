/// The long press that selects a word of a text.
final class TextPress: UILongPressGestureRecognizer {
  /// A clear button and other views inside of the text's view have presses of their own; a field
  /// that is disabled leaves them to the views around it.
  override var mayTakeTouches: Bool {
    seen.first?.view === attachedView && (attachedView as? UIControl)?.isEnabled != false
  }
}
