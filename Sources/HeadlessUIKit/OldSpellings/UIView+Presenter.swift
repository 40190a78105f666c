extension UIView {
  /// The topmost controller presented above the view, which can present another.
  var presenterAbove: UIViewController? {
    guard let first = nearestController ?? window?.rootViewController else { return nil }
    return first.presentedChain.last ?? first
  }
}
