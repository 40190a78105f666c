import Scene

/// Sending the appearance callbacks (rules appearance.*); `AppearanceState` has the states.
extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isReplacedByCover {
      coverReceivingAppearance?.turnAppearance(isAppearing, animated: animated)
      return
    }
    if let callback = appearance.begin(appearing: isAppearing, animated: animated) {
      deliver(callback)
    }
    overCover?.turnAppearance(isAppearing, animated: animated)
  }

  /// Reverses the transition, unless it already goes that way.
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

  /// Ends a transition that we have begun, unless an abort ended it before.
  func endAppearanceIfOpen() {
    if appearance.isInTransition { return endAppearance() }
    coverReceivingAppearance?.endAppearanceIfOpen()
  }

  /// Ends it whatever the nesting: the view was removed.
  func endAppearanceForGood() {
    appearance.forgetOuterBegins()
    endAppearanceIfOpen()
  }

  // [W] Rule appearance.unbalanced-calls: UIKit's message.
  private func warnAboutBalance() {
    warn(
      "Unbalanced calls to begin/end appearance transitions for <\(name)>.",
      remedy: "call beginAppearanceTransition before each endAppearanceTransition",
      kind: .appearance
    )
  }

  /// Calls the controller first, then its children unless it forwards callbacks itself.
  ///
  /// [W1] rule appearance.forwarding-order
  private func deliver(_ callback: AppearanceState.Callback) {
    stage.statusBar.becomeStale()
    // Children read their container's `isBeingPresented`, so they are part of the callback.
    modal.callbacksInDelivery.append(callback.isOfComing)
    defer { modal.callbacksInDelivery.removeLast() }
    callOwnMethod(callback)
    passOn(callback)
  }

  func forwardToChildren(_ callback: AppearanceState.Callback) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isInViewTree(of: self) || child.hasLeft(after: callback) {
      // A callback may have reversed the change, and notified the children.
      guard appearance.phase == callback.phase else { return }
      switch callback {
      case .willAppear(let animated): child.beginAppearance(true, animated: animated)
      case .willDisappear(let animated): child.beginAppearance(false, animated: animated)
      case .didAppear: if child.appearance.isShownOrAppearing { child.endAppearanceIfOpen() }
      case .didDisappear(let animated):
        // A child that was appearing while its container disappeared has disappeared with it.
        if child.appearance.isShownOrAppearing { child.beginAppearance(false, animated: animated) }
        child.endAppearanceForGood()
      }
    }
  }

  private func callOwnMethod(_ callback: AppearanceState.Callback) {
    loadViewIfNeeded()
    move.beginDelivery(appearing: callback.isOfComing)
    let outer = delivery
    delivery = callback
    switch callback {
    case .willAppear(let animated):
      deliverMissedTraits()
      tell(.appearance(.viewWillAppear, animated: animated)) { viewWillAppear(animated) }
      if !animated { forgetSelection() }
      scheduleIsAppearing(animated)
    case .didAppear(let animated):
      sendIsAppearing()
      if animated { forgetSelection() }
      tell(.appearance(.viewDidAppear, animated: animated)) { viewDidAppear(animated) }
    case .willDisappear(let animated):
      pendingIsAppearing = nil
      tell(.appearance(.viewWillDisappear, animated: animated)) { viewWillDisappear(animated) }
    case .didDisappear(let animated):
      tell(.appearance(.viewDidDisappear, animated: animated)) { viewDidDisappear(animated) }
      rememberTraitsWhileCovered()
    }
    delivery = outer
    move.endDelivery(of: callback.phase)
  }

  // [W] Rule appearance.no-direct-calls: UIKit's message.
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

  /// Whether its view was removed between the two callbacks of a disappearance.
  private func hasLeft(after callback: AppearanceState.Callback) -> Bool {
    guard case .didDisappear = callback else { return false }
    return appearance.phase == .disappearing && !hasDeferredEnd
  }

  /// Does not load the view: a child without one cannot be in the hierarchy.
  ///
  /// [W1] rule appearance.forwarding-order
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

  /// The phase during the callback.
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
