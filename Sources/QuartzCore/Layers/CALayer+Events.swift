/// The event of a layer that becomes visible: it joins a visible tree, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"

/// The event of a layer that is no longer visible: it leaves a visible tree, or is hidden.
public let kCAOnOrderOut = "onOrderOut"

/// [D] Events for which layers have actions, as they do for changes of their properties.
extension CALayer {
  /// The key of a change of the sublayers.
  static let sublayersEvent = "sublayers"

  static let events: Set<String> = [kCAOnOrderIn, kCAOnOrderOut, kCATransition, sublayersEvent]

  /// Whether everything around it is shown on a screen.
  private var hasVisibleSurroundings: Bool {
    var layer = self
    while let parent = layer.parent {
      if parent.values.isHidden { return false }
      layer = parent
    }
    return layer.rootCore != nil
  }

  func runVisibilityActions(for event: String) {
    if runsVisibilityActions { runSubtreeActions(for: event) }
  }

  /// Whether there are actions for its coming and going.
  var runsVisibilityActions: Bool { !values.isHidden && canRunActions }

  /// Runs the actions for a change of `isHidden`.
  func visibilityChanged() {
    guard canRunActions else { return }
    runSubtreeActions(for: values.isHidden ? kCAOnOrderOut : kCAOnOrderIn)
  }

  /// Runs the action for an event that concerns this layer alone.
  func runOwnAction(for event: String) {
    if runsVisibilityActions { runAction(for: event) }
  }

  private var canRunActions: Bool {
    shown == nil && hasVisibleSurroundings && !core.transactions.areActionsDisabled
  }

  /// [I] Its visible sublayers come and go with it.
  func runSubtreeActions(for event: String) {
    runAction(for: event)
    for child in children where !child.values.isHidden { child.runSubtreeActions(for: event) }
  }

  private func runAction(for event: String) {
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }
}
