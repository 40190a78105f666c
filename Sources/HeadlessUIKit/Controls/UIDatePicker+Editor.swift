import Foundation

/// What the fields of a date picker open.
extension UIDatePicker {
  /// [D] Editing occurs in an overlay: a calendar for a date, wheels for anything else.
  func openEditor(of field: UIButton) {
    guard editor == nil else { return }
    guard let presenter = nearestController ?? window?.rootViewController else {
      return layer.core.warnOnce(
        "UIDatePicker",
        "a date picker in no view controller cannot present what its fields open",
        remedy: "add the picker to the view of a controller"
      )
    }
    let opened = DateEditorController(self, beside: field, mode: mode(of: field))
    editor = opened
    presenter.present(opened, animated: true)
    // UIKit refuses to present twice, and says so.
    if opened.presentingViewController == nil { editor = nil }
  }

  private func mode(of field: UIButton) -> Mode {
    if showsCalendar { return .time }
    guard datePickerMode == .dateAndTime else { return datePickerMode }
    return field === fields.fields.first ? .date : .time
  }

  /// [W] Editing begins when the overlay opens and ends when it has closed.
  func editorOpened(beside field: UIButton?) {
    fields.openField = field
    sendActions(for: .editingDidBegin)
  }
  func editorWillClose() { fields.openField = nil }
  func editorClosed() {
    fields.openField = nil
    editor = nil
    sendActions(for: .editingDidEnd)
  }
}
