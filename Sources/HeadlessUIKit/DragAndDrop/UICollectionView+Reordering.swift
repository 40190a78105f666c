extension UICollectionView {
  /// How soon items make room for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
