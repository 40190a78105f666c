import Foundation

extension UIControl {
  func send(_ events: Event, _ event: UIEvent?) {
    for receiver in receivers where !receiver.events.isDisjoint(with: events) {
      switch receiver.call {
      case .action(let action): sendAction(action)
      case .selector(let selector, let target):
        // A deallocated target receives nothing; only a nil target is searched for.
        guard target.object != nil || !target.isGiven else { continue }
        sendAction(selector, to: target.object, for: event)
      }
    }
  }

  /// [W] A target's action is stored once, with all of its events.
  func addReceiver(_ target: AnyObject?, action: Selector, events: Event) {
    let known = receivers.firstIndex { $0.call.isSelector(action, of: target) }
    if let known { return receivers[known].events.formUnion(events) }
    let weak = WeakTarget(isGiven: target != nil, object: target)
    receivers.append(Receiver(events: events, call: .selector(action, target: weak)))
  }

  func removeReceivers(_ target: AnyObject?, action: Selector?, events: Event) {
    removeReceivers(for: events) { call in
      guard case .selector(let known, let weak) = call else { return false }
      return (target == nil || weak.object === target) && (action == nil || known == action)
    }
  }

  /// Stops sending `events` to the matching receivers.
  func removeReceivers(for events: Event, where isMeant: (Receiver.Call) -> Bool) {
    for index in receivers.indices where isMeant(receivers[index].call) {
      receivers[index].events.subtract(events)
    }
    receivers.removeAll { $0.events.isEmpty }
  }

  var knownTargets: Set<AnyHashable> {
    Set(
      receivers.compactMap { receiver in
        guard case .selector(_, let target) = receiver.call else { return nil }
        return target.object as? NSObject
      }
    )
  }

  func actionNames(_ target: AnyObject?, _ event: Event) -> [String]? {
    let names = receivers.compactMap { receiver -> String? in
      guard case .selector(let selector, let weak) = receiver.call, weak.object === target,
        !receiver.events.isDisjoint(with: event)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  func offerMenu(_ isOffered: Bool) {
    guard isOffered != (contextMenuInteraction != nil) else { return }
    if let old = contextMenuInteraction { removeInteraction(old) }
    contextMenuInteraction = isOffered ? UIContextMenuInteraction(delegate: self) : nil
    if let new = contextMenuInteraction { addInteraction(new) }
  }

  /// Tracks a touch, and sends its events.
  func track(_ touch: UITouch?, phase: UITouch.Phase, event: UIEvent?) {
    guard let touch, isEnabled else { return }
    switch phase {
    case .began: begin(touch, event)
    case .moved, .stationary: move(touch, event)
    case .ended: end(touch, event)
    case .cancelled: cancel(event)
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent?) {
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    openMenu(touch)
  }

  /// [D] The menu takes the place of the primary action, and opens on touch down; the event is sent
  /// before.
  private func openMenu(_ touch: UITouch) {
    guard showsMenuAsPrimaryAction, contextMenuInteraction != nil else { return }
    send(.menuActionTriggered, nil)
    menuSession = contextMenuInteraction?.open(at: touch.location(in: nil))
  }

  private func move(_ touch: UITouch, _ event: UIEvent?) {
    menuSession?.finger(at: touch.location(in: nil))
    guard isTracking else { return }
    // [D] A control that stops tracking gets no more of this touch.
    guard continueTracking(touch, with: event) else { return finishTracking() }
    let isInside = keeps(touch, event)
    if isInside != isTouchInside { send(isInside ? .touchDragEnter : .touchDragExit, event) }
    isTouchInside = isInside
    isHighlighted = isInside
    send(isInside ? .touchDragInside : .touchDragOutside, event)
  }

  /// Whether a touch that began in the control still counts as inside of it.
  func keeps(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return bounds.insetBy(dx: -touchMargin, dy: -touchMargin).contains(place)
      || point(inside: place, with: event)
  }

  private func end(_ touch: UITouch, _ event: UIEvent?) {
    let session = menuSession
    session?.fingerLifted(at: touch.location(in: nil))
    guard isTracking else { return }
    let isInside = keeps(touch, event)
    finishTracking()
    endTracking(touch, with: event)
    guard session == nil else { return }
    if isInside, let button = self as? UIButton, button.changesSelectionAsPrimaryAction,
      button.menu == nil
    {
      button.isSelected.toggle()
    }
    guard isInside else { return send(.touchUpOutside, event) }
    // [D] A button's primary action is a touch that ends inside.
    send(tapIsPrimary ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside, event)
  }

  /// [W] A control that is disabled while it tracks a touch stops tracking.
  func dropTouch() {
    guard isTracking else { return }
    finishTracking()
    cancelTracking(with: nil)
  }

  private func cancel(_ event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  private func finishTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}

extension UIControl.Receiver.Call {
  fileprivate func isSelector(_ action: Selector, of target: AnyObject?) -> Bool {
    guard case .selector(let known, let weak) = self, known == action else { return false }
    return target == nil ? !weak.isGiven : weak.object === target
  }
}
