import Foundation
import Geometry

/// A controller's state for its containers.
@MainActor
struct ContainerState {
  /// The tab whose screen it is.
  weak var tab: UITab?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButton: UIBarButtonItem?
  var isEditing = false
  /// The edges that the containers' bars cover.
  var coveredEdges = UIEdgeInsets.zero
  var additionalInsets = UIEdgeInsets.zero
  /// The window whose root it is.
  weak var rootWindow: UIWindow?
  weak var restoring: StateRestoring?
  weak var contentScrollView: UIScrollView?
  weak var bottomScrollView: UIScrollView?
  /// How much of its large title is scrolled away.
  var collapse: CGFloat = 0
  /// The traits when a container stopped updating them.
  var traitsWhenCovered: UITraitCollection?
  var overriddenTraits: OverriddenTraits?
}

/// Traits that a container overrides for one of its children.
@MainActor
struct OverriddenTraits {
  let traits: UITraitCollection
  weak var container: UIViewController?

  func traits(by owner: UIViewController) -> UITraitCollection? {
    container === owner ? traits : nil
  }
}

extension UIViewController {
  /// [D] Containers' bars and the controller's additional insets reduce its safe area.
  var extraSafeArea: UIEdgeInsets {
    containerState.coveredEdges.adding(containerState.additionalInsets)
  }

  /// Sets the edges of the view that bars cover.
  func coverEdges(_ insets: UIEdgeInsets) {
    guard containerState.coveredEdges != insets else { return }
    containerState.coveredEdges = insets
    modal.presented?.modal.controller?.container?.setNeedsLayout()
    viewIfLoaded?.layer.markChanged()
    viewIfLoaded?.insetsChanged()
  }

  func addInsets(_ insets: UIEdgeInsets) {
    guard containerState.additionalInsets != insets else { return }
    containerState.additionalInsets = insets
    if insets != .zero { stage.hasAdditionalInsets = true }
    viewIfLoaded?.layer.markChanged()
    viewIfLoaded?.insetsChanged()
  }

  func makeNavigationItem() -> UINavigationItem {
    if let item = containerState.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    containerState.navigationItem = item
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    if let item = containerState.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    containerState.tabBarItem = item
    return item
  }

  /// Replaces the item in the bar that shows the old one.
  func replaceTabBarItem(_ item: UITabBarItem?) {
    containerState.tabBarItem = item
    nearestContainer(UITabBarController.self)?.refreshItems()
  }

  /// [D] The title is copied to the items.
  func titleChanged() {
    containerState.navigationItem?.title = title
    containerState.tabBarItem?.title = title
    parent?.titleOfChildChanged(to: title)
  }

  func makeEditButton() -> UIBarButtonItem {
    if let button = containerState.editButton { return button }
    let button = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    containerState.editButton = button
    return button
  }

  func editingChanged() {
    containerState.editButton?.title = isEditing ? "Done" : "Edit"
    containerState.editButton?.style = isEditing ? .done : .plain
  }

  func setToolbarItemList(_ items: [UIBarButtonItem]?, animated: Bool) {
    containerState.toolbarItems = items
    guard let navigation = navigationController, navigation.topViewController === self else {
      return
    }
    navigation.toolbarIfMade?.setItems(items, animated: animated)
  }

  /// [D] The nearest ancestor of that class.
  func nearestContainer<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }
}
