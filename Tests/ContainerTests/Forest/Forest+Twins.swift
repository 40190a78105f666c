import Foundation
import Geometry

@testable import HeadlessUIKit

/// The same state, built at once on a fresh stage.
@MainActor
final class Twins {
  private var known: [ObjectIdentifier: UIViewController] = [:]
  private let forest: Forest

  init(_ forest: Forest) {
    self.forest = forest
  }

  func stage() -> Stage {
    let old = forest.stage
    let stage = Stage(device: old.device)
    if old.orientation != .portrait { stage.rotate(to: old.orientation) }
    if stage.screen.bounds.size != old.screen.bounds.size {
      stage.resize(to: old.screen.bounds.size)
    }
    stage.show(twin(of: forest.top))
    stage.advance(by: 1)
    for one in forest.everybody {
      guard let shown = one.modal.presented else { continue }
      let other = twin(of: shown)
      other.modalPresentationStyle = shown.modalPresentationStyle
      let source = forest.anchors[ObjectIdentifier(shown)].flatMap { known[ObjectIdentifier($0)] }
      forest.anchor(other, at: source ?? twin(of: one))
      twin(of: one).present(other, animated: false)
      stage.advance(by: 1)
    }
    return stage
  }

  private func twin(of one: UIViewController) -> UIViewController {
    if let made = known[ObjectIdentifier(one)] { return made }
    let made = make(one)
    known[ObjectIdentifier(one)] = made
    return made
  }

  private func make(_ one: UIViewController) -> UIViewController {
    switch one {
    case let stack as UINavigationController: make(stack)
    case let tabs as UITabBarController: make(tabs)
    case let split as UISplitViewController: make(split)
    case let book as UIPageViewController: make(book)
    case let halves as Halves: Halves(twin(of: halves.upper), twin(of: halves.lower))
    case let leaf as Leaf: Leaf(leaf.number)
    default: UIViewController()
    }
  }

  private func make(_ stack: UINavigationController) -> UINavigationController {
    let other = UINavigationController()
    // Columns of a collapsed split are stacks on a stack.
    other.adopt(stack.viewControllers.map(twin), animated: false)
    other.isNavigationBarHidden = stack.isBarHidden
    other.isToolbarHidden = stack.isToolbarHidden
    other.navigationBar.prefersLargeTitles = stack.navigationBar.prefersLargeTitles
    other.navigationBar.isTranslucent = stack.navigationBar.isTranslucent
    return other
  }

  private func make(_ tabs: UITabBarController) -> UITabBarController {
    let other = UITabBarController()
    other.viewControllers = tabs.viewControllers?.map(twin)
    if tabs.selectedIndex == NSNotFound {
      other.selectedViewController = other.moreNavigationController
    } else {
      other.selectedIndex = tabs.selectedIndex
    }
    return other
  }

  private func make(_ split: UISplitViewController) -> UISplitViewController {
    let other =
      split.style == .unspecified
      ? UISplitViewController() : UISplitViewController(style: split.style)
    other.primaryEdge = split.primaryEdge
    other.preferredSplitBehavior = split.preferredSplitBehavior
    other.preferredDisplayMode = split.preferredDisplayMode
    other.chosenMode = split.chosenMode
    if split.style == .unspecified {
      other.viewControllers = split.viewControllers.map(twin)
      return other
    }
    let columns: [UISplitViewController.Column] =
      split.isCollapsed ? [.primary, .compact] : [.primary, .supplementary, .secondary, .compact]
    for column in columns {
      if let one = split.viewController(for: column) {
        other.setViewController(twin(of: one), for: column)
      }
    }
    return other
  }

  private func make(_ book: UIPageViewController) -> UIPageViewController {
    let other = UIPageViewController(
      transitionStyle: book.transitionStyle,
      navigationOrientation: book.navigationOrientation
    )
    other.setViewControllers(
      book.viewControllers?.map(twin),
      direction: .forward,
      animated: false
    )
    return other
  }
}
