import Scene

/// Sending the appearance callbacks (rules appearance.*); the states are `AppearanceState`'s.
extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isStoodInFor {
      standInForAppearance?.turnAppearance(isAppearing, animated: animated)
      return
    }
    if let callback = appearance.begin(appearing: isAppearing, animated: animated) {
      deliver(callback)
    }
    overCover?.turnAppearance(isAppearing, animated: animated)
  }

  /// Turns round in the middle, unless it heads that way already.
  func turnAppearance(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isShownOrAppearing != isAppearing else { return }
    beginAppearance(isAppearing, animated: animated)
  }

  func endAppearance() {
    defer { overCover?.endAppearanceIfOpen() }
    switch appearance.end() {
    case .finished(let callback): deliver(callback)
    case .unbalanced: warnAboutBalance()
    case .pending, .silent: break
    }
  }

  /// Ends what a begin of ours left open, and says nothing if an abort ended it before.
  func endAppearanceIfOpen() {
    if appearance.isInTransition { return endAppearance() }
    standInForAppearance?.endAppearanceIfOpen()
  }

  /// Ends it for good: the view has left, whatever else was begun.
  func endAppearanceForGood() {
    appearance.forgetOuterBegins()
    endAppearanceIfOpen()
  }

  // [W] A3: the text is UIKit's.
  private func warnAboutBalance() {
    warn(
      "Unbalanced calls to begin/end appearance transitions for <\(name)>.",
      remedy: "call beginAppearanceTransition before each endAppearanceTransition",
      kind: .appearance
    )
  }

  /// Calls the controller first, then its children unless it forwards callbacks itself. [W1] A5
  private func deliver(_ callback: AppearanceState.Callback) {
    stage.statusBar.becomeStale()
    // Children read their container's `isBeingPresented`, so they count as part of the callback.
    modal.heard.append(callback.isOfComing)
    defer { modal.heard.removeLast() }
    hear(callback)
    passOn(callback)
  }

  func forwardToChildren(_ callback: AppearanceState.Callback) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isInViewTree(of: self) || child.hasLeft(after: callback) {
      // A callback may have reversed the change, and told the children of that.
      guard appearance.phase == callback.phase else { return }
      switch callback {
      case .willAppear(let animated): child.beginAppearance(true, animated: animated)
      case .willDisappear(let animated): child.beginAppearance(false, animated: animated)
      case .didAppear: if child.appearance.isShownOrAppearing { child.endAppearanceIfOpen() }
      case .didDisappear(let animated):
        // One that came while its container was leaving has left with it.
        if child.appearance.isShownOrAppearing { child.beginAppearance(false, animated: animated) }
        child.endAppearanceForGood()
      }
    }
  }

  private func hear(_ callback: AppearanceState.Callback) {
    loadViewIfNeeded()
    move.beginHearing(ofComing: callback.isOfComing)
    let outer = delivery
    delivery = callback
    switch callback {
    case .willAppear(let animated):
      hearOfMissedTraits()
      tell(.appearance(.viewWillAppear, animated: animated)) { viewWillAppear(animated) }
      oweArrival(animated)
    case .didAppear(let animated):
      arrive()
      tell(.appearance(.viewDidAppear, animated: animated)) { viewDidAppear(animated) }
    case .willDisappear(let animated):
      owedArrival = nil
      tell(.appearance(.viewWillDisappear, animated: animated)) { viewWillDisappear(animated) }
    case .didDisappear(let animated):
      tell(.appearance(.viewDidDisappear, animated: animated)) { viewDidDisappear(animated) }
      rememberTraitsWhileCovered()
    }
    delivery = outer
    move.endHearing(of: callback.phase)
  }

  // [W] A4: the text is UIKit's.
  func expectDelivery(of callback: AppearanceState.Callback) {
    guard delivery?.isSameKind(as: callback) != true else { return }
    warn(
      "Calling -\(callback.selector): directly on a view controller is not supported, and may"
        + " result in out-of-order callbacks and other inconsistent behavior. Use the"
        + " -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on"
        + " UIViewController instead to manually drive appearance callbacks.",
      remedy: "call beginAppearanceTransition and endAppearanceTransition on <\(name)>",
      kind: .appearance
    )
  }

  /// Whether its view was taken away between the two callbacks of a disappearance.
  private func hasLeft(after callback: AppearanceState.Callback) -> Bool {
    guard case .didDisappear = callback else { return false }
    return appearance.phase == .disappearing && !hasDeferredEnd
  }

  /// Loads nothing: a child without a view cannot be in a tree. [W1] A5
  private func isInViewTree(of container: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let root = container.viewIfLoaded else { return false }
    return view.isDescendant(of: root)
  }
}

extension AppearanceState.Callback {
  fileprivate var selector: String {
    switch self {
    case .willAppear: "viewWillAppear"
    case .didAppear: "viewDidAppear"
    case .willDisappear: "viewWillDisappear"
    case .didDisappear: "viewDidDisappear"
    }
  }

  fileprivate func isSameKind(as other: Self) -> Bool { selector == other.selector }

  /// Where the controller stands that hears it.
  fileprivate var phase: AppearanceState.Phase {
    switch self {
    case .willAppear: .appearing
    case .didAppear: .appeared
    case .willDisappear: .disappearing
    case .didDisappear: .disappeared
    }
  }

  fileprivate var isOfComing: Bool { phase == .appearing || phase == .appeared }
}
