public import Foundation

/// A controller that can be made from its class alone; see `ClassMadeObject`.
@preconcurrency @MainActor
open class ClassMadeController: UIResponder {
  public override init() {
    super.init()
  }

  public required init(_nibName: String?, bundle: Bundle?) {
    super.init()
  }
}

extension ClassMadeController {
  /// Calls the class's own `init(nibName:bundle:)`.
  public static func made(nibName: String?, bundle: Bundle?) -> Self {
    self.init(_nibName: nibName, bundle: bundle)
  }
}
