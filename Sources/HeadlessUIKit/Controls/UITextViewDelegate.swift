public import Foundation

/// Controls the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// [D] The action of a tap; without one it shows the menu.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
  /// [D] Nil shows no menu.
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  func textView(
    _ textView: UITextView,
    textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  )
  func textView(
    _ textView: UITextView,
    textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  )
  /// Of iOS 10 to 16; asked before a link is followed, if the action of a tap is not.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Of iOS 7 to 9; asked if the later one is left out.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  /// [D] Nil shows the usual menu, and an empty one shows none.
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    standIn()?.textViewShouldBeginEditing(textView) ?? true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    standIn()?.textViewShouldEndEditing(textView) ?? true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    standIn()?.textViewDidBeginEditing(textView)
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    standIn()?.textViewDidEndEditing(textView)
  }
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    standIn()?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  public func textViewDidChange(_ textView: UITextView) {
    standIn()?.textViewDidChange(textView)
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    standIn()?.textViewDidChangeSelection(textView)
  }
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    standIn()?
      .textView(
        textView,
        shouldInteractWith: URL,
        in: characterRange,
        interaction: interaction
      ) ?? true
  }
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool {
    standIn()?.textView(textView, shouldInteractWith: URL, in: characterRange) ?? true
  }
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    standIn()?
      .textView(
        textView,
        shouldInteractWith: textAttachment,
        in: characterRange,
        interaction: interaction
      ) ?? true
  }
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool {
    standIn()?.textView(textView, shouldInteractWith: textAttachment, in: characterRange) ?? true
  }
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    standIn()?.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }
  public func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    standIn()?.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }
  public func textView(
    _ textView: UITextView,
    textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    standIn()?.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
  }
  public func textView(
    _ textView: UITextView,
    textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    standIn()?.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
  }
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    standIn()?.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
  public func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    standIn()?.textView(textView, willPresentEditMenuWith: animator)
  }
  public func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    standIn()?.textView(textView, willDismissEditMenuWith: animator)
  }

  private func standIn(_ requirement: String = #function) -> (any UITextViewDelegate)? {
    standIn(as: (any UITextViewDelegate).self, for: requirement)
  }
}
