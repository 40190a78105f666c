/// Who decides in this controller's place about what the whole screen shares.
extension UIViewController {
  /// [D] P12: what is presented full screen over it, or asks to.
  var statusBarSuccessor: UIViewController {
    presentedChain.last { $0.takesStatusBar && $0.appearance.isShownOrAppearing } ?? self
  }

  /// [D] The topmost controller that covers the screen.
  var orientationSuccessor: UIViewController {
    presentedChain.last { $0.coversScreen && $0.appearance.isShownOrAppearing } ?? self
  }

  private var takesStatusBar: Bool {
    modal.controller?.currentStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  private var coversScreen: Bool {
    let style = modal.controller?.currentStyle
    return style == .fullScreen || style == .overFullScreen
  }
}
