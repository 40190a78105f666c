import Foundation
import Geometry

/// A bar's transition from one item to another, as part of a push or a pop or by itself.
@MainActor
final class NavigationBarChange {
  private let bar: UINavigationBar
  private let old: NavigationBarContent?
  private let oldItems: [UINavigationItem]
  private let new: NavigationBarContent?
  private let isForward: Bool
  private let isAnimated: Bool
  private let slides: Bool
  // [I] Titles move a shorter distance than the screens.
  private static let shiftFraction: CGFloat = 0.5

  /// Titles that do not slide fade where they are.
  init(
    _ bar: UINavigationBar,
    to items: [UINavigationItem],
    forward: Bool? = nil,
    slides: Bool = true
  ) {
    (self.bar, self.slides) = (bar, slides)
    oldItems = bar.itemList
    isForward = forward ?? (items.count >= oldItems.count)
    old = bar.content
    bar.itemList = items
    isAnimated = old != nil && items.last != nil
    new = items.last.map { bar.makeContent($0, behind: items.dropLast().last ?? bar.outerItem) }
    bar.content = new
    UIView.performWithoutAnimation { layOutStart() }
  }

  private var distance: CGFloat {
    guard slides else { return 0 }
    return bar.bounds.width * Self.shiftFraction * (isForward != bar.isRightToLeft ? 1 : -1)
  }

  private func layOutStart() {
    for view in new?.titles ?? [] { view.transform = shift(distance) }
    if let distance = titleDistance {
      (isForward ? new?.back?.titleView : new?.titleView)?.transform = shift(distance)
    }
    new?.alpha = 0
    bar.backdrop.prepare(for: bar.look(for: bar.topItem))
  }

  /// Called inside the animation of the screens.
  func move() {
    for view in new?.parts ?? [] { view.transform = .identity }
    new?.alpha = 1
    for view in old?.titles ?? [] { view.transform = shift(-distance) }
    if let distance = titleDistance {
      (isForward ? old?.titleView : old?.back?.titleView)?.transform = shift(-distance)
    }
    old?.alpha = 0
    bar.backdrop.fade(to: bar.look(for: bar.topItem))
  }

  private func shift(_ x: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: 0)
  }

  /// [W] A title becomes the back button's, and the title again when going back: the distance
  /// between the two.
  private var titleDistance: CGFloat? {
    guard slides else { return nil }
    let (upper, lower) = isForward ? (new, old) : (old, new)
    guard let upper, let lower, lower.showsTitle, let label = upper.back?.titleView else {
      return nil
    }
    let distance = lower.middle(of: lower.titleView) - upper.middle(of: label)
    return isForward ? distance : -distance
  }

  func finish(_ didComplete: Bool) {
    if !didComplete { bar.itemList = oldItems }
    for view in (old?.parts ?? []) + (new?.parts ?? []) { view.transform = .identity }
    old?.removeFromSuperview()
    new?.removeFromSuperview()
    bar.content = nil
    bar.change = nil
    bar.refresh()
  }
}
