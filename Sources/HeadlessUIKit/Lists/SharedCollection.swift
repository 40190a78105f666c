import Foundation

/// A collection view that one screen of a stack hands over to the next, and gets back. [D]
@MainActor
struct SharedCollection {
  let view: UICollectionView
  let to: UICollectionViewController

  /// Nil unless the upper screen shows the lower one's collection view.
  init?(from: UIViewController, to: UIViewController, isPush: Bool) {
    guard let from = from as? UICollectionViewController,
      let to = to as? UICollectionViewController, let view = from.collectionView,
      isPush ? to.useLayoutToLayoutNavigationTransitions : to.collection === view
    else { return nil }
    (self.view, self.to) = (view, to)
    if isPush { from.ownLayout = view.collectionViewLayout }
    (from.sharesCollection, to.sharesCollection) = (true, true)
    to.take(view)
  }

  func settle() { to.settleLayout() }
}

extension UICollectionViewController {
  /// [D] The data source stays that of the first screen.
  fileprivate func take(_ shared: UICollectionView) {
    if let collection, collection !== shared {
      ownLayout = collection.collectionViewLayout
      collection.removeFromSuperview()
    }
    collection = shared
    fill(view, with: shared)
    shared.delegate = self
  }

  /// Where it is shown again without a transition, or stays because one was cancelled.
  func takeBackCollection() {
    guard sharesCollection, let collection, collection.superview !== viewIfLoaded else { return }
    take(collection)
    settleLayout()
  }

  var restingLayout: UICollectionViewLayout { ownLayout ?? firstLayout }

  fileprivate func settleLayout() {
    guard let collection, collection.collectionViewLayout !== restingLayout else { return }
    collection.setCollectionViewLayout(restingLayout, animated: false)
  }
}

/// Moves the items of a shared collection view to their places on the next screen.
@MainActor
final class LayoutToLayoutAnimator: NSObject, UIViewControllerAnimatedTransitioning, SystemPart {
  private let shared: SharedCollection

  init(_ shared: SharedCollection) {
    self.shared = shared
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { UICollectionView.layoutChangeDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    UIView.performWithoutAnimation {
      to.frame = context.finalFrame(for: shared.to)
      context.containerView.addSubview(to)
      to.layoutIfNeeded()
    }
    shared.view.setCollectionViewLayout(shared.to.restingLayout, animated: true) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
