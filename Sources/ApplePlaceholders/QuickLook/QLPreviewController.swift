public import Foundation
public import HeadlessUIKit

public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// The sheet of a file: a labelled box with its name.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { reloadData() } } }
  private var label: UILabel?

  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource else { return nil }
    let count = dataSource.numberOfPreviewItems(in: self)
    guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    let label = StandInLabel.label("", in: view)
    view.addSubview(label)
    self.label = label
    reloadData()
    // In a navigation controller, its bar leads back.
    guard navigationController == nil else { return }
    SheetBar.add(title: "", button: .done, to: self) { [weak self] in self?.leave() }
  }

  open func reloadData() {
    title = currentPreviewItem?.previewItemTitle
    label?.text = title ?? "Document"
  }

  open func refreshCurrentPreviewItem() { reloadData() }

  private func leave() {
    delegate?.previewControllerWillDismiss(self)
    dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
  }
}
