/// The root controller of a window (rule appearance.window-root).
extension UIWindow {
  /// [I] The old root disappears, then the new one appears.
  func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.abandonPresented()
    old?.viewIfLoaded?.removeFromSuperview()
    if old?.containerState.rootWindow === self { old?.containerState.rootWindow = nil }
    rootViewController?.containerState.rootWindow = self
    installedRoot = nil
    if isHidden { setNeedsLayout() } else { showRoot() }
  }

  /// Lays out the root view of a hidden window; it gets no callbacks, since it is not visible.
  func layOutUnseenRoot() {
    guard let root = rootViewController, root.modal.presented == nil,
      root.viewIfLoaded?.superview == nil
    else { return }
    showRoot()
  }

  /// [D] Rule loading.root-view-fills-space: the root view fills the window.
  private func showRoot() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    fill(with: root)
    insertSubview(root.view, at: 0)
  }

  private func fill(with root: UIViewController) {
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    installedRoot = root
  }

  func visibilityChanged() {
    guard let root = rootViewController else { return }
    // The root's view may be removed while another controller is presented.
    guard root.modal.presented == nil else { return notifyControllers(entering: !isHidden) }
    if root.viewIfLoaded?.superview === self {
      // Other code may have added the view while the window was hidden.
      if !isHidden, installedRoot !== root { fill(with: root) }
      root.rootViewWillMove(intoWindow: !isHidden)
    } else if !isHidden {
      showRoot()
    }
  }
}

extension Stage {
  /// Makes a controller the root of the stage's window, shows it and commits.
  public func show(_ root: UIViewController) {
    core.becomeAmbient()
    window.rootViewController = root
    window.makeKeyAndVisible()
    core.flushTurn()
  }
}
