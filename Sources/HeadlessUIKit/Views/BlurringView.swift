import Scene

/// A view that shows a blur in the tone of its environment.
@MainActor
protocol BlurringView: UIView {
  var blurEffect: UIBlurEffect? { get }
}

extension BlurringView {
  /// The blur in the view's interface style, with the user's setting for transparency.
  var environmentBlur: BackdropBlur? {
    let stage = window?.stage ?? Stage.current
    return blurEffect?.backdrop(
      in: traitCollection.userInterfaceStyle,
      isOpaque: stage.reducesTransparency
    )
  }

  /// Resolves the blur again, since it or the environment has changed.
  func updateBlur() {
    let blur = environmentBlur
    guard layer.values.backdrop != blur else { return }
    layer.change(.backdrop, \.backdrop, to: blur)
  }
}

extension UIView {
  /// Called for a window after the user's setting for transparency has changed.
  func followTransparency() {
    (self as? any BlurringView)?.updateBlur()
    for view in subviewList { view.followTransparency() }
  }
}
