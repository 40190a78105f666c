import Foundation

/// The long press that moves items of a collection.
@MainActor
final class ItemMover {
  private weak var collection: UICollectionView?
  private let press = UILongPressGestureRecognizer()
  private var edge: EdgeScroller?

  init(_ collection: UICollectionView?) {
    self.collection = collection
    press.addTarget(self, action: Selector("move", ItemMover.move))
    collection?.addGestureRecognizer(press)
  }

  isolated deinit {
    collection?.removeGestureRecognizer(press)
  }

  private func move(_ press: UILongPressGestureRecognizer) {
    guard let collection else { return }
    let location = press.location(in: collection)
    switch press.state {
    case .began:
      edge = nil
      guard let path = collection.indexPathForItem(at: location) else { return }
      guard collection.beginInteractiveMovementForItem(at: path) else { return }
      edge = EdgeScroller(collection) { [weak self] in self?.carry() }
    case .changed:
      edge?.follow(location)
      carry()
    case .ended:
      stopScrolling()
      collection.endInteractiveMovement()
    case .cancelled, .failed:
      stopScrolling()
      collection.cancelInteractiveMovement()
    case .possible: break
    }
  }

  private func stopScrolling() {
    edge?.stop()
    edge = nil
  }

  private func carry() {
    guard let collection else { return }
    collection.updateInteractiveMovementTargetPosition(press.location(in: collection))
  }
}
