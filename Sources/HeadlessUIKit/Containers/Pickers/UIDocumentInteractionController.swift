@preconcurrency public import Foundation

/// Shows a file, or hands it to another app, of which there is none here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var icons: [UIImage] { [] }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  // A sheet whose stage has ended is not there any more.
  private weak var preview: UIViewController?

  /// What a delegate answers that presents nothing.
  static let nowhere = UIViewController()

  public override init() {
    super.init()
  }

  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
  }

  // MARK: Preview

  /// A labelled sheet with the file's name.
  ///
  /// [D] False unless the delegate has a controller for it.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard preview?.presentingViewController == nil, let delegate else { return false }
    let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
    guard presenter !== Self.nowhere else { return false }
    let sheet = DocumentPreviewController(name ?? "Document") { [weak self] in self?.leave() }
    preview = sheet
    delegate.documentInteractionControllerWillBeginPreview(self)
    presenter.present(sheet, animated: animated)
    return true
  }

  open func dismissPreview(animated: Bool) {
    guard let sheet = preview else { return }
    preview = nil
    sheet.dismiss(animated: animated) { [self] in
      delegate?.documentInteractionControllerDidEndPreview(self)
    }
  }

  private func leave() { dismissPreview(animated: true) }

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

/// The sheet of a file.
private final class DocumentPreviewController: UIViewController {
  private let leave: () -> Void

  init(_ name: String, leave: @escaping () -> Void) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
    title = name
    modalPresentationStyle = .fullScreen
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a preview has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = title ?? ""
    StandInSheet.add(name, title: name, button: .done, to: self, leave: leave)
  }
}
