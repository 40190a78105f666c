public import Foundation

/// Where an option of an app's own stands in the menu.
public enum UIDocumentMenuOrder: UInt, Sendable {
  case first, last
}

@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
  func documentMenu(
    _ documentMenu: UIDocumentMenuViewController,
    didPickDocumentPicker documentPicker: UIDocumentPickerViewController
  )
  func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

extension UIDocumentMenuDelegate {
  public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}

/// The menu of places that have documents, before iOS 11: an action sheet.
@preconcurrency @MainActor
open class UIDocumentMenuViewController: UIAlertController {
  open weak var delegate: (any UIDocumentMenuDelegate)?

  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init { UIDocumentPickerViewController(documentTypes: allowedUTIs, in: mode) }
  }

  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init { UIDocumentPickerViewController(url: url, in: mode) }
  }

  /// [W] "Browse" leads to the picker, which the delegate presents.
  private convenience init(_ makePicker: @escaping () -> UIDocumentPickerViewController) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
    addAction(
      UIAlertAction(title: "Browse", style: .default) { [weak self] _ in
        guard let self else { return }
        delegate?.documentMenu(self, didPickDocumentPicker: makePicker())
      }
    )
    addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
        guard let self else { return }
        delegate?.documentMenuWasCancelled(self)
      }
    )
  }

  open func addOption(
    withTitle title: String,
    image: UIImage?,
    order: UIDocumentMenuOrder,
    handler: @escaping () -> Void
  ) {
    let option = UIAlertAction(title: title, style: .default) { _ in handler() }
    option.setValue(image, forKey: "image")
    actions.insert(option, at: order == .first ? actions.startIndex : actions.endIndex)
    contentChanged()
  }
}
