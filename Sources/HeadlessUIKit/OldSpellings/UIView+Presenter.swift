extension UIView {
  /// The topmost controller above the one that the view belongs to: it presents what the view asks for.
  var presenterAbove: UIViewController? {
    let near = sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    guard let first = near ?? window?.rootViewController else { return nil }
    return first.presentedChain.last ?? first
  }
}
