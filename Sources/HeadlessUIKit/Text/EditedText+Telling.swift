import Foundation

// What the input delegate of a text hears.
extension EditedText {
  /// [D] The delegate is told before and after the text changes, [I] typed text included, and of
  /// the selection in between.
  func changeText(_ change: () -> Void) {
    inputDelegate?.textWillChange(self)
    change()
    inputDelegate?.textDidChange(self)
  }

  /// Passes what is left of a range: whoever was told or asked before may have shortened the text.
  func changeText(in range: NSRange, _ change: (NSRange) -> Void) {
    changeText { change(self.range(UITextRange(range))) }
  }

  func selectionWillChange(to selection: NSRange) {
    if selection != self.selection { inputDelegate?.selectionWillChange(self) }
  }

  func selectionDidChange(from selection: NSRange) {
    if selection != self.selection { inputDelegate?.selectionDidChange(self) }
  }
}
