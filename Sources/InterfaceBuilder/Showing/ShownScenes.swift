package import Foundation
package import HeadlessUIKit

/// The scenes on screen and the names in them.
@MainActor
package struct ShownScenes {
  private let stage: Stage

  package init(on stage: Stage) { self.stage = stage }

  /// The controllers on screen, the topmost first, each before its children.
  var controllers: [UIViewController] {
    guard let root = stage.window.rootViewController else { return [] }
    let levels = Array(sequence(first: root) { $0.presentedViewController })
    return levels.reversed().flatMap(\.withShownChildren)
  }

  func origin(_ controller: UIViewController) -> SceneOrigin? {
    controller.origin as? SceneOrigin
  }

  // MARK: Segues

  /// Whether a controller of that scene is on screen.
  package func shows(_ scene: String, of document: InterfaceDocument) -> Bool {
    controllers.contains { origin($0)?.comes(from: scene, of: document) ?? false }
  }

  package func performSegue(_ name: String) throws(InterfaceError) {
    try performSegue(name, from: controllers)
  }

  /// Performs a segue of that scene alone.
  package func performSegue(
    _ name: String,
    of scene: String,
    in document: InterfaceDocument
  ) throws(InterfaceError) {
    let owners = controllers.filter { origin($0)?.comes(from: scene, of: document) ?? false }
    try performSegue(name, from: owners)
  }

  private func performSegue(
    _ name: String,
    from controllers: [UIViewController]
  ) throws(InterfaceError) {
    for controller in controllers {
      guard let segue = origin(controller)?.performable.first(where: { $0.isCalled(name) })
      else { continue }
      origin(controller)?.perform(segue, from: controller)
      return
    }
    let known = controllers.flatMap { origin($0)?.performable ?? [] }
    throw .missingSegue(name, known: known.compactMap { $0["identifier"] ?? $0.id })
  }

  /// By its identifier, its action or its object id.
  package func unwind(_ name: String) throws(InterfaceError) {
    for controller in controllers {
      let ways = origin(controller)?.performable.filter { $0["kind"] == "unwind" } ?? []
      guard let way = ways.first(where: { $0.isCalled(name) || $0.unwindsBy(name) }) else {
        continue
      }
      origin(controller)?.perform(way, from: controller)
      return
    }
    let all = controllers.flatMap { origin($0)?.performable ?? [] }
    let known = all.filter { $0["kind"] == "unwind" }
    throw .missingUnwind(
      name,
      known: known.compactMap { $0["identifier"] ?? $0["unwindAction"] ?? $0.id }
    )
  }

  // MARK: Going back

  /// Whether there was a screen to leave: the last one that was pushed on what is presented
  /// topmost, otherwise what is presented.
  package func goBack() -> Bool {
    guard let root = stage.window.rootViewController else { return false }
    let levels = Array(sequence(first: root) { $0.presentedViewController })
    guard let top = levels.last else { return false }
    let stacks = top.withShownChildren.compactMap { $0 as? UINavigationController }
    if let stack = stacks.last(where: { $0.viewControllers.count > 1 }) {
      stack.popViewController(animated: true)
      return true
    }
    guard let presenting = top.presentingViewController else { return false }
    presenting.dismiss(animated: true)
    return true
  }

  package func back() throws(InterfaceError) {
    guard goBack() else { throw .nothingToLeave }
  }

  /// The identities of what is shown.
  var identities: [ObjectIdentifier] { controllers.map { ObjectIdentifier($0) } }

  // MARK: Tabs

  /// Selects a tab by its title, its identifier or its number, counted from 1.
  package func select(tab name: String) throws(InterfaceError) {
    let bars = controllers.compactMap { $0 as? UITabBarController }
    for tabs in bars {
      guard let child = tabs.viewControllers?.first(where: { names(ofTab: $0).contains(name) })
      else { continue }
      tabs.selectedViewController = child
      return
    }
    for tabs in bars {
      guard let number = Int(name), let all = tabs.viewControllers,
        number > 0, number <= all.count
      else { continue }
      tabs.selectedViewController = all[number - 1]
      return
    }
    throw .missingTab(name, known: bars.flatMap(tabNames))
  }

  /// A name of every tab that a script can write; tabs without one have a number.
  private func tabNames(_ tabs: UITabBarController) -> [String] {
    (tabs.viewControllers ?? []).enumerated().map { index, child in
      names(ofTab: child).first ?? "\(index + 1)"
    }
  }

  private func names(ofTab controller: UIViewController) -> [String] {
    let inner = (controller as? UINavigationController)?.viewControllers.first
    return [controller, inner].compactMap(\.self).flatMap {
      [$0.tabBarItem?.title, $0.title, origin($0)?.identifier].compactMap(\.self)
    }.filter { !$0.isEmpty }
  }

  // MARK: Places

  /// The point at which a finger touches the named view.
  package func point(of name: String) throws(InterfaceError) -> CGPoint {
    let window = stage.window
    let spoken = VisibleTexts(in: window)
    let found = controllers.compactMap { origin($0)?.object(named: name) }.compactMap(view)
    let points =
      found.filter { $0.window === window }.map { window.middle(of: $0) } + spoken.points(of: name)
    guard !points.isEmpty else { throw .nothingCalled(name, known: spoken.all) }
    guard let point = points.first(where: window.bounds.contains) else {
      throw .outsideTheScreen(name)
    }
    return point
  }

  private func view(_ object: AnyObject) -> UIView? {
    switch object {
    case let view as UIView: view
    case let item as UIBarButtonItem: item.shownView
    case let recognizer as UIGestureRecognizer: recognizer.view
    default: nil
    }
  }
}

extension UIView {
  /// The centre of the visible part of a view, in this one's space.
  func middle(of view: UIView) -> CGPoint {
    let whole = view.convert(view.bounds, to: self)
    let seen = whole.intersection(bounds)
    let area = seen.isNull || seen.isEmpty ? whole : seen
    return CGPoint(x: area.midX, y: area.midY)
  }
}

extension UIViewController {
  fileprivate var withShownChildren: [UIViewController] {
    let shown: [UIViewController] =
      switch self {
      case let stack as UINavigationController: [stack.topViewController].compactMap(\.self)
      case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
      default: children
      }
    return [self] + shown.flatMap(\.withShownChildren)
  }
}

extension SceneOrigin {
  var performable: [Element] {
    segues.filter { !["embed", "relationship", nil].contains($0["kind"]) }
  }
}

extension Element {
  func isCalled(_ name: String) -> Bool { self["identifier"] == name || id == name }

  /// `cancel` for `cancel:`.
  fileprivate func unwindsBy(_ name: String) -> Bool {
    guard let action = self["unwindAction"] else { return false }
    return action == name || action == name + ":"
  }
}
