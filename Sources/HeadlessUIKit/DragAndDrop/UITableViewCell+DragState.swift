extension UITableViewCell {
  /// How far a row is on its way.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
