import Foundation

extension UICollectionView {
  /// [D] UICollectionViewLayout.h: a layout hears of bounds that change in an animation, before and
  /// after what is seen in them is laid out, and may say where items come from and go.
  func layOutItems(afterBounds old: CGRect) {
    let layout = collectionViewLayout
    prepareIfNeeded()
    layout.prepare(forAnimatedBoundsChange: old)
    sendBeyondBounds()
    let known = Set(shown.keys)
    layOutItems()
    for (key, view) in shownInOrder where !known.contains(key) {
      guard let end = view.placement?.attributes,
        let first = layout.initialAttributes(of: view, key)
      else { continue }
      UIView.performWithoutAnimation { put(view, first) }
      view.placement = nil
      apply(end, to: view)
    }
    layout.finalizeAnimatedBoundsChange()
  }

  private func sendBeyondBounds() {
    let wanted = Set(wantedElements().map(\.0))
    for (key, view) in shownInOrder where !wanted.contains(key) && view !== carried?.cell {
      guard let end = collectionViewLayout.finalAttributes(of: view, key) else { continue }
      shown[key] = nil
      UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
        self.put(view, end)
      } completion: { _ in
        view.alpha = 1
        self.recycle(view, key)
      }
    }
  }
}
