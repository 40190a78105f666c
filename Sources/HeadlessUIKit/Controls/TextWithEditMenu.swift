import Foundation
import Geometry

/// A text in which fingers select, with an edit menu for what they have selected.
@MainActor
protocol TextWithEditMenu: UIView, EditedText {
  var selectionMark: TextSelectionMark? { get set }
  /// Whether selected text is marked.
  var marksSelection: Bool { get }
  /// Begins to edit, if the text can be edited, and selects the word at a point.
  func selectWord(at point: CGPoint)
  /// The delegate's menu; nil for the usual one.
  func ownEditMenu(_ suggested: [UIMenuElement]) -> UIMenu?
  func editMenuWillOpen(_ animator: MenuAnimator)
  func editMenuWillClose(_ animator: MenuAnimator)
}

extension TextWithEditMenu {
  /// [I] Selects when the press begins, and shows the menu when the finger is lifted.
  func followPress(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: selectWord(at: press.location(in: self))
    case .ended: if marksSelection { showEditMenu() }
    default: break
    }
  }

  /// Selects the word at a point, or after three taps its paragraph; false where there is none.
  func selectUnit(at point: CGPoint, taps: Int = 2) -> Bool {
    guard hasText, let near = closestPosition(to: point)?.offset else { return false }
    let unit = units(isParagraph: taps > 2).first { unit in
      unit.length > 0 && unit.location <= near && near <= NSMaxRange(unit)
    }
    guard let unit else { return false }
    selectedTextRange = UITextRange(unit)
    return true
  }

  /// [I] Of secret text there is one word.
  private func units(isParagraph: Bool) -> [NSRange] {
    let text = ownText.string
    if isSecureTextEntry { return [NSRange(location: 0, length: ownText.length)] }
    return isParagraph ? TextUnits.paragraphs(of: text) : TextUnits.words(of: text)
  }

  /// Marks the selection below the letters, which another view draws.
  func markSelection(below letters: UIView) {
    guard marksSelection, keptSelection.length > 0 else { return removeMark() }
    let mark = selectionMark ?? TextSelectionMark(frame: .zero)
    if selectionMark == nil {
      selectionMark = mark
      insertSubview(mark, belowSubview: letters)
      addGestureRecognizer(mark.drag)
    }
    mark.show(selectedParts, in: tintColor)
  }

  private func removeMark() {
    guard let mark = selectionMark else { return }
    selectionMark = nil
    mark.removeFromSuperview()
    removeGestureRecognizer(mark.drag)
  }

  private var selectedParts: [UITextSelectionRect] {
    selectionRects(for: UITextRange(keptSelection))
  }

  // MARK: The edit menu

  func showEditMenu() {
    layoutIfNeeded()
    var opening = EditMenuSession.Opening(
      view: self,
      sender: self,
      menu: { [weak self] in self?.editMenu ?? UIMenu() },
      target: { [weak self] in self?.selectionPlace ?? .zero }
    )
    // [W] After these the menu shows what can be done with the selection.
    opening.continues = { leaf in
      guard let action = (leaf as? UICommand)?.action else { return false }
      return action == "select:" || action == "selectAll:"
    }
    opening.willOpen = { [weak self] in self?.editMenuWillOpen($0) }
    opening.willClose = { [weak self] in self?.editMenuWillClose($0) }
    EditMenuSession.open(opening)
  }

  /// Closes the menu of this text, as typing does.
  func closeEditMenu() {
    // A text that is being removed has no window any more, but its stage is the one that runs.
    let core = window?.stage?.core ?? .ambient
    let session = core.part(EditMenuState.self).session
    if session?.view === self { session?.close() }
  }

  private var editMenu: UIMenu {
    let suggested = suggestedEditing(with: UIMenuController.shared.menuItems ?? [])
    return ownEditMenu(suggested) ?? UIMenu(children: suggested)
  }

  /// The part of the selection that is seen, or the insertion point.
  private var selectionPlace: CGRect {
    let rects = selectedParts.map(\.rect)
    guard let first = rects.first else {
      return caretRect(for: UITextPosition(keptSelection.location))
    }
    let seen = rects.dropFirst().reduce(first) { $0.union($1) }.intersection(bounds)
    return seen.isNull ? bounds : seen
  }
}
