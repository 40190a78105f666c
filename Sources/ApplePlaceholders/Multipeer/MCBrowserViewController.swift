public import Foundation
public import HeadlessUIKit

@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// The sheet of devices nearby, without any.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
  public let session: MCSession
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  open var minimumNumberOfPeers = 2  // [D]
  open var maximumNumberOfPeers = 8  // [D]

  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a browser of peers has no archive") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add("No Devices Nearby", title: "", button: .cancel, to: self) { [weak self] in
      self?.cancel()
    }
  }

  /// [D] The delegate dismisses it.
  private func cancel() { delegate?.browserViewControllerWasCancelled(self) }
}
