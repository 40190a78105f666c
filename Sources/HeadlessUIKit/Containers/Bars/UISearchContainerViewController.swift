public import Foundation

/// Contains a search controller as its child, which shows over the whole of its view.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  public let searchController: UISearchController

  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Documents have no search controller for it.
  public required init?(coder: NSCoder) { nil }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    addChild(searchController)
    let content: UIView = searchController.view
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    searchController.didMove(toParent: self)
  }
}
