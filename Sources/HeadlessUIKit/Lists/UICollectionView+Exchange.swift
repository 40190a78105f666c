import Foundation
import Geometry

// Replacing the layout at once, animated, or interactively.

extension UICollectionView {
  /// Is called at the end of an interactive transition: whether the animation has finished, and
  /// whether the transition was completed.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  static let layoutChangeDuration: TimeInterval = 0.3  // [I]

  func exchangeLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    prepareTransition(from: old, to: layout)
    var leaving: [(view: UICollectionReusableView, key: CollectionKey)] = []
    let finish = { [self] (finished: Bool) in
      for (view, key) in leaving { recycle(view, key) }
      completion?(finished)
    }
    guard hasBeenLaidOut else {
      // [W] Nothing is laid out before the first layout pass: until then a view from a storyboard has
      // the size that it has there, which may not be the screen's.
      collectionViewLayout = layout
      finalizeTransition(from: old, to: layout)
      return finish(true)
    }
    guard animated, window != nil else {
      takeLayout(layout)
      layoutIfNeeded()
      finalizeTransition(from: old, to: layout)
      return finish(true)
    }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.layoutChangeDuration) { [self] in
      takeLayout(layout)
      bringItems(from: old)
      leaving = sendItems(to: layout)
      layoutIfNeeded()
      finalizeTransition(from: old, to: layout)
    } completion: {
      finish($0)
    }
  }

  /// [W] Both layouts have the collection view when they are told.
  private func prepareTransition(
    from old: UICollectionViewLayout,
    to layout: UICollectionViewLayout
  ) {
    layout.owner = self
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
  }

  /// [D] UICollectionViewLayout.h: in the animation, once everything is laid out.
  private func finalizeTransition(
    from old: UICollectionViewLayout,
    to layout: UICollectionViewLayout
  ) {
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  private func takeLayout(_ layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    prepareIfNeeded()
    takeTargetOffset()
  }

  /// Items that become visible start at their position in the old layout.
  private func bringItems(from old: UICollectionViewLayout) {
    let coming = wantedElements().filter { $0.0.kind == Self.cellKind && shown[$0.0] == nil }
    old.owner = self
    let starts = coming.map { old.layoutAttributesForItem(at: $0.0.path)?.duplicate() }
    old.owner = nil
    UIView.performWithoutAnimation {
      for ((key, end), start) in zip(coming, starts) {
        if let view = show(key, start ?? end) { notifyOfDisplay(view, key) }
      }
    }
  }

  /// Items that become invisible move to their position in the new layout, and are then removed.
  private func sendItems(
    to layout: UICollectionViewLayout
  ) -> [(view: UICollectionReusableView, key: CollectionKey)] {
    let staying = Set(wantedElements().map(\.0))
    let leaving = shownInOrder.filter { $0.key.kind == Self.cellKind && !staying.contains($0.key) }
    for (key, view) in leaving {
      shown[key] = nil
      if let end = layout.layoutAttributesForItem(at: key.path) { apply(end, to: view) }
    }
    return leaving.map { ($0.value, $0.key) }
  }
}

/// An interactive transition between layouts.
struct InteractiveLayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  func leadLayout(
    to layout: UICollectionViewLayout,
    _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    layoutIfNeeded()
    let old = collectionViewLayout
    prepareTransition(from: old, to: layout)
    let transitionLayout =
      itemDelegate?.collectionView(
        self,
        transitionLayoutForOldLayout: old,
        newLayout: layout
      ) ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    interactiveLayout = InteractiveLayoutTransition(
      layout: transitionLayout,
      completion: completion
    )
    collectionViewLayout = transitionLayout
    for part in [old, layout] { part.owner = self }
    layoutIfNeeded()
    return transitionLayout
  }

  /// Animates from the current progress to one of the ends.
  func endInteractiveLayout(_ finishes: Bool) {
    guard let change = interactiveLayout else {
      return layer.core.raise(
        "UICollectionView",
        "its layout has no interactive transition to end",
        remedy: "call startInteractiveTransition(to:) first"
      )
    }
    interactiveLayout = nil
    let transitionLayout = change.layout
    UIView.animate(withDuration: Self.layoutChangeDuration) { [self] in
      transitionLayout.transitionProgress = finishes ? 1 : 0
      layoutIfNeeded()
    } completion: { [self] completed in
      collectionViewLayout = finishes ? transitionLayout.nextLayout : transitionLayout.currentLayout
      (finishes ? transitionLayout.currentLayout : transitionLayout.nextLayout).owner = nil
      layoutIfNeeded()
      finalizeTransition(from: transitionLayout.currentLayout, to: transitionLayout.nextLayout)
      change.completion?(completed, finishes)
    }
  }
}
