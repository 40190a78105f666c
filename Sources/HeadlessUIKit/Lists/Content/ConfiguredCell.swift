import Foundation
import Geometry

/// A cell of a table or collection with content and background configurations.
@MainActor
protocol ConfiguredCell: UIView {
  var content: CellContent { get }
  var hosted: HostedContent { get set }
  var backing: ConfiguredBackgroundView? { get set }
  var needsConfiguration: Bool { get set }
  var contentConfiguration: (any UIContentConfiguration)? { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var configurationState: UICellConfigurationState { get }
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  func callUpdateHandler()
  /// A cell that sizes itself is measured again.
  func sizeMayHaveChanged()
}

extension ConfiguredCell {
  /// [D] Updates the configurations for the new state.
  func configureForState() {
    setNeedsUpdateConfiguration()
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      hosted.show(contentConfiguration.updated(for: configurationState), in: content)
    }
    showBackground()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    callUpdateHandler()
  }

  func showBackground() {
    guard let backgroundConfiguration else {
      backing?.removeFromSuperview()
      backing = nil
      return
    }
    let background = backing ?? ConfiguredBackgroundView()
    if backing == nil { insertSubview(background, at: 0) }
    backing = background
    background.show(backgroundConfiguration.updated(for: configurationState))
    background.layOut(in: bounds)
  }
}
