/// Shaking the device.
extension Stage {
  /// [D] Sends motion events to the first responder, otherwise to the window, and up their chain.
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
