import HeadlessUIKit

extension ControllerMaker {
  /// The controller inside the containers that the canvas shows around its scene.
  func make(
    _ scene: InterfaceDocument.SceneElements,
    in holders: [InferredContainers.Holder]
  ) -> UIViewController {
    var shown = make(scene)
    if holders.isEmpty { return simulated(shown, scene.controller) }
    var id = scene.controller?.id
    for holder in holders.reversed() {
      guard let outer = board.scene(ofController: holder.container) else { break }
      let container = make(outer)
      switch container {
      case let stack as UINavigationController:
        let below = holder.below.compactMap { board.scene(ofController: $0) }.map { make($0) }
        stack.setViewControllers(below + [shown], animated: false)
      case let tabs as UITabBarController: select(shown, id, of: outer, in: tabs)
      default: break
      }
      (shown, id) = (container, holder.container)
    }
    return shown
  }

  /// Adds a bar that the canvas shows as simulated.
  private func simulated(_ controller: UIViewController, _ element: Element?) -> UIViewController {
    let bar = element?.first(key: "simulatedTopBarMetrics")
    guard bar?.name == "simulatedNavigationBarMetrics", !(controller is UINavigationController)
    else { return controller }
    let stack = UINavigationController(rootViewController: controller)
    if bar?.flag("translucent") == false { stack.navigationBar.isTranslucent = false }
    return stack
  }

  /// Replaces the same scene's controller that the tabs already have.
  private func select(
    _ controller: UIViewController,
    _ id: String?,
    of scene: InterfaceDocument.SceneElements,
    in tabs: UITabBarController
  ) {
    let children = scene.controller?.list("connections").filter {
      $0["relationship"] == "viewControllers"
    }
    guard let index = children?.firstIndex(where: { $0["destination"] == id }),
      var all = tabs.viewControllers, all.indices.contains(index)
    else { return }
    all[index] = controller
    tabs.viewControllers = all
    tabs.selectedIndex = index
  }
}
