extension UICollectionViewCell {
  /// How far an item is on its way.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
