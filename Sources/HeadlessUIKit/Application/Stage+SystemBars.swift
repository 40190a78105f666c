import Foundation

/// The parts of the system's interface that cover an app's windows.
extension Stage {
  public struct SystemBars: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The time, signal and battery.
    public static let statusBar = SystemBars(rawValue: 1)
    /// The line at the lower edge of devices without a home button.
    public static let homeIndicator = SystemBars(rawValue: 2)
    /// The island or notch that covers a part of the screen.
    public static let sensorHousing = SystemBars(rawValue: 4)
    public static let all: SystemBars = [.statusBar, .homeIndicator, .sensorHousing]
  }

  var statusBar: StatusBar { attachment(StatusBar.self) }
  var homeIndicator: HomeIndicator { attachment(HomeIndicator.self) }
  var sensorHousing: SensorHousing { attachment(SensorHousing.self) }

  /// The parts of the system's interface that frames show; none by default.
  public var systemBars: SystemBars {
    get {
      var bars: SystemBars = []
      if statusBar.isDrawn { bars.insert(.statusBar) }
      if homeIndicator.isDrawn { bars.insert(.homeIndicator) }
      if sensorHousing.isDrawn { bars.insert(.sensorHousing) }
      return bars
    }
    set {
      statusBar.isDrawn = newValue.contains(.statusBar)
      homeIndicator.isDrawn = newValue.contains(.homeIndicator)
      sensorHousing.isDrawn = newValue.contains(.sensorHousing)
    }
  }

  /// Equivalent to `.statusBar` in `systemBars`.
  public var drawsStatusBar: Bool {
    get { statusBar.isDrawn }
    set { statusBar.isDrawn = newValue }
  }

  /// The status bar's layer, above all windows of its level.
  var statusBarLayers: [CALayer] { statusBar.isDrawn ? [statusBar.view.layer] : [] }

  /// The home indicator and the sensor housing, back to front, above all windows.
  var foremostLayers: [CALayer] {
    var layers: [CALayer] = []
    if homeIndicator.isDrawn { layers.append(homeIndicator.view.layer) }
    if sensorHousing.isDrawn { layers.append(sensorHousing.view.layer) }
    return layers
  }
}
