import Foundation
import Geometry

extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// [D] Configurations are asked to suit each new state.
  func stateChanged() {
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
    configurationUpdateHandler?(self, configurationState)
  }

  func showBackground() {
    guard let backgroundConfiguration else {
      plate?.removeFromSuperview()
      plate = nil
      return
    }
    let plate = plate ?? BackgroundPlate()
    if self.plate == nil { insertSubview(plate, at: 0) }
    self.plate = plate
    plate.show(backgroundConfiguration.updated(for: configurationState))
    plate.place(in: bounds)
  }
}
