public import Foundation

/// A presentation controller that can be made from its class alone; see `ClassMadeSegue`.
@preconcurrency @MainActor
open class ClassMadePresentation: NSObject {
  public required init(
    _presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init()
  }

  override init() {
    super.init()
  }
}

extension ClassMadePresentation {
  /// Calls the class's own `init(presentedViewController:presenting:)`.
  public static func made(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) -> Self {
    self.init(
      _presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
  }
}
