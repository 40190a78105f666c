/// The layout of a collection view that is made without one.
final class MissingLayout: UICollectionViewLayout {}

extension UICollectionView {
  /// [D] UIKit raises an exception.
  func raiseMissingLayout() {
    StageCore.ambient.raise(
      TypeNames.of(self),
      "a collection view is made without a layout",
      remedy: "call init(frame:collectionViewLayout:)"
    )
  }
}
