public import Foundation
public import HeadlessUIKit

/// Safari's sheet without a page: its address, and the button that closes it.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public nonisolated override init() { super.init() }
  }

  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration
  private let url: URL

  public init(url URL: URL, configuration: Configuration) {
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a page has no archive") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIView(frame: view.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    StandInLabel.add(url.absoluteString, to: page)
    view.addSubview(page)
    let bar = SheetBar.add(
      title: url.host ?? "",
      button: dismissButtonStyle.item,
      to: self
    ) { [weak self] in self?.close() }
    bar.barTintColor = preferredBarTintColor
    bar.tintColor = preferredControlTintColor
  }

  /// [D] The sheet goes away by itself, and then tells its delegate.
  private func close() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

extension SFSafariViewController.DismissButtonStyle {
  fileprivate var item: UIBarButtonItem.SystemItem {
    switch self {
    case .done: .done
    case .close: .close
    case .cancel: .cancel
    }
  }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
