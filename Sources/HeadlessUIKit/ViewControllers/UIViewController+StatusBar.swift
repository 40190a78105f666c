extension UIViewController {
  /// Whoever decides about the status bar in this controller's place.
  var statusBarSuccessor: UIViewController { self }

  /// Whoever decides about the orientation in this controller's place.
  var orientationSuccessor: UIViewController { self }
}
