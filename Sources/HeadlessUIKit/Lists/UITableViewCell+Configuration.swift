import Foundation

extension UITableViewCell: ConfiguredCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = editing.isConfirming
    state.isReordering = editing.isMoved
    return state
  }

  var isReordering: Bool {
    get { editing.isMoved }
    set {
      guard newValue != editing.isMoved else { return }
      editing.isMoved = newValue
      configureForState()
    }
  }

  /// [D] The default configuration of the cell's style.
  var defaultConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func callUpdateHandler() { configurationUpdateHandler?(self, configurationState) }
}
