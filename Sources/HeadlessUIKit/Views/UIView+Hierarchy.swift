import Foundation

extension UIView {
  func place(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = subviewList.filter { $0 !== view }
    guard let place = others.firstIndex(where: { $0 === sibling }) else {
      precondition(sibling === view, "the sibling is not a subview of this view")
      return
    }
    self.place(view, at: place + offset)
  }

  /// [D] The order: window and superview are announced, the link is made, then reported.
  func place(_ view: UIView, at index: Int) {
    precondition(
      view !== self && !isDescendant(of: view),
      "a view cannot be put into itself or into one of its subviews"
    )
    if view.superview === self {
      reorder(view, to: min(index, subviewList.count - 1))
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    let old = view.superview
    (view.owner as? UIViewController)?.checkHierarchy(under: self)
    if (oldWindow == nil) != (newWindow == nil) {
      view.tellControllers(entering: newWindow != nil)
    }
    if oldWindow !== newWindow { view.announce(newWindow) }
    view.willMove(toSuperview: self)
    old?.willRemoveSubview(view)
    view.unlink()
    link(view, at: min(max(index, 0), subviewList.count))
    view.traitsMayHaveChanged()
    view.joinLayout()
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.reportWindow() }
    didAddSubview(view)
    view.tintMayHaveChanged()
  }

  private func link(_ view: UIView, at index: Int) {
    subviewList.insert(view, at: index)
    view.superviewReference = self
    let above = subviewList[..<index].last?.layer
    layer.insert(view.layer) { layers in
      above.flatMap { above in layers.firstIndex { $0 === above } }.map { $0 + 1 }
        ?? (index == 0 ? 0 : layers.count)
    }
  }

  func unlink() {
    guard let old = superviewReference else { return }
    leaveLayout()
    old.subviewList.removeAll { $0 === self }
    superviewReference = nil
    layer.removeFromSuperlayer()
    old.setNeedsLayout()
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    let hadWindow = window != nil
    if hadWindow {
      tellControllers(entering: false)
      announce(nil)
    }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    unlink()
    didMoveToSuperview()
    if hadWindow { reportWindow() }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewList.firstIndex(where: { $0 === view }), old != index else { return }
    subviewList.remove(at: old)
    link(view, at: index)
  }

  func swap(_ first: Int, _ second: Int) {
    guard first != second else { return }
    let (low, high) = (subviewList[min(first, second)], subviewList[max(first, second)])
    let (lowIndex, highIndex) = (min(first, second), max(first, second))
    reorder(high, to: lowIndex)
    reorder(low, to: highIndex)
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
