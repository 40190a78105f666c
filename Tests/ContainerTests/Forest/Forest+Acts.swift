import Foundation
import Geometry
import TestSupport

@testable import HeadlessUIKit

/// What may happen in a forest.
extension Forest {
  func play() throws {
    var acts: [(TimeInterval, () -> Void)] = []
    for step in 0..<30 {
      let time = Double(step) * 0.4 + Double.random(in: 0..<0.4, using: &dice)
      acts.append((time, { [self] in act() }))
    }
    try stage.record(for: 20, fps: 1) {
      for (time, body) in acts { stage.schedule(at: time, body) }
    }
    try stage.settle()
    if dice.number(below: 2) == 0, top.presentedViewController != nil {
      top.dismiss(animated: true)
    }
    try stage.settle()
    stage.advance(by: 1)
  }

  private func act() {
    let isAnimated = dice.number(below: 3) > 0
    switch dice.number(below: 16) {
    case 0...3: stackAct(isAnimated)
    case 4, 5: tabAct()
    case 6, 7: splitAct()
    case 8: pageAct(isAnimated)
    case 9, 10: sizeAct()
    case 11: present(isAnimated)
    case 12: pick(UIViewController.self)?.dismiss(animated: isAnimated)
    case 13: stage.tap(at: point())
    case 14: stage.drag(from: point(), to: point(), duration: 0.2)
    default: stage.drag(from: CGPoint(x: 2, y: 300), to: point(), duration: 0.2)
    }
  }

  private func point() -> CGPoint {
    let size = stage.screen.bounds.size
    return CGPoint(
      x: CGFloat.random(in: 1..<size.width, using: &dice).rounded(),
      y: CGFloat.random(in: 1..<size.height, using: &dice).rounded()
    )
  }

  private func stackAct(_ isAnimated: Bool) {
    guard let stack = pick(UINavigationController.self) else { return }
    let line = stack.viewControllers
    switch dice.number(below: 12) {
    case 0, 1, 2: stack.pushViewController(leaf(), animated: isAnimated)
    case 3: stack.popViewController(animated: isAnimated)
    case 4: stack.popToRootViewController(animated: isAnimated)
    case 5:
      if !line.isEmpty {
        stack.popToViewController(line[dice.number(below: line.count)], animated: isAnimated)
      }
    case 6: stack.setViewControllers(shuffled(line), animated: isAnimated)
    case 7: stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: isAnimated)
    case 8: stack.setToolbarHidden(!stack.isToolbarHidden, animated: isAnimated)
    case 9: stack.navigationBar.prefersLargeTitles.toggle()
    case 10: nestedPush(stack, isAnimated)
    default: pick(Leaf.self)?.show(leaf(), sender: nil)
    }
  }

  private func shuffled(_ line: [UIViewController]) -> [UIViewController] {
    var new = line.filter { _ in dice.number(below: 3) > 0 }.shuffled(using: &dice)
    if new.isEmpty || dice.number(below: 2) == 0 { new.append(leaf()) }
    return new
  }

  /// One screen pushes the next while it is still arriving.
  private func nestedPush(_ stack: UINavigationController, _ isAnimated: Bool) {
    let (first, second) = (leaf(), leaf())
    first.onArrival { [weak stack] in stack?.pushViewController(second, animated: isAnimated) }
    stack.pushViewController(first, animated: isAnimated)
  }

  private func tabAct() {
    guard let tabs = pick(UITabBarController.self) else { return }
    let all = tabs.viewControllers ?? []
    switch dice.number(below: 6) {
    case 0: tabs.viewControllers = all.shuffled(using: &dice)
    case 1: if all.count > 2 { tabs.viewControllers = Array(all.dropFirst()) }
    case 2: if all.count < 7 { tabs.viewControllers = all + [stack(1)] }
    default: tabs.selectedIndex = dice.number(below: max(1, all.count))
    }
  }

  private func splitAct() {
    guard let split = pick(UISplitViewController.self) else { return }
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let column = columns[dice.number(below: 3)]
    switch dice.number(below: 9) {
    case 0, 1: split.preferredDisplayMode = .init(rawValue: dice.number(below: 7)) ?? .automatic
    case 2: split.preferredSplitBehavior = .init(rawValue: dice.number(below: 4)) ?? .automatic
    case 3, 4:
      if split.style != .unspecified, split.viewController(for: column) != nil {
        split.show(column)
      }
    case 5: if split.style != .unspecified { split.hide(column) }
    case 6: pick(Leaf.self)?.showDetailViewController(leaf(), sender: nil)
    case 7: if split.style != .unspecified { split.setViewController(leaf(), for: .secondary) }
    default: split.showDetailViewController(stack(1), sender: nil)
    }
  }

  private func pageAct(_ isAnimated: Bool) {
    pick(UIPageViewController.self)?.setViewControllers(
      [leaf()],
      direction: dice.number(below: 2) == 0 ? .forward : .reverse,
      animated: isAnimated
    )
  }

  private func sizeAct() {
    let orientations: [UIInterfaceOrientation] = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    guard stage.device.idiom == .pad, dice.number(below: 3) > 0 else {
      return stage.rotate(to: orientations[dice.number(below: 4)])
    }
    let width: CGFloat = [375, 694, 834, 1194][dice.number(below: 4)]
    stage.resize(to: CGSize(width: width, height: dice.number(below: 2) == 0 ? 834 : 1194))
  }

  private func present(_ isAnimated: Bool) {
    guard let source = pick(UIViewController.self), source.viewIfLoaded?.window != nil else {
      return
    }
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .overFullScreen, .formSheet, .popover, .currentContext,
      .overCurrentContext,
    ]
    let shown = dice.number(below: 2) == 0 ? leaf() : stack(1)
    shown.modalPresentationStyle = styles[dice.number(below: styles.count)]
    anchor(shown, at: source)
    source.present(shown, animated: isAnimated)
  }

  func anchor(_ shown: UIViewController, at source: UIViewController) {
    anchors[ObjectIdentifier(shown)] = source
    guard shown.modalPresentationStyle == .popover else { return }
    shown.popoverPresentationController?.sourceView = source.view
    shown.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 90, width: 20, height: 20)
  }
}
