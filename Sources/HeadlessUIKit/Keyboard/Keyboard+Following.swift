import Foundation
import Geometry

extension Keyboard {
  /// Completes pending layout, which must not be animated with the keyboard.
  func settleFollowers() {
    for window in stage.ownWindows where window.subtree(where: \.followsKeyboard) {
      window.layoutIfNeeded()
    }
  }

  /// Called inside the animation block that moves the keyboard.
  func follow() {
    for window in stage.ownWindows {
      var isTouched = false
      window.visit { view in
        if view.followsKeyboard {
          view.setNeedsLayout()
          view.layoutRoot.setNeedsLayout()
          isTouched = true
        }
        if let follower = view as? any KeyboardFollower {
          follower.keyboardMoved()
          isTouched = true
        }
        (view as? UIScrollView)?.makeRoom(for: self)
      }
      if isTouched { window.layoutIfNeeded() }
    }
    showFirstResponder()
  }

  /// How much it covers of a view, from the view's bottom.
  func overlap(with view: UIView) -> CGFloat {
    guard height > pull, let window = view.window, window !== self.window else { return 0 }
    let bottom = window.frame.minY + view.convert(view.bounds, to: nil).maxY
    return max(0, bottom - frame.minY)
  }

  /// [W] Scrolls a field into the visible part of the scroll view around it.
  private func showFirstResponder() {
    guard height > 0, pull == 0, let view = stage.firstResponder as? UIView,
      view is any UIKeyInput, view.window !== window
    else { return }
    let around = sequence(first: view, next: \.superview).dropFirst().lazy
      .compactMap { $0 as? UIScrollView }.first
    guard let around, around.isScrollEnabled else { return }
    around.scrollRectToVisible(view.convert(view.bounds, to: around), animated: false)
  }
}

extension UIView {
  fileprivate var followsKeyboard: Bool { layoutStateIfAny?.keyboardGuide != nil }

  fileprivate func visit(_ body: (UIView) -> Void) {
    body(self)
    for view in subviewList { view.visit(body) }
  }

  fileprivate func subtree(where claim: (UIView) -> Bool) -> Bool {
    claim(self) || subviewList.contains { $0.subtree(where: claim) }
  }
}

extension UIScrollView {
  /// [W] A list that is its controller's view adjusts its insets automatically.
  fileprivate func makeRoom(for keyboard: Keyboard) {
    guard (next as? UIViewController)?.listMakesRoom == true else { return }
    let overlap = keyboard.overlap(with: self)
    guard keyboardInset != overlap else { return }
    keyboardInset = overlap
    insetsMayHaveChanged()
    keepInLimits()
  }
}
