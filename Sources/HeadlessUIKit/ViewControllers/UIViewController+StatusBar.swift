/// Controllers that determine the status bar and the orientation instead of this one.
extension UIViewController {
  /// The controller presented full screen over it, or one that asks to decide.
  ///
  /// [D] rule presentation.status-bar
  var statusBarSuccessor: UIViewController {
    presentedChain.last { $0.takesStatusBar && $0.appearance.isShownOrAppearing } ?? self
  }

  /// [D] The topmost controller that covers the screen.
  var orientationSuccessor: UIViewController {
    presentedChain.last { $0.fillsScreen && $0.appearance.isShownOrAppearing } ?? self
  }

  /// The controller that determines the orientation when nothing above this one does.
  var orientationHolder: UIViewController {
    let top = ancestors.last ?? self
    guard !top.fillsScreen, let below = top.modal.presenting else { return top }
    return below.orientationHolder
  }

  private var takesStatusBar: Bool {
    modal.controller?.currentStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  private var fillsScreen: Bool { modal.controller?.fillsScreen ?? false }
}

extension UIPresentationController {
  var fillsScreen: Bool { currentStyle == .fullScreen || currentStyle == .overFullScreen }
}
