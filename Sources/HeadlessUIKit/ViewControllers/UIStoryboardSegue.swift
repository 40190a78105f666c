public import Foundation

/// A way from one controller to another; subclasses draw it themselves.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let handler: () -> Void

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = {}
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

  open func perform() { handler() }
}

extension UIViewController {
  // [D] B1, in UIKit's words: segues come with storyboards, and there is none here.
  func raiseMissingSegue(_ identifier: String) {
    raise(
      "Receiver (<\(name)>) has no segue with identifier '\(identifier)'",
      remedy: "make the UIStoryboardSegue in code, prepare for it and perform it"
    )
  }
}
