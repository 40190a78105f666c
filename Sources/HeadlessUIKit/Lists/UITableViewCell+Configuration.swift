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
    state.isReordering = editing.isReordering
    return state
  }

  var isReordering: Bool {
    get { editing.isReordering }
    set {
      guard newValue != editing.isReordering else { return }
      editing.isReordering = newValue
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
