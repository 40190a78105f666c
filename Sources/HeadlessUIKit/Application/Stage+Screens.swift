import Foundation
public import Scene

/// External screens, connected by cable or AirPlay.
extension Stage {
  /// Connects a screen; the app is notified and may put a window there. [D]
  @discardableResult
  public func connectScreen(_ device: Device) -> UIScreen {
    core.becomeAmbient()
    let screen = UIScreen(device)
    screen.stage = self
    otherScreens.append(screen)
    NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: screen)
    core.flushTurn()
    return screen
  }

  /// Disconnects it; its windows are hidden.
  public func disconnectScreen(_ screen: UIScreen) {
    precondition(
      otherScreens.contains { $0 === screen },
      "only a screen that connectScreen returned can be disconnected"
    )
    core.becomeAmbient()
    otherScreens.removeAll { $0 === screen }
    NotificationCenter.default.post(name: UIScreen.didDisconnectNotification, object: screen)
    for window in windows where window.screen === screen { window.isHidden = true }
    core.flushTurn()
  }

  /// The contents of another screen at the last commit.
  public func scene(on screen: UIScreen) -> Scene {
    let nodes = windowLayers(on: screen).compactMap { $0.record?.node(at: core.now) }
    return .screen(screen.bounds, nodes)
  }

  /// The windows that rotate with the device.
  var ownWindows: [UIWindow] { windows.filter { $0.screen === screen } }

  /// The windows of the app.
  var appWindows: [UIWindow] { windows.filter { !$0.isOfSystem } }

  /// From back to front; windows of one level in the order in which they were shown.
  func drawnWindows(on screen: UIScreen) -> [UIWindow] {
    windows.filter { $0.screen === screen }.enumerated()
      .sorted {
        let (one, other) = ($0.element.windowLevel.rawValue, $1.element.windowLevel.rawValue)
        return (one, $0.offset) < (other, $1.offset)
      }
      .map(\.element)
  }

  // The status bar is in front of windows of its own level; the indicator and the housing are in
  // front of everything, the keyboard included.
  func windowLayers(on screen: UIScreen) -> [CALayer] {
    var rows = drawnWindows(on: screen)
      .map { (level: $0.windowLevel.rawValue, layer: $0.layer) }
    if screen === self.screen {
      rows += statusBarLayers.map { (UIWindow.Level.statusBar.rawValue, $0) }
      rows += foremostLayers.map { (.infinity, $0) }
    }
    return rows.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
      .map(\.element.layer)
  }
}
