public import Foundation
public import HeadlessUIKit

public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeTwitter = "com.apple.social.twitter"

public enum SLComposeViewControllerResult: Int, Sendable {
  case cancelled, done
}

/// The sheet of a text for a social network, on a device without an account: nothing is sent.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
  public let serviceType: String
  open var completionHandler: ((SLComposeViewControllerResult) -> Void)?
  private var text: String?

  open class func isAvailable(forServiceType serviceType: String) -> Bool { false }

  // [D] Nil only on a device that has no such service.
  public init?(forServiceType serviceType: String) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a text to send has no archive") }

  @discardableResult
  open func setInitialText(_ text: String) -> Bool {
    self.text = text
    return true
  }

  @discardableResult
  open func add(_ image: UIImage) -> Bool { true }
  @discardableResult
  open func add(_ url: URL) -> Bool { true }
  @discardableResult
  open func removeAllImages() -> Bool { true }
  @discardableResult
  open func removeAllURLs() -> Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add(text ?? "Post", title: "Post", button: .cancel, to: self) { [weak self] in
      self?.cancel()
    }
  }

  private func cancel() {
    dismiss(animated: true)
    completionHandler?(.cancelled)
  }
}
