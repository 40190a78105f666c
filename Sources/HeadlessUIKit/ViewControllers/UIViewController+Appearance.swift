/// Sending the appearance callbacks (spec/uikit.md A1–A9); the states are `AppearanceState`'s.
extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard let callback = appearance.begin(appearing: isAppearing, animated: animated) else {
      return
    }
    deliver(callback)
  }

  func endAppearance() {
    switch appearance.end() {
    case .finished(let callback): deliver(callback)
    case .unbalanced: warnAboutBalance()
    case .pending, .silent: break
    }
  }

  /// Ends what a begin of ours left open, and says nothing if an abort ended it before.
  func endAppearanceIfOpen() {
    if appearance.isInTransition { endAppearance() }
  }

  // [W] A3: the text is UIKit's.
  private func warnAboutBalance() {
    warn(
      "Unbalanced calls to begin/end appearance transitions for <\(name)>.",
      remedy: "call beginAppearanceTransition before each endAppearanceTransition"
    )
  }

  /// The controller hears first, then its children, if it leaves that to us. [W1] A5
  private func deliver(_ callback: AppearanceState.Callback) {
    stage.statusBar.becomeStale()
    // A child asks whether its container is being presented, so that counts as hearing too.
    modal.hearing += 1
    defer { modal.hearing -= 1 }
    hear(callback)
    passOn(callback)
  }

  func forwardToChildren(_ callback: AppearanceState.Callback) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isInViewTree(of: self) {
      switch callback {
      case .willAppear(let animated): child.beginAppearance(true, animated: animated)
      case .willDisappear(let animated): child.beginAppearance(false, animated: animated)
      case .didAppear, .didDisappear: child.endAppearanceIfOpen()
      }
    }
  }

  private func hear(_ callback: AppearanceState.Callback) {
    loadViewIfNeeded()
    move.beginHearing()
    switch callback {
    case .willAppear(let animated):
      tell("viewWillAppear(animated: \(animated))") { viewWillAppear(animated) }
    case .didAppear(let animated):
      tell("viewDidAppear(animated: \(animated))") { viewDidAppear(animated) }
    case .willDisappear(let animated):
      tell("viewWillDisappear(animated: \(animated))") { viewWillDisappear(animated) }
    case .didDisappear(let animated):
      tell("viewDidDisappear(animated: \(animated))") { viewDidDisappear(animated) }
    }
    move.endHearing(last: callback.closes)
  }

  /// Loads nothing: a child without a view cannot be in a tree. [W1] A5
  private func isInViewTree(of container: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let root = container.viewIfLoaded else { return false }
    return view.isDescendant(of: root)
  }
}

extension AppearanceState.Callback {
  /// The move that this callback is the last one of.
  fileprivate var closes: ContainerMove.Direction? {
    switch self {
    case .didAppear: .arrival
    case .didDisappear: .departure
    case .willAppear, .willDisappear: nil
    }
  }
}
