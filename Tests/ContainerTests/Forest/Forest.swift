import Foundation
import Geometry
import TestSupport

@testable import HeadlessUIKit

/// A random tree of containers of all kinds, to which random things are done at random times.
@MainActor
final class Forest {
  var dice: SeededGenerator
  let seed: Int
  let stage: Stage
  private(set) var top = UIViewController()
  private(set) var leaves: [Leaf] = []
  /// From where each presented controller was presented.
  var anchors: [ObjectIdentifier: UIViewController] = [:]
  let director: Chance

  private static let devices: [Stage.Device] = [
    .iPhone15, .iPadPro11, .iPhone15, .iPhone15ProMax,
  ]

  init(_ seed: Int) {
    self.seed = seed
    dice = SeededGenerator(seed: UInt64(seed) &* 0x1234_5678_9ABC)
    stage = Stage(device: Self.devices[dice.number(below: Self.devices.count)])
    director = Chance(SeededGenerator(seed: UInt64(seed) &+ 99))
    director.forest = self
    top = tree(2, canSplit: true)
    stage.show(top)
  }

  func leaf() -> Leaf {
    let leaf = Leaf(leaves.count)
    leaves.append(leaf)
    return leaf
  }

  // MARK: Growing

  func tree(_ depth: Int, canSplit: Bool = false) -> UIViewController {
    guard depth > 0 else { return leaf() }
    switch dice.number(below: canSplit ? 6 : 5) {
    case 0, 1: return stack(depth)
    case 2: return tabs(depth)
    case 3: return book()
    case 4:
      return depth == 2 ? Halves(tree(depth - 1), tree(depth - 1)) : stack(depth)
    default: return split(depth)
    }
  }

  func stack(_ depth: Int) -> UINavigationController {
    let stack = UINavigationController(
      rootViewController: dice.number(below: 6) == 0 && depth > 1 ? book() : leaf()
    )
    for _ in 0..<dice.number(below: 3) { stack.pushViewController(leaf(), animated: false) }
    stack.navigationBar.prefersLargeTitles = dice.number(below: 3) == 0
    stack.navigationBar.isTranslucent = dice.number(below: 4) > 0
    if dice.number(below: 5) == 0 { stack.isNavigationBarHidden = true }
    if dice.number(below: 5) == 0 { stack.isToolbarHidden = false }
    if dice.number(below: 4) == 0 { stack.delegate = director }
    return stack
  }

  private func tabs(_ depth: Int) -> UITabBarController {
    let tabs = UITabBarController()
    let count = dice.number(below: 6) == 0 ? 6 : 2 + dice.number(below: 3)
    tabs.viewControllers = (0..<count).map { _ in tree(depth - 1, canSplit: depth > 1) }
    if dice.number(below: 4) == 0 { tabs.delegate = director }
    return tabs
  }

  func book() -> UIPageViewController {
    let book = UIPageViewController(
      transitionStyle: dice.number(below: 2) == 0 ? .scroll : .pageCurl,
      navigationOrientation: dice.number(below: 4) == 0 ? .vertical : .horizontal
    )
    book.setViewControllers([leaf()], direction: .forward, animated: false)
    book.dataSource = director
    return book
  }

  private func split(_ depth: Int) -> UISplitViewController {
    let kind = dice.number(below: 3)
    guard kind > 0 else {
      let split = UISplitViewController()
      split.viewControllers = [
        dice.number(below: 3) == 0 ? tree(depth - 1) : stack(1),
        dice.number(below: 2) == 0 ? stack(1) : leaf(),
      ]
      return split
    }
    let split = UISplitViewController(style: kind == 1 ? .doubleColumn : .tripleColumn)
    split.setViewController(stack(1), for: .primary)
    if kind == 2 { split.setViewController(stack(1), for: .supplementary) }
    split.setViewController(stack(1), for: .secondary)
    if dice.number(below: 3) == 0 { split.setViewController(stack(1), for: .compact) }
    if dice.number(below: 4) == 0 { split.primaryEdge = .trailing }
    return split
  }

  // MARK: Walking

  /// All controllers that hang together with the root, presented ones too.
  var everybody: [UIViewController] {
    func below(_ one: UIViewController) -> [UIViewController] {
      let shown = one.modal.presented.map(below) ?? []
      return [one] + one.children.flatMap(below) + shown
    }
    return below(top)
  }

  func pick<Kind>(_ kind: Kind.Type) -> Kind? {
    // What UIKit makes for a tab bar is not the app's to change.
    let own = everybody.filter { !($0 is MoreStack) && !($0 is MoreListController) }
    let found = own.compactMap { $0 as? Kind }
    return found.isEmpty ? nil : found[dice.number(below: found.count)]
  }
}

/// Gives animators and interactions to some, and pages to all.
@MainActor
final class Chance: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIPageViewControllerDataSource
{
  private var dice: SeededGenerator
  weak var forest: Forest?

  init(_ dice: SeededGenerator) {
    self.dice = dice
    super.init()
  }

  private func animator() -> Slide? { dice.number(below: 3) == 0 ? nil : Slide() }

  private func interaction() -> UIPercentDrivenInteractiveTransition? {
    guard dice.number(below: 2) == 0 else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition()
    let ends = dice.number(below: 2) == 0
    guard let stage = forest?.stage else { return nil }
    stage.schedule(at: stage.now + 0.1) { interaction.update(0.4) }
    stage.schedule(at: stage.now + 0.25) {
      if ends { interaction.finish() } else { interaction.cancel() }
    }
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { dice.number(below: 4) == 0 ? nil : forest?.leaf() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { dice.number(below: 4) == 0 ? nil : forest?.leaf() }
}
