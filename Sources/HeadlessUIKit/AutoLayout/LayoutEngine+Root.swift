import Foundation

extension LayoutEngine {
  /// Lays the root out, and solves what it has changed in its constraints meanwhile.
  ///
  /// [I] A change of constraints is no request for layout: UIKit solves them for the whole window,
  /// and lays out the views whose subviews another solution moves. So a cell may exchange its
  /// constraints for equal ones in each of its layouts. Here a cell is the root of its own engine, and
  /// is laid out again only if what it has changed moves something.
  func layOutRoot(_ layOut: () -> Void) {
    guard root.isLayoutBoundary, !isRootInLayout else { return layOut() }
    isRootInLayout = true
    layOut()
    isRootInLayout = false
    guard isAskedByRoot else { return }
    isAskedByRoot = false
    // The root has left for another hierarchy.
    guard root.layoutStateIfAny?.engine === self, update() else { return }
    movesRoot = true
    root.setNeedsLayout()
  }
}

extension UIView {
  /// Requests that the hierarchy's constraints be solved, and what they move laid out.
  func setNeedsSolution() {
    let root = layoutRoot
    guard let engine = root.layoutStateIfAny?.engine, engine.isRootInLayout else {
      return root.setNeedsLayout()
    }
    engine.isAskedByRoot = true
  }
}
