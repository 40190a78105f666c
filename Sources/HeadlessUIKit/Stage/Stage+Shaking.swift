/// Somebody shakes the device.
extension Stage {
  /// [D] The first responder hears of it, else the window, and whatever stands behind them.
  public func shake() {
    core.becomeAmbient()
    core.flushTurn()
    let event = UIEvent()
    (event.type, event.subtype, event.timestamp) = (.motion, .motionShake, now)
    let receiver = firstResponder ?? window.rootViewController ?? window
    receiver.motionBegan(.motionShake, with: event)
    receiver.motionEnded(.motionShake, with: event)
    core.flushTurn()
  }
}
