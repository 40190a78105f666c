extension UIView {
  /// Records what `draw(_:)` draws.
  func drawIfCustom() {}
}
