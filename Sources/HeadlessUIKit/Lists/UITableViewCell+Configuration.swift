import Foundation
import Geometry

extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = editing.isConfirming
    return state
  }

  /// [D] The configuration that suits the cell's style.
  var defaultConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// [D] Configurations are asked to suit each new state.
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
    configurationUpdateHandler?(self, configurationState)
  }

  func showBackground() {
    guard let backgroundConfiguration else {
      backing?.removeFromSuperview()
      backing = nil
      return
    }
    let plate = backing ?? BackgroundPlate()
    if backing == nil { insertSubview(plate, at: 0) }
    backing = plate
    plate.show(backgroundConfiguration.updated(for: configurationState))
    plate.place(in: bounds)
  }
}
