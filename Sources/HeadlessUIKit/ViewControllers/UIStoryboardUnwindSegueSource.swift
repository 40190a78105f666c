/// An unwind segue's source and action, for the search for its destination.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }
}
