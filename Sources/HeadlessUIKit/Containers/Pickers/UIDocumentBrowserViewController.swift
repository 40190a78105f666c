public import Foundation

/// The root screen of an app for documents, which has none.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  public enum ImportMode: UInt, Sendable {
    case none, copy, move
  }

  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white, light, dark
  }

  public let contentTypesForRecentDocuments: [UTType]
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true  // [D]
  open var allowsPickingMultipleItems = false  // [D]
  open var shouldShowFileExtensions = false
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  open var localizedCreateDocumentActionTitle = "Create Document"
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  open var customActions: [UIDocumentBrowserAction] = []

  /// What shows the document and takes it away again.
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }

  /// Its name up to iOS 11.
  open func transitionController(
    forDocumentURL documentURL: URL
  ) -> UIDocumentBrowserTransitionController { transitionController(forDocumentAt: documentURL) }

  public init(forOpening contentTypes: [UTType]?) {
    contentTypesForRecentDocuments = contentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(forOpening: nil) }

  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
  }

  public required init?(coder: NSCoder) {
    contentTypesForRecentDocuments = []
    super.init(coder: coder)
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    StandInLabel.add("No Documents", to: view)
    guard allowsDocumentCreation else { return }
    SheetBar.add(title: "Documents", button: .add, to: self) { [weak self] in self?.create() }
  }

  /// [D] The delegate hands over a document, or nil.
  private func create() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: url)
    }
  }

  /// [D] Answers in a later turn with the document's URL, or that there is no such document.
  open func revealDocument(
    at url: URL,
    importIfNeeded: Bool,
    completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = FileManager.default.fileExists(atPath: url.path)
    StageCore.ambient.queue.later {
      completion?(isThere ? url : nil, isThere ? nil : CocoaError(.fileNoSuchFile))
    }
  }

  /// Answers in a later turn that there is no such document.
  open func importDocument(
    at documentURL: URL,
    nextToDocumentAt neighbourURL: URL,
    mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    StageCore.ambient.queue.later { completion(nil, CocoaError(.fileNoSuchFile)) }
  }
}
