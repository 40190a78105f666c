package import HeadlessUIKit

extension Stage {
  /// Shows a controller of a document in a window that has the document's tint.
  package func show(_ controller: UIViewController, of file: InterfaceFile) {
    if let tint = file.tint { window.tintColor = tint }
    show(controller)
  }
}
