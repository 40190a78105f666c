public import Foundation

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentAt url: URL
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The sheet of files, without any.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open private(set) var documentPickerMode: UIDocumentPickerMode
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  public convenience init(
    forExporting urls: [URL],
    asCopy: Bool,
    shouldShowFileExtensions: Bool
  ) {
    self.init(forExporting: urls, asCopy: asCopy)
    self.shouldShowFileExtensions = shouldShowFileExtensions
  }

  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add("No Files", title: "Files", button: .cancel, to: self) { [weak self] in
      self?.cancel()
    }
  }

  /// [W] It dismisses itself.
  private func cancel() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }

  /// [I] Pulling it down, or a tap outside, is reported like its button.
  override func wasDismissedByUser() {
    delegate?.documentPickerWasCancelled(self)
  }
}
