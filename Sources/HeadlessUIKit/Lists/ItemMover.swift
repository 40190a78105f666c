import Foundation

/// The long press that moves items of a collection.
@MainActor
final class ItemMover {
  private weak var collection: UICollectionView?
  private let press = UILongPressGestureRecognizer()

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
      guard let path = collection.indexPathForItem(at: location) else { return }
      collection.beginInteractiveMovementForItem(at: path)
    case .changed: collection.updateInteractiveMovementTargetPosition(location)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
