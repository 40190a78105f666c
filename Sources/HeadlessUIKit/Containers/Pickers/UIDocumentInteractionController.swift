@preconcurrency public import Foundation

/// Shows a file, or hands it to another app, of which there is none here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  private var ownUTI: String?
  private var ownName: String?
  /// [D] By default the type and the name of the file.
  open var uti: String? {
    get { ownUTI ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownUTI = newValue }
  }
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  open var annotation: Any?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var icons: [UIImage] { [] }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  // A sheet whose stage has ended is not there any more.
  private weak var preview: UIViewController?

  public override init() {
    super.init()
  }

  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  // MARK: Preview

  /// A labelled sheet with the file's name.
  ///
  /// [D] False unless the delegate has a controller for it.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard preview?.presentingViewController == nil, let delegate else { return false }
    let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
    guard !(presenter is Nowhere) else { return false }
    let title = name ?? "Document"
    let sheet = StandInSheetController(
      title,
      heading: title,
      button: .done,
      leave: { [weak self] in self?.dismissPreview(animated: true) },
      wasDismissed: { [weak self] in self?.ended() }
    )
    sheet.title = title
    sheet.modalPresentationStyle = .fullScreen
    preview = sheet
    delegate.documentInteractionControllerWillBeginPreview(self)
    presenter.present(sheet, animated: animated)
    return true
  }

  open func dismissPreview(animated: Bool) {
    guard let sheet = preview else { return }
    preview = nil
    sheet.dismiss(animated: animated) { [self] in ended() }
  }

  private func ended() {
    preview = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  // MARK: Menus

  // [D] A menu without entries is not presented, and that is what false says.

  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissMenu(animated: Bool) {}
}

/// What a delegate answers that presents nothing.
final class Nowhere: UIViewController {}
