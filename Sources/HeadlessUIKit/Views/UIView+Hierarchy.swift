import Foundation

/// The position of a view and its layer among their siblings.
///
/// [W] A superview's layer may have sublayers without views; those keep their positions.
enum SiblingPosition {
  case front, back
  case above(UIView)
  case below(UIView)
}

extension UIView {
  /// Raises an exception for an index without a subview.
  func hasSubviews(at indices: Int...) -> Bool {
    guard let wrong = indices.first(where: { !subviewList.indices.contains($0) }) else {
      return true
    }
    layer.core.raise(
      "UIView",
      "index \(wrong) is beyond the \(subviewList.count) subviews",
      remedy: "use an index of the subviews"
    )
    return false
  }

  func insert(_ view: UIView, at index: Int) {
    let others = subviewList.filter { $0 !== view }
    insert(view, index >= others.count ? .front : .below(others[max(index, 0)]))
  }

  /// [W] UIKit's order: `willMove(toSuperview:)` before the window's, `didMove` after it.
  func insert(_ view: UIView, _ position: SiblingPosition) {
    precondition(
      view !== self && !isDescendant(of: view),
      "a view cannot be put into itself or into one of its subviews"
    )
    if view.superview === self {
      if subviewList.count > 1 { link(view, position) }
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    let old = view.superview
    let oldTint = view.tintColor
    (view.owner as? UIViewController)?.checkHierarchy(under: self)
    if (oldWindow == nil) != (newWindow == nil) {
      view.notifyControllers(entering: newWindow != nil)
    }
    if oldWindow != nil, newWindow == nil { _ = view.endEditingBelow(true) }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announce(newWindow) }
    old?.willRemoveSubview(view)
    view.unlink()
    link(view, position)
    if self is UIWindow { layer.core.animatorViews.note(view) }
    view.traitsMayHaveChanged()
    view.joinLayout()
    if oldWindow !== newWindow {
      // Here it has its containers and traits.
      if let pages = newWindow?.stage?.appearances, !pages.isEmpty { view.takeAppearances(pages) }
      view.reportWindow()
    }
    view.didMoveToSuperview()
    (view.owner as? UIViewController)?.contextViewDidMove()
    didAddSubview(view)
    // [I] A view that enters a window is told of its tint; outside, only of another one.
    let hasEntered = newWindow != nil && newWindow !== oldWindow
    if hasEntered || view.tintColor != oldTint { view.tintMayHaveChanged() }
  }

  /// An unknown sibling leaves the view in front [W].
  private func link(_ view: UIView, _ position: SiblingPosition) {
    guard !isAlready(view, position) else { return }
    if view.superviewReference === self { subviewList.removeAll { $0 === view } }
    view.superviewReference = self
    let index = position.index(among: subviewList.count) { known in
      subviewList.lastIndex { $0 === known }
    }
    subviewList.insert(view, at: index)
    layer.insert(view.layer) { layers in
      position.index(among: layers.count) { known in layers.lastIndex { $0 === known.layer } }
    }
  }

  /// Many layouts bring the same view to the front every time, which must not request layout.
  private func isAlready(_ view: UIView, _ position: SiblingPosition) -> Bool {
    guard view.superviewReference === self else { return false }
    return switch position {
    case .front: subviewList.last === view && layer.children.last === view.layer
    case .back: subviewList.first === view && layer.children.first === view.layer
    default: false
    }
  }

  func unlink() {
    guard let old = superviewReference else { return }
    leaveLayout()
    old.subviewList.removeAll { $0 === self }
    superviewReference = nil
    layer.removeFromSuperlayer()
    old.layer.sublayersChanged()
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    let hadWindow = window != nil
    if hadWindow { notifyControllers(entering: false) }
    // [W] A first responder that leaves the window resigns.
    if hadWindow { _ = endEditingBelow(true) }
    willMove(toSuperview: nil)
    if hadWindow { announce(nil) }
    old.willRemoveSubview(self)
    unlink()
    if hadWindow { reportWindow() }
    didMoveToSuperview()
    (owner as? UIViewController)?.contextViewDidMove()
  }

  func reorder(_ view: UIView, _ position: SiblingPosition) {
    if view.superview === self { link(view, position) }
  }

  func announce(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviewList { view.announce(window) }
  }

  func reportWindow() {
    didMoveToWindow()
    for view in subviewList { view.reportWindow() }
  }
}

extension SiblingPosition {
  /// The index among `count` siblings; `find` returns the index of a view.
  fileprivate func index(among count: Int, _ find: (UIView) -> Int?) -> Int {
    switch self {
    case .front: count
    case .back: 0
    case .above(let view): find(view).map { $0 + 1 } ?? count
    case .below(let view): find(view) ?? count
    }
  }
}
