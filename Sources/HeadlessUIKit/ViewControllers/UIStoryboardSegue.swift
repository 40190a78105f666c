public import Foundation

/// The part of a segue that its class alone can make.
///
/// The initialiser is required only here: the class below overrides it by a convenience initialiser
/// and marks it as unavailable, so that subclasses inherit it and need not declare it.
@preconcurrency @MainActor
open class ClassMadeSegue: NSObject {
  public required init(
    _identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    super.init()
  }

  fileprivate override init() {
    super.init()
  }

  /// Calls the class's own `init(identifier:source:destination:)`.
  public static func made(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) -> Self {
    self.init(_identifier: identifier, source: source, destination: destination)
  }
}

/// A transition between two controllers; subclasses implement `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: ClassMadeSegue {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?
  /// The action of its kind in a storyboard, for classes that do not override `perform()`.
  private var kind: ((UIStoryboardSegue) -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }

  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  @available(*, unavailable)
  public required convenience init(
    _identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.init(identifier: _identifier, source: source, destination: destination)
  }

  /// Performs a storyboard's segue, and retains it if it has presented its destination.
  package func perform(as kind: ((UIStoryboardSegue) -> Void)?) {
    self.kind = kind
    perform()
    if destination.presentingViewController != nil { destination.modal.controller?.segue = self }
  }

  open func perform() {
    if let handler { return handler() }
    if let kind { return kind(self) }
    // [W] UIKit's message: only a storyboard's segue has a kind that performs itself.
    source.raise(
      "Subclasses of UIStoryboardSegue must override -perform.",
      remedy: "present or push the destination in perform(), or give the segue a performHandler"
    )
  }
}

extension UIViewController {
  // [D] Rule segue.perform, with UIKit's message: segues need a storyboard, and there is none.
  func raiseMissingSegue(_ identifier: String) {
    raise(
      "Receiver (<\(name)>) has no segue with identifier '\(identifier)'",
      remedy: "make the UIStoryboardSegue in code, prepare for it and perform it"
    )
  }
}
